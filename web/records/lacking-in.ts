import type { FileDetail } from '#contract/files/file.ts'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import type { Answer } from './use-descriptions.ts'

/**
 * What is still to be filled in. One language may do where the other is not published; a picture that has one and is
 * asked for all the same needs the other.
 */
export function lackingIn(
  { way, alt, reason }: Answer,
  file: Pick<FileDetail, 'alt'>,
): readonly (Language | 'reason')[] {
  if (way === 'decorative') return []
  if (way === 'reason') return reason.trim() === '' ? ['reason'] : []
  const lacking = emptyIn(alt)
  return lacking.length === 1 && emptyIn(file.alt).length === 2 ? [] : lacking
}

/** The languages in which nothing is said. */
function emptyIn(alt: Bilingual<string> | null): Language[] {
  return languages.filter(language => !alt?.[language].trim())
}
