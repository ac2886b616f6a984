import { z } from 'zod'
import { call } from './call.ts'
import { moment } from './fields.ts'
import { languages } from './language.ts'
import { byId, difference, type RecordCallsInput } from './record.ts'

/** Changes in the other language since this one was last up to date; the whole text if that is unknown. */
const changedSince = z.object({ since: moment.nullable(), differences: z.array(difference) })
export type ChangedSince = z.infer<typeof changedSince>

/**
 * Returns the calls of a kind with texts in two languages: to compare a language with the other one, and to
 * mark it as up to date.
 */
export function translatedCalls<Item extends z.ZodRawShape>({
  path,
  may,
  clears,
  item,
}: Omit<RecordCallsInput, 'item'> & { item: z.ZodObject<Item> }) {
  const which = byId.extend({ language: z.enum(languages) })
  return {
    changedSince: call(`GET ${path}/{id}/translation/{language}`, { may }).input(which).output(changedSince),
    markCurrent: call(`POST ${path}/{id}/translation/{language}`, { may, writes: [clears] })
      .input(which.extend({ version: z.int() }))
      .output(item),
  }
}
