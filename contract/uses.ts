import { z } from 'zod'
import { bilingual, id } from './fields.ts'
import { recordKindNames } from './record-kinds.ts'

/** A record that points at something, and from which of its fields. */
export const use = z.object({
  kind: z.enum(recordKindNames),
  id,
  title: bilingual(z.string()),
  isPublic: z.boolean(),
  fields: z.array(z.string()),
})
export type Use = z.infer<typeof use>

/** `count` is of all; `rows` leave out what is hidden and what the caller may not edit. */
export const uses = z.object({ count: z.int(), rows: z.array(use) })
export type Uses = z.infer<typeof uses>
