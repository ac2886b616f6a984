import { z } from 'zod'
import { lines } from '../fields.ts'
import { locale } from './subscription.ts'

export const longestLegalBasis = 1000 // characters
export const longestImport = 400_000 // characters of a list, some 5,000 people

/**
 * What becomes of an entry of an imported list. `added`: they read the newsletter from now on. All others stay as they
 * are: `reads` already, `waits` for their own confirmation, `stopped` by staff, `left` by themselves; or the entry names
 * nobody.
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

/** A list of readers, with why they may be written to. With `isDryRun` nothing is kept. */
export const recipientImport = z.strictObject({
  /** As it was pasted, or stands in a file: see `readPeopleList`. */
  list: lines(longestImport, 'longImport').min(1, { error: 'required' }),
  /** Of those whose language the list does not say. */
  locale,
  legalBasis: lines(longestLegalBasis, 'legalBasis').min(1, { error: 'legalBasis' }),
  isDryRun: z.boolean().default(false),
})
export type RecipientImport = z.infer<typeof recipientImport>

export const imported = z.object({
  /** How many were added, or would be. */
  added: z.int(),
  rows: z.array(
    z.object({
      /** Where the entry begins, from 1. */
      line: z.int(),
      said: z.string(),
      email: z.string().nullable(),
      outcome: z.enum(importOutcomes),
    }),
  ),
})
export type Imported = z.infer<typeof imported>
