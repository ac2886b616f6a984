import { type Bilingual, type Language, languages } from '#contract/language.ts'
import type { TranslationState } from '#contract/translation.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { TranslationDots } from '#web/ui/backstage/translation-dots.tsx'
import { useDots } from './use-dots.ts'

interface Props {
  language: Language
  translation: Bilingual<TranslationState>
}

/** The translation state of one language, shown as a word beside its name. */
export function LanguageDot({ language, translation }: Props) {
  const dots = useDots()(translation)
  const word = useSay()(records.translation)[translation[language]]
  const own = dots.filter((_, place) => languages[place] === language)
  return <TranslationDots isBeside dots={own.map(dot => ({ ...dot, code: word }))} />
}
