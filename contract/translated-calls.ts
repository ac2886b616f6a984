import { z } from 'zod'
import { call } from './call.ts'
import { moment } from './fields.ts'
import { languages } from './language.ts'
import { byId, difference, type Kept } from './record.ts'

/** What changed in the other language since a language was in step with it; all of it where that is not known. */
const changedSince = z.object({ since: moment.nullable(), differences: z.array(difference) })
export type ChangedSince = z.infer<typeof changedSince>

/** The calls of a kind whose texts stand in two languages: what a language lacks, and that it lacks nothing. */
export function translatedCalls<Item extends z.ZodRawShape>({
  path,
  may,
  clears,
  item,
}: Omit<Kept, 'item'> & { item: z.ZodObject<Item> }) {
  const which = byId.extend({ language: z.enum(languages) })
  return {
    changedSince: call(`GET ${path}/{id}/translation/{language}`, { may }).input(which).output(changedSince),
    markCurrent: call(`POST ${path}/{id}/translation/{language}`, { may, writes: [clears] })
      .input(which.extend({ version: z.int() }))
      .output(item),
  }
}
