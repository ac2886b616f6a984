import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, line, moment } from '../fields.ts'
import { anyOf, listCall } from '../list.ts'
import { byId } from '../record.ts'
import { states } from '../states.ts'
import { articleRecord, bibliographicFields } from './article.ts'
import { sourceFailureKinds } from './sources.ts'

const { path, may } = articleRecord

/** A publication that may be the institute's. What was rejected is never suggested again, unless it is taken back. */
export const suggestionStates = states({
  waiting: ['accepted', 'rejected'],
  accepted: [],
  rejected: ['waiting'],
})

export const harvestFields = z.strictObject({
  /** Whether PubMed is asked every night. */
  isOn: z.boolean().default(true),
  /** Names by which affiliations call the institute; they tell authors apart, too. Without any the harvest is off. */
  institutes: z.array(line(200).min(3, { error: 'length' })).max(10),
  /** Also by names and ORCIDs of people of the institute. */
  byPeople: z.boolean(),
})

export const harvest = harvestFields.extend({
  ranAt: moment.nullable(),
  /** All that PubMed had before this day was seen. */
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
  /** The entry of the preprint that it was before. */
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
  /** What PubMed said last of an entry; null: it was not asked. */
  sourceOf: call(`GET ${path}/{id}/source`, { may })
    .input(byId)
    .output(z.object({ fields: bibliographicFields.partial().nullable(), askedAt: moment.nullable() })),
  suggestions: listCall({
    ...{ path: `${path}/suggestion`, may, row: suggestion, sort: ['foundAt', 'title', 'year'] },
    filters: { state: anyOf(suggestionStates.names).optional() },
  }),
  /** Enters it, hidden. */
  acceptSuggestion: call(`POST ${path}/suggestion/{id}/accept`, { may, writes: ['articles'] })
    .input(byId)
    .output(z.object({ articleId: id })),
  /** Makes the entry of its preprint the one of this final version; what people edited there stays. */
  joinPreprint: call(`POST ${path}/suggestion/{id}/join`, { may, writes: ['articles'] })
    .input(byId)
    .output(z.object({ articleId: id })),
  /** It is not the institute's, and is never suggested again. */
  rejectSuggestion: call(`POST ${path}/suggestion/{id}/reject`, { may, status: 204 })
    .input(byId)
    .output(nothing),
  /** Takes a rejection back. */
  waitAgain: call(`POST ${path}/suggestion/{id}/wait`, { may, status: 204 }).input(byId).output(nothing),
}
