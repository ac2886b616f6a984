import { z } from 'zod'
import { id, words } from '../fields.ts'

/** Tags are in one table for all areas: created by typing, and merged and renamed for all areas at once. */
export const tag = z.object({ id, label: z.string() })

export const tagLimit = 10

/** Tags as typed. Each of the three possible errors has its own message. */
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
