import { z } from 'zod'
import { bilingual, id } from './fields.ts'
import { recordKindNames } from './record-kinds.ts'

/** A record that refers to another one, and the fields in which it does. */
export const use = z.object({
  kind: z.enum(recordKindNames),
  id,
  title: bilingual(z.string()),
  isPublic: z.boolean(),
  fields: z.array(z.string()),
})
export type Use = z.infer<typeof use>

/** `count` includes all; `rows` omit hidden records that the caller may not edit. */
export const uses = z.object({ count: z.int(), rows: z.array(use) })
export type Uses = z.infer<typeof uses>
