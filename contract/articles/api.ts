import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, key, lines, list } from '../fields.ts'
import { someOf } from '../record.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import {
  articleCard,
  articleCategory,
  articleDetail,
  articleFields,
  articleRecord,
  authorsLength,
  bibliographicFields,
  bibliographicNames,
  bibTypes,
  doi,
  pubmedId,
  shownAuthor,
} from './article.ts'
import { authorStyles } from './authors.ts'
import { articleAuthorsApi } from './authors-api.ts'
import { duplicatesApi } from './duplicates-api.ts'
import { harvestApi } from './harvest.ts'
import { articleImportApi, pubmedIds } from './import-api.ts'
import { articleFormatNames, articlesOnAPage } from './overview.ts'
import { sourceNoteKinds } from './sources.ts'

const year = z.coerce.number().pipe(z.int().min(1800).max(2200))

const articleFileTypes = [
  'application/x-bibtex',
  'application/x-research-info-systems',
  'application/vnd.citationstyles.csl+json',
  'text/csv',
]

/** By what the public list can be narrowed. */
export const articleFilters = z.strictObject({
  q: key(200).optional(),
  year: year.optional(),
  /** `thesis`: of every kind. */
  type: z.enum([...bibTypes, 'thesis']).optional(),
  category: z.coerce.number().pipe(id).optional(),
  is7T: z.literal('1').optional(),
  isHospital: z.literal('1').optional(),
  /** Somebody with a public profile. */
  author: z.coerce.number().pipe(id).optional(),
  /** Written by people of this group. */
  group: z.coerce.number().pipe(id).optional(),
})
export type ArticleFilters = z.infer<typeof articleFilters>

const path = '/publication/scientific'
// Authors of the institute bear the name and address of their profiles, and belong to groups.
const reads = ['articles', 'people', 'groups'] as const

