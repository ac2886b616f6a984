import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, line, moment } from '../fields.ts'
import { anyOf, listCall } from '../list.ts'
import { byId } from '../record.ts'
import { states } from '../states.ts'
import { articleRecord, bibliographicFields } from './article.ts'
import { sourceFailureKinds } from './sources.ts'

const { path, may } = articleRecord

/**
 * A publication that may be the institute's. A rejected one is never suggested again, unless the rejection is
 * undone.
 */
export const suggestionStates = states({
  waiting: ['accepted', 'rejected'],
  accepted: [],
  rejected: ['waiting'],
})

export const harvestFields = z.strictObject({
  /** Whether PubMed is searched every night. */
  isOn: z.boolean().default(true),
  /**
   * Names of the institute in affiliations; they also tell authors apart. Without any, the harvest is off.
   */
  institutes: z.array(line(200).min(3, { error: 'length' })).max(10),
  /** Whether to search also by names and ORCIDs of people of the institute. */
  byPeople: z.boolean(),
})

export const harvest = harvestFields.extend({
  ranAt: moment.nullable(),
  /** All records that PubMed had before this day have been read. */
  seenUntil: z.string().nullable(),
  failure: z.enum(sourceFailureKinds).nullable(),
  suggested: z.int(),
  updated: z.int(),
  waiting: z.int(),
})
export type Harvest = z.infer<typeof harvest>

export const suggestion = z.object({
  id,
  ...bibliographicFields.pick({ title: true, pubmedId: true, doi: true, year: true, bibType: true }).shape,
  authors: z.string(),
  journal: z.string(),
  affiliation: z.string(),
  /** The entry of its preprint. */
  preprint: z.object({ id, title: z.string() }).nullable(),
  /** People of the institute who may be among its authors. */
  people: z.array(z.object({ id, name: z.string() })),
  state: z.enum(suggestionStates.names),
  foundAt: moment,
  articleId: id.nullable(),
})
export type Suggestion = z.infer<typeof suggestion>

export const harvestApi = {
  harvest: call(`GET ${path}/harvest`, { may }).input(z.strictObject({})).output(harvest),
  setHarvest: call(`PUT ${path}/harvest`, { may }).input(harvestFields).output(harvest),
  /** Returns PubMed's last record of an entry; null: PubMed was not asked. */
  sourceOf: call(`GET ${path}/{id}/source`, { may })
    .input(byId)
    .output(z.object({ fields: bibliographicFields.partial().nullable(), askedAt: moment.nullable() })),
  suggestions: listCall({
    ...{ path: `${path}/suggestion`, may, row: suggestion, sort: ['foundAt', 'title', 'year'] },
    filters: { state: anyOf(suggestionStates.names).optional() },
  }),
  /** Creates a hidden entry. */
  acceptSuggestion: call(`POST ${path}/suggestion/{id}/accept`, { may, writes: ['articles'] })
    .input(byId)
    .output(z.object({ articleId: id })),
  /** Turns the entry of its preprint into the entry of this final version; edits by staff are kept. */
  joinPreprint: call(`POST ${path}/suggestion/{id}/join`, { may, writes: ['articles'] })
    .input(byId)
    .output(z.object({ articleId: id })),
  /** Marks it as not the institute's; it is never suggested again. */
  rejectSuggestion: call(`POST ${path}/suggestion/{id}/reject`, { may, status: 204 })
    .input(byId)
    .output(nothing),
  /** Undoes a rejection. */
  waitAgain: call(`POST ${path}/suggestion/{id}/wait`, { may, status: 204 }).input(byId).output(nothing),
}
