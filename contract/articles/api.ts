import { z } from 'zod'
import { call } from '../call.ts'
import { id, key, lines, list } from '../fields.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import {
  articleCard,
  articleCategory,
  articleDetail,
  articleRecord,
  bibTypes,
  shownAuthor,
} from './article.ts'
import { authorStyles } from './authors.ts'

const year = z.coerce.number().pipe(z.int().min(1800).max(2200))

/** By what the public list can be narrowed. */
export const articleFilters = z.strictObject({
  q: key(200).optional(),
  year: year.optional(),
  type: z.enum(bibTypes).optional(),
  category: z.coerce.number().pipe(id).optional(),
  is7T: z.literal('1').optional(),
  isHospital: z.literal('1').optional(),
})
export type ArticleFilters = z.infer<typeof articleFilters>

export const articlesOnAPage = 50

const path = '/publication/scientific'

export const articlesApi = {
  /** The latest first: by year, month and when they were entered. */
  list: call(`GET ${path}`, { may: 'public', reads: ['articles'] })
    .input(
      articleFilters.extend({
        page: z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1),
        limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(articlesOnAPage),
      }),
    )
    .output(list(articleCard)),
  /** What the list can be narrowed to, as far as there is any, with how many there are. */
  filters: call(`GET ${path}/filters`, { may: 'public', reads: ['articles'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        years: z.array(z.object({ year: z.int(), count: z.int() })),
        types: z.array(z.object({ type: z.enum(bibTypes), count: z.int() })),
        categories: z.array(articleCategory.extend({ count: z.int() })),
        has7T: z.boolean(),
        hasHospital: z.boolean(),
      }),
    ),
  ...readerCalls(path, articleDetail, ['articles']),
}

/** One author as it was read of a string, and how lists write it. */
const readAuthor = z.object({
  family: z.string(),
  given: z.string(),
  suffix: z.string(),
  isGroup: z.boolean(),
  ...shownAuthor.pick({ name: true }).shape,
})

const { path: backstage, may } = articleRecord

export const articlesBackstageApi = {
  categories: call(`GET ${backstage}/category`, { may })
    .input(z.strictObject({}))
    .output(list(z.object({ id, label: z.object({ de: z.string(), en: z.string() }) }))),
  /** The authors of a string; without a style, in the one that it is most likely written in. */
  parseAuthors: call(`GET ${backstage}/parse-author`, { may })
    .input(z.strictObject({ authors: lines(60_000, 'validAuthors'), style: z.enum(authorStyles).optional() }))
    .output(z.object({ style: z.enum(authorStyles), count: z.int(), rows: z.array(readAuthor) })),
  ...shownRecordCalls(articleRecord, articleDetail),
}
