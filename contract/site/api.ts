import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, key, list } from '../fields.ts'
import { wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { recordKindNames } from '../record-kinds.ts'
import { labelCalls } from './labels.ts'
import { listName, listSettings } from './list-settings.ts'
import { missedCalls } from './missed.ts'
import { pageView, pageViews } from './page-view.ts'
import { redirectCalls } from './redirects.ts'
import { longestQuestion, searchQuestion, searchResult } from './search.ts'
import { synonyms, synonymWords } from './synonyms.ts'
import { linkTarget, waitingForMe, waitingRecord } from './waiting.ts'

const changesSynonyms = { may: opens.content, writes: ['synonyms'] } as const
const synonymsById = z.strictObject({ id: z.coerce.number().pipe(id) })

export const siteApi = {
  ip: call('GET /ip', { may: 'public' })
    .input(z.strictObject({}))
    .output(z.object({ ip: z.string() })),
  search: call('GET /search', { may: 'public' }).input(searchQuestion).output(searchResult),
  countView: call('POST /page-view', { may: 'public', limitBy: { ip: 'pageView' }, status: 204 })
    .input(pageView)
    .output(nothing),
  views: call('GET /backstage/page-views', { may: 'staff' }).input(z.strictObject({})).output(pageViews),
  /** Returns records that the caller may edit, by search text. */
  findRecords: call('GET /backstage/search', { may: 'staff' })
    .input(z.strictObject({ q: key(longestQuestion) }))
    .output(list(waitingRecord)),
  /**
   * Returns possible targets of a link: records that the caller may edit, and all public ones; by search
   * text, or by id.
   */
  linkTargets: call('GET /backstage/link-target', { may: 'staff' })
    .input(
      z.strictObject({
        q: key(longestQuestion).default(''),
        kind: z.enum(recordKindNames).optional(),
        id: z.coerce.number().pipe(id).optional(),
      }),
    )
    .output(list(linkTarget)),
  /** Words that mean the same in the search of the website. */
  synonyms: {
    list: wholeListCall('/backstage/search-synonyms', { may: opens.content, row: synonyms }),
    create: call('POST /backstage/search-synonyms', { ...changesSynonyms, status: 201 })
      .input(z.strictObject({ words: synonymWords }))
      .output(synonyms),
    change: call('PATCH /backstage/search-synonyms/{id}', changesSynonyms)
      .input(synonymsById.extend({ words: synonymWords }))
      .output(synonyms),
    remove: call('DELETE /backstage/search-synonyms/{id}', { ...changesSynonyms, status: 204 })
      .input(synonymsById)
      .output(nothing),
  },
  /** Settings of the caller for a list. */
  listSettings: call('GET /backstage/list-settings/{list}', { may: 'staff' })
    .input(z.strictObject({ list: listName }))
    .output(listSettings),
  keepListSettings: call('PUT /backstage/list-settings/{list}', { may: 'staff' })
    .input(listSettings.extend({ list: listName }))
    .output(listSettings),
  labels: labelCalls,
  /** Requests of visitors without a result. */
  missed: missedCalls,
  /** Redirects from addresses without a page. */
  redirects: redirectCalls,
  home: call('GET /backstage/home', { may: 'staff' }).input(z.strictObject({})).output(waitingForMe),
}
