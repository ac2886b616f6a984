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
/** What one says of an author of an article: it is me, it is not me, or neither. */
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

/** One's own publications, and for those who manage people somebody else's. */
export const ownPublicationsApi = {
  list: call(`GET ${people}/me/publication`, { may: 'staff' }).input(z.strictObject({})).output(ownList),
  decide: call(`PATCH ${people}/me/publication/{articleId}`, { may: 'staff', ...decides })
    .input(ownDecision)
    .output(ownList),
  /** Publications of the institute by words, to say that one is their author. */
  search: call(`GET ${people}/me/publication-search`, { may: 'staff' }).input(toClaim).output(claimable),
  listOf: call(`GET ${people}/user/{id}/publication`, { may: opens.users }).input(byId).output(ownList),
  decideOf: call(`PATCH ${people}/user/{id}/publication/{articleId}`, { may: opens.users, ...decides })
    .input(ownDecision.extend(byId.shape))
    .output(ownList),
}

/** Who the authors of articles are. */
export const articleAuthorsApi = {
  /** Who the authors of an article are or may be, and why. */
  authors: call(`GET ${backstage}/{id}/author`, { may }).input(byId).output(articleAuthors),
  decide: call(`PATCH ${backstage}/{id}/author`, { may, ...decides })
    .input(authorDecision.extend(byId.shape))
    .output(articleAuthors),
  /** The same across all articles. */
  authorships: listCall({
    path: `${backstage}/author`,
    may,
    row: authorshipRow,
    /** `state`: what is to be confirmed first, the likeliest first. */
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
  /** Looks at the authors of all articles once more, in a job; with `dryRun` it only tells what that would change. */
  rebuildAuthors: call(`PATCH ${backstage}/rebuild-authors`, { may, inTransaction: false })
    .input(z.strictObject({ dryRun: z.boolean().default(false) }))
    .output(
      rebuildProgress.extend({
        /** How many, and the first of them; null where it was not asked for. */
        changes: list(authorChange).nullable(),
      }),
    ),
}
