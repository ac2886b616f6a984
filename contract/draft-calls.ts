import { z } from 'zod'
import { call } from './call.ts'
import { id } from './fields.ts'
import { languages } from './language.ts'
import type { Kept } from './record.ts'

/** What readers would see of a record with these fields, kept nowhere; without `id`, of a new one. */
export function draftCalls<Fields extends z.ZodRawShape, Shown extends z.ZodType>(
  { path, may, fields }: Pick<Kept, 'path' | 'may'> & { fields: z.ZodObject<Fields> },
  shown: Shown,
) {
  return {
    draft: call(`POST ${path}/draft`, { may, inTransaction: false })
      .input(fields.extend({ id: id.optional(), language: z.enum(languages) }))
      .output(shown),
  }
}
