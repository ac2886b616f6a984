import { z } from 'zod'
import { call } from '../call.ts'
import { id, key, list } from '../fields.ts'
import { byId, someOf } from '../record.ts'
import { articleFields, articleRecord, bibliographicFields } from './article.ts'

const { path, may, item } = articleRecord

/** Another entry that may be the same publication. */
const twin = z.object({
  id,
  ...bibliographicFields.pick({ title: true, authors: true, authorStyle: true, journal: true, year: true })
    .shape,
  pubmedId: z.string(),
  doi: z.string(),
  /** By what it is told: a number means the same publication, title and year may. */
  by: z.enum(['number', 'title']),
})

export const duplicatesApi = {
  /** Entries outside of the trash with one of these numbers, or with this title and year. */
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
   * Makes two entries one, in the state both were read at: the first one keeps its number and gets these fields, the other
   * goes to the trash, and its address leads to the first one.
   */
  merge: call(`POST ${path}/{id}/merge`, { may, writes: ['articles'], mayConflict: true })
    .input(
      byId.extend({
        version: z.int(),
        otherId: id,
        otherVersion: z.int(),
        fields: someOf(articleFields),
      }),
    )
    .output(item),
}
