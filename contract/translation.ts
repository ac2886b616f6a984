import { z } from 'zod'
import { type Bilingual, type Language, otherLanguage } from './language.ts'

/** The state of one language of a record. */
export type TranslationState = 'missing' | 'current' | 'outdated'
export const translationState = z.enum(['missing', 'current', 'outdated'])

/**
 * Names of texts that exist in the other language only, and that are not required for a language to be
 * available.
 */
export const inOtherLanguage = z.array(z.string())

/**
 * Per language: a hash of its texts, and the hash of the other language with which it was last up to date.
 */
export type Translation = Bilingual<{ hash: string; inStepWith: string }>

export function translationStateOf(translation: Translation, language: Language): TranslationState {
  const own = translation[language]
  const other = translation[otherLanguage(language)]
  if (own.hash === '') return 'missing'
  return other.hash === '' || own.inStepWith === other.hash ? 'current' : 'outdated'
}

/**
 * Returns the translation state after a save. Changing one language outdates the other, unless both changed,
 * the change was small, or the edit follows an older change of the other language.
 */
export function translationAfter(
  before: Translation,
  hashes: Bilingual<string>,
  isSmall: boolean,
): Translation {
  const changed = { de: hashes.de !== before.de.hash, en: hashes.en !== before.en.hash }
  const step = (language: Language) => {
    const other = otherLanguage(language)
    const catchesUp = changed[other] && translationStateOf(before, other) !== 'current'
    const isInStep = changed[language] || (changed[other] && (isSmall || catchesUp))
    const wasInStep = translationStateOf(before, language) === 'current' && !changed[other]
    return {
      hash: hashes[language],
      inStepWith: isInStep || wasInStep ? hashes[other] : before[language].inStepWith,
    }
  }
  return { de: step('de'), en: step('en') }
}
