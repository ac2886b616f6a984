import { z } from 'zod'
import { id } from './fields.ts'

/** Names an attempt to make a record: sent again because its answer got lost, it makes no second one. */
export const attempt = z
  .string()
  .regex(/^[\w-]{10,80}$/)
  .optional()

/** Who else has a record open, and what is saved of it now. */
export const presence = z.object({
  others: z.array(z.object({ id, name: z.string() })),
  version: z.int(),
  /** Who saved it last. */
  savedBy: z.string().nullable(),
})
export type Presence = z.infer<typeof presence>