export const articlesApi = {
  /** The latest first: by year, month and when they were entered. */
  list: call(`GET ${path}`, { may: 'public', reads })
    .input(
      articleFilters.extend({
        page: z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1),
        limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(articlesOnAPage),
      }),
    )
    .output(list(articleCard)),
  /** What the list can be narrowed to, as far as there is any, with how many there are. */
  filters: call(`GET ${path}/filters`, { may: 'public', reads })
    .input(z.strictObject({}))
    .output(
      z.object({
        years: z.array(z.object({ year: z.int(), count: z.int() })),
        types: z.array(z.object({ type: z.enum(bibTypes), count: z.int() })),
        categories: z.array(articleCategory.extend({ count: z.int() })),
        has7T: z.boolean(),
        hasHospital: z.boolean(),
        people: z.array(z.object({ id, name: z.string(), count: z.int() })),
        groups: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  /** As a file: all that the filters leave, or the one with this slug. */
  export: call(`GET ${path}/export`, {
    may: 'public',
    limitBy: { ip: 'export' },
    givesFile: articleFileTypes,
  })
    .input(
      articleFilters.extend({
        format: z.enum(articleFormatNames),
        slug: z.string().max(200).optional(),
      }),
    )
    .output(nothing),
  ...readerCalls(path, articleDetail, reads),
}

/** A publication as a source tells it, to be taken over. */
const found = z.object({
  fields: bibliographicFields,
  preprintDoi: z.string(),
  /** What was too long or not valid in what the source said. */
  notes: z.array(z.object({ field: z.enum(bibliographicNames), kind: z.enum(sourceNoteKinds) })),
  isAuthorListCut: z.boolean(),
  /** The entry with the same PubMed id or DOI, which is there already. */
  twinId: id.nullable(),
  /** The entry of its preprint, which is there already: the two are one entry. */
  preprintId: id.nullable(),
})
export type FoundArticle = z.infer<typeof found>

const listed = z
  .string()
  .max(20_000)
  .transform(text => text.split(','))
  .pipe(pubmedIds)
const history = { webEnv: key(500), key: key(20) }
const words = key(500).min(1)
const searchedBy = ['term', 'title', 'author', 'institute'] as const
const from = z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0)
const size = z.coerce.number().pipe(z.int().min(1).max(1000)).default(100)

const summary = z.object({
  pubmedId: z.string(),
  title: z.string(),
  /** In style `lastInitials`. */
  authors: z.string(),
  journalAbbreviation: z.string(),
  /** In PubMed's words: `2021 Mar 9`. */
  published: z.string(),
  doi: z.string(),
  /** The entry that is there already. */
  twinId: id.nullable(),
})

/** One author as it was read of a string, and how lists write it. */
const readAuthor = z.object({
  family: z.string(),
  given: z.string(),
  suffix: z.string(),
  isGroup: z.boolean(),
  ...shownAuthor.pick({ name: true }).shape,
})

const { path: backstage, may } = articleRecord

const change = someOf(articleFields).extend({
  id,
  version: z.int(),
  isSmallChange: z.boolean().optional(),
  confirm: z.boolean().optional(),
})

export const articlesBackstageApi = {
  /** The same as `change`, with the id in the body alone. */
  changeByBody: call(`PATCH ${backstage}`, { may, writes: ['articles'] })
    .input(change)
    .output(articleRecord.item),
  categories: call(`GET ${backstage}/category`, { may })
    .input(z.strictObject({}))
    .output(list(z.object({ id, label: z.object({ de: z.string(), en: z.string() }) }))),
  /** The authors of a string; without a style, in the one that it is most likely written in. */
  parseAuthors: call(`GET ${backstage}/parse-author`, { may })
    .input(
      z.strictObject({
        authors: lines(authorsLength, 'validAuthors'),
        style: z.enum(authorStyles).optional(),
      }),
    )
    .output(z.object({ style: z.enum(authorStyles), count: z.int(), rows: z.array(readAuthor) })),
  /** Exactly one of the four is given; the newest first, by title the most alike. At most 1,000 from a place on. */
  searchPubmed: call(`GET ${backstage}/pubmed/search`, { may })
    .input(
      z
        .strictObject({
          ...{ term: words.optional(), title: words.optional(), author: words.optional() },
          ...{ institute: words.optional(), from, size },
        })
        .check(({ value, issues }) => {
          const [first, second] = searchedBy.filter(name => value[name] !== undefined)
          if (first && !second) return
          const message = second ? 'oneSearch' : 'required'
          issues.push({ code: 'custom', input: value, path: [second ?? 'term'], message })
        }),
    )
    .output(
      z.object({
        ...{ count: z.int(), ids: z.array(z.string()) },
        /** Where PubMed keeps the results for some hours; null where there are none. */
        history: z.object(history).nullable(),
        /** Words that PubMed does not know and has left out. */
        notFound: z.array(z.string()),
      }),
    ),
  pubmedSummaries: call(`GET ${backstage}/pubmed/summary`, { may })
    .input(z.strictObject({ ids: listed }))
    .output(z.object({ ...list(summary).shape, unknownIds: z.array(z.string()) })),
  fetchPubmed: call(`GET ${backstage}/pubmed/fetch/{pubmedId}`, { may })
    .input(z.strictObject({ pubmedId: pubmedId.min(1, { error: 'validPubmedId' }) }))
    .output(found),
  /** Keeps ids at PubMed, to be read by `results`. */
  postPubmed: call(`POST ${backstage}/pubmed/post`, { may, inTransaction: false })
    .input(z.strictObject({ ids: pubmedIds }))
    .output(z.object({ count: z.int(), ...history })),
  pubmedResults: call(`GET ${backstage}/pubmed/results`, { may })
    .input(z.strictObject({ ...history, from, size, count: z.coerce.number().pipe(z.int().min(0)) }))
    .output(list(found)),
  /** Enters them, hidden; those that are there already stay as they are. */
  importPubmed: call(`POST ${backstage}/pubmed/import`, { may, writes: ['articles'], inTransaction: false })
    .input(z.strictObject({ ids: pubmedIds }))
    .output(
      z.object({
        entered: z.array(z.object({ pubmedId: z.string(), id })),
        known: z.array(z.object({ pubmedId: z.string(), id })),
        unknownIds: z.array(z.string()),
      }),
    ),
  /** At Crossref, else at DataCite. */
  findDoi: call(`GET ${backstage}/doi`, { may })
    .input(z.strictObject({ doi: doi.min(1, { error: 'validDoi' }) }))
    .output(found),
  ...articleAuthorsApi,
  ...articleImportApi,
  ...duplicatesApi,
  ...harvestApi,
  ...shownRecordCalls(articleRecord, articleDetail),
}
