import { z } from 'zod'
import { call } from '../call.ts'
import { id, key, list } from '../fields.ts'
import { byId, partialFields } from '../record.ts'
import { articleFields, articleRecord, bibliographicFields } from './article.ts'

const { path, may, item } = articleRecord

/** Another entry that may be the same publication. */
const twin = z.object({
  id,
  ...bibliographicFields.pick({ title: true, authors: true, authorStyle: true, journal: true, year: true })
    .shape,
  pubmedId: z.string(),
  doi: z.string(),
  /** How the duplicate was found: a number means the same publication, title and year may mean it. */
  by: z.enum(['number', 'title']),
})

export const duplicatesApi = {
  /** Returns entries outside the trash with one of these numbers, or with this title and year. */
  twins: call(`GET ${path}/twins`, { may })
    .input(
      z.strictObject({
        title: key(1000).default(''),
        year: z.coerce.number().pipe(z.int()).optional(),
        pubmedId: key(20).default(''),
        doi: key(300).default(''),
        exceptId: z.coerce.number().pipe(id).optional(),
      }),
    )
    .output(list(twin)),
  /**
   * Merges two entries in the versions given: the first keeps its id and gets these fields, the other is
   * moved to the trash and its address redirects to the first.
   */
  merge: call(`POST ${path}/{id}/merge`, { may, writes: ['articles'], mayConflict: true })
    .input(
      byId.extend({
        version: z.int(),
        otherId: id,
        otherVersion: z.int(),
        fields: partialFields(articleFields),
      }),
    )
    .output(item),
}
