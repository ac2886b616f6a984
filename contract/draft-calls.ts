import { z } from 'zod'
import { call } from './call.ts'
import { id } from './fields.ts'
import { languages } from './language.ts'
import type { RecordCallsInput } from './record.ts'

/**
 * Returns a record with these fields as readers would see it, and stores nothing; without `id`, a new one.
 */
export function draftCalls<Fields extends z.ZodRawShape, Shown extends z.ZodType>(
  { path, may, fields }: Pick<RecordCallsInput, 'path' | 'may'> & { fields: z.ZodObject<Fields> },
  shown: Shown,
) {
  return {
    draft: call(`POST ${path}/draft`, { may, inTransaction: false })
      .input(fields.extend({ id: id.optional(), language: z.enum(languages) }))
      .output(shown),
  }
}
