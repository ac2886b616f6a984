import { type Bilingual, languages } from '#contract/language.ts'
import type { TranslationState } from '#contract/translation.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'

/** Returns the translation states of both languages, labelled for `TranslationDots`. */
export function useDots(): (translation: Bilingual<TranslationState>) => Dot[] {
  const say = useSay()
  const names = say(records.languageNames)
  const states = say(records.translation)
  return translation =>
    languages.map(language => {
      const state = translation[language]
      return { code: language.toUpperCase(), state, label: `${names[language]}: ${states[state]}` }
    })
}

interface Dot {
  code: string
  state: TranslationState
  label: string
}
