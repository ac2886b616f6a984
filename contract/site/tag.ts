import { z } from 'zod'
import { id, words } from '../fields.ts'

/** One table for all areas: made by typing, merged and renamed once for all. */
export const tag = z.object({ id, label: z.string() })

export const tagLimit = 10

/** Tags as typed. The three things that can be wrong have a sentence each. */
export const tagNames = z
  .array(
    words(40, 'invalidTag')
      .min(2, { error: 'invalidTag' })
      .regex(/^[^\p{Cc}<>,;]+$/u, { error: 'invalidTag' }),
  )
  .max(tagLimit, { error: 'tagLimit' })
  .refine(hasNoDuplicates, { error: 'duplicateTag' })

function hasNoDuplicates(names: string[]): boolean {
  return new Set(names.map(name => name.toLowerCase())).size === names.length
}
