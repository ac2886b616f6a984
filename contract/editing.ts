import { z } from 'zod'
import { id } from './fields.ts'

/**
 * Id of an attempt to create a record: if it is sent again because the response was lost, no second record is
 * created.
 */
export const attempt = z
  .string()
  .regex(/^[\w-]{10,80}$/)
  .optional()

/** Other users who have a record open, and its current saved version. */
export const presence = z.object({
  others: z.array(z.object({ id, name: z.string() })),
  version: z.int(),
  /** Name of the user who saved it last. */
  savedBy: z.string().nullable(),
})
export type Presence = z.infer<typeof presence>
