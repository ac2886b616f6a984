import { z } from 'zod'
import { bilingual, slugLength, slugOrEmpty } from './fields.ts'
import { asciiOf } from './folding.ts'

/** The slug field of a record: empty means generated from the title. */
export const slugField = bilingual(slugOrEmpty)

/** Whether a slug is available, and if not, why; `ofDigits`: it would be taken for an id. */
export const slugAnswer = z.object({
  free: z.boolean(),
  reserved: z.boolean(),
  ofDigits: z.boolean(),
  suggestion: z.string(),
})
export type SlugAnswer = z.infer<typeof slugAnswer>

const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
}

/**
 * Returns the slug for a title: `Größere Spule` → `groessere-spule`. Empty if the title has no Latin letters
 * or digits.
 */
export function slugOf(title: string): string {
  const composed = title.normalize('NFC').toLowerCase()
  const spelled = composed.replace(/[äöüøå]/g, letter => spelledOut[letter] ?? '')
  const plain = asciiOf(spelled).replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, slugLength).replace(/^-+|-+$/g, '')
}
