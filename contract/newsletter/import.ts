import { z } from 'zod'
import { lines } from '../fields.ts'
import { locale } from './subscription.ts'

export const longestLegalBasis = 1000 // characters
export const longestImport = 400_000 // characters of a list, some 5,000 people

/**
 * Outcome of an entry in an imported list. `added`: a reader from now on. All others stay unchanged: `reads`
 * already, `waits` for their own confirmation, `stopped` by staff, `left` by themselves; or the entry has no
 * valid new address.
 */
export const importOutcomes = [
  'added',
  'reads',
  'waits',
  'stopped',
  'left',
  'noAddress',
  'invalid',
  'doubled',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A list of readers, with the legal basis for writing to them. With `isDryRun` nothing is stored. */
export const recipientImport = z.strictObject({
  /** As pasted, or as in a file: see `readPeopleList`. */
  list: lines(longestImport, 'longImport').min(1, { error: 'required' }),
  /** For entries without a language. */
  locale,
  legalBasis: lines(longestLegalBasis, 'legalBasis').min(1, { error: 'legalBasis' }),
  isDryRun: z.boolean().default(false),
})
export type RecipientImport = z.infer<typeof recipientImport>

export const imported = z.object({
  /** Number of readers added, or that would be added. */
  added: z.int(),
  rows: z.array(
    z.object({
      /** First line of the entry, from 1. */
      line: z.int(),
      said: z.string(),
      email: z.string().nullable(),
      outcome: z.enum(importOutcomes),
    }),
  ),
})
export type Imported = z.infer<typeof imported>
