import type { FileDetail } from '#contract/files/file.ts'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import type { Answer } from './use-descriptions.ts'

/**
 * Returns what is still missing. One language is enough if the file has no description yet, because the other
 * may be unpublished; a file that has one and is still asked for needs the other.
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

/** Returns the languages whose description is empty. */
function emptyIn(alt: Bilingual<string> | null): Language[] {
  return languages.filter(language => !alt?.[language].trim())
}
