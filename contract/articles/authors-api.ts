import { z } from 'zod'
import { call } from '../call.ts'
import { id, key, list } from '../fields.ts'
import { anyOf, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { articleRecord } from './article.ts'
import {
  articleAuthors,
  authorChange,
  authorDecision,
  authorshipRow,
  candidateStates,
  ownPublication,
  rebuildProgress,
} from './authorship.ts'

const { path: backstage, may } = articleRecord
const byId = z.strictObject({ id: z.coerce.number().pipe(id) })
const ownList = list(ownPublication)
/** A person's own decision about an author of an article: it is the person, it is not, or neither. */
const ownDecision = authorDecision.omit({ personId: true }).extend({ articleId: z.coerce.number().pipe(id) })
const toClaim = z.strictObject({ q: key(200).min(1) })
const claimable = list(
  z.object({
    articleId: id,
    title: z.string(),
    source: z.string(),
    authors: z.array(z.object({ place: z.int(), name: z.string() })),
  }),
)
const people = '/backstage/user-group'
const decides = { writes: ['articles'] } as const

/** Publications of the caller and, for staff who manage people, of others. */
export const ownPublicationsApi = {
  list: call(`GET ${people}/me/publication`, { may: 'staff' }).input(z.strictObject({})).output(ownList),
  decide: call(`PATCH ${people}/me/publication/{articleId}`, { may: 'staff', ...decides })
    .input(ownDecision)
    .output(ownList),
  /** Searches publications of the institute, so that the caller can claim authorship. */
  search: call(`GET ${people}/me/publication-search`, { may: 'staff' }).input(toClaim).output(claimable),
  listOf: call(`GET ${people}/user/{id}/publication`, { may: opens.users }).input(byId).output(ownList),
  decideOf: call(`PATCH ${people}/user/{id}/publication/{articleId}`, { may: opens.users, ...decides })
    .input(ownDecision.extend(byId.shape))
    .output(ownList),
}

/** Decisions on who the authors of articles are. */
export const articleAuthorsApi = {
  /** Returns the people who are or may be the authors of an article, with the evidence. */
  authors: call(`GET ${backstage}/{id}/author`, { may }).input(byId).output(articleAuthors),
  decide: call(`PATCH ${backstage}/{id}/author`, { may, ...decides })
    .input(authorDecision.extend(byId.shape))
    .output(articleAuthors),
  /** Lists authors and their possible people across all articles. */
  authorships: listCall({
    path: `${backstage}/author`,
    may,
    row: authorshipRow,
    /** `state`: those to be confirmed first, the most likely on top. */
    sort: ['state', 'score', 'year', 'name', 'title', 'decidedAt'],
    filters: {
      state: anyOf(candidateStates).optional(),
      person: z.coerce.number().pipe(id).optional(),
      year: z.coerce.number().pipe(z.int()).optional(),
    },
  }),
  rebuildProgress: call(`GET ${backstage}/rebuild-authors`, { may })
    .input(z.strictObject({}))
    .output(rebuildProgress),
  /** Matches the authors of all articles again, in a job; with `dryRun` it only reports the changes. */
  rebuildAuthors: call(`PATCH ${backstage}/rebuild-authors`, { may, inTransaction: false })
    .input(z.strictObject({ dryRun: z.boolean().default(false) }))
    .output(
      rebuildProgress.extend({
        /** Number of changes and the first of them; null without `dryRun`. */
        changes: list(authorChange).nullable(),
      }),
    ),
}
