import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, list, moment } from '../fields.ts'
import { recordKindNames } from '../record-kinds.ts'
import { pageView, pageViews } from './page-view.ts'
import { longestQuestion, searchResult } from './search.ts'

/** A thing that waits for somebody: where it is and what it is called. */
const waiting = z.object({
  kind: z.enum(recordKindNames),
  id,
  title: bilingual(z.string()),
  updatedAt: moment,
})
export type Waiting = z.infer<typeof waiting>

export const siteApi = {
  ip: call('GET /ip', { may: 'public' })
    .input(z.strictObject({}))
    .output(z.object({ ip: z.string() })),
  search: call('GET /search', { may: 'public' })
    .input(z.strictObject({ q: z.string().trim().max(longestQuestion) }))
    .output(searchResult),
  countView: call('POST /page-view', { may: 'public', limitBy: { ip: 'pageView' }, status: 204 })
    .input(pageView)
    .output(nothing),
  views: call('GET /backstage/page-views', { may: 'staff' }).input(z.strictObject({})).output(pageViews),
  /** Records that the caller may edit, by their words. */
  findRecords: call('GET /backstage/search', { may: 'staff' })
    .input(z.strictObject({ q: z.string().trim().max(longestQuestion) }))
    .output(list(waiting)),
  /** What a link can lead to: what the caller may edit, and all that is public; by its words, or the one asked for. */
  linkTargets: call('GET /backstage/link-target', { may: 'staff' })
    .input(
      z.strictObject({
        q: z.string().trim().max(longestQuestion).default(''),
        kind: z.enum(recordKindNames).optional(),
        id: z.coerce.number().pipe(id).optional(),
      }),
    )
    .output(list(waiting)),
  /** What needs me today. A part is null where the reader's flags don't open it. */
  home: call('GET /backstage/home', { may: 'staff' })
    .input(z.strictObject({}))
    .output(
      z.object({
        drafts: z.array(waiting).nullable(),
        translations: z.array(waiting.extend({ language: z.enum(['de', 'en']) })).nullable(),
        scheduled: z.array(waiting.extend({ publishAt: moment })).nullable(),
        failedMails: z.int().nullable(),
        openIncidents: z.int().nullable(),
      }),
    ),
}
