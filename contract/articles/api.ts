import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, key, lines, list } from '../fields.ts'
import { partialFields } from '../record.ts'
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

/** Filters of the public list. */
export const articleFilters = z.strictObject({
  q: key(200).optional(),
  year: year.optional(),
  /** `thesis` stands for theses of every kind. */
  type: z.enum([...bibTypes, 'thesis']).optional(),
  category: z.coerce.number().pipe(id).optional(),
  is7T: z.literal('1').optional(),
  isHospital: z.literal('1').optional(),
  /** Id of a person with a public profile. */
  author: z.coerce.number().pipe(id).optional(),
  /** Id of a group whose members are authors. */
  group: z.coerce.number().pipe(id).optional(),
})
export type ArticleFilters = z.infer<typeof articleFilters>

const path = '/publication/scientific'
// Authors of the institute are shown with the name and address of their profile, and belong to groups.
const reads = ['articles', 'people', 'groups'] as const

export const articlesApi = {
  /** Newest first, by year, month and date of entry. */
  list: call(`GET ${path}`, { may: 'public', reads })
    .input(
      articleFilters.extend({
        page: z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1),
        limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(articlesOnAPage),
      }),
    )
    .output(list(articleCard)),
  /** Returns the filter values that occur in the list, with counts. */
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
  /** Returns a file of all publications that match the filters, or of the one with this slug. */
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

/** A publication as found at a source, ready to be imported. */
const found = z.object({
  fields: bibliographicFields,
  preprintDoi: z.string(),
  /** Fields whose value at the source was too long or invalid. */
  notes: z.array(z.object({ field: z.enum(bibliographicNames), kind: z.enum(sourceNoteKinds) })),
  isAuthorListCut: z.boolean(),
  /** Id of the existing entry with the same PubMed id or DOI. */
  twinId: id.nullable(),
  /** Id of the existing entry of its preprint; both belong to one entry. */
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
  /** As PubMed writes it: `2021 Mar 9`. */
  published: z.string(),
  doi: z.string(),
  /** Id of the existing entry. */
  twinId: id.nullable(),
})

/** An author parsed from a string, and the name as lists show it. */
const readAuthor = z.object({
  family: z.string(),
  given: z.string(),
  suffix: z.string(),
  isGroup: z.boolean(),
  ...shownAuthor.pick({ name: true }).shape,
})

const { path: backstage, may } = articleRecord

const change = partialFields(articleFields).extend({
  id,
  version: z.int(),
  isSmallChange: z.boolean().optional(),
  confirm: z.boolean().optional(),
})

export const articlesBackstageApi = {
  /** Same as `change`, with the id only in the body. */
  changeByBody: call(`PATCH ${backstage}`, { may, writes: ['articles'] })
    .input(change)
    .output(articleRecord.item),
  categories: call(`GET ${backstage}/category`, { may })
    .input(z.strictObject({}))
    .output(list(z.object({ id, label: z.object({ de: z.string(), en: z.string() }) }))),
  /** Parses the authors of a string; without `style`, in the most likely one. */
  parseAuthors: call(`GET ${backstage}/parse-author`, { may })
    .input(
      z.strictObject({
        authors: lines(authorsLength, 'validAuthors'),
        style: z.enum(authorStyles).optional(),
      }),
    )
    .output(z.object({ style: z.enum(authorStyles), count: z.int(), rows: z.array(readAuthor) })),
  /**
   * Requires exactly one of `term`, `title`, `author` and `institute`. Newest first, by title the most
   * similar first. At most 1,000 results starting at `from`.
   */
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
        /** Keys of the results, which PubMed stores for some hours; null if there are none. */
        history: z.object(history).nullable(),
        /** Words that PubMed does not know and has ignored. */
        notFound: z.array(z.string()),
      }),
    ),
  pubmedSummaries: call(`GET ${backstage}/pubmed/summary`, { may })
    .input(z.strictObject({ ids: listed }))
    .output(z.object({ ...list(summary).shape, unknownIds: z.array(z.string()) })),
  fetchPubmed: call(`GET ${backstage}/pubmed/fetch/{pubmedId}`, { may })
    .input(z.strictObject({ pubmedId: pubmedId.min(1, { error: 'validPubmedId' }) }))
    .output(found),
  /** Stores ids at PubMed, to be read by `pubmedResults`. */
  postPubmed: call(`POST ${backstage}/pubmed/post`, { may, inTransaction: false })
    .input(z.strictObject({ ids: pubmedIds }))
    .output(z.object({ count: z.int(), ...history })),
  pubmedResults: call(`GET ${backstage}/pubmed/results`, { may })
    .input(z.strictObject({ ...history, from, size, count: z.coerce.number().pipe(z.int().min(0)) }))
    .output(list(found)),
  /** Creates hidden entries; existing ones stay unchanged. */
  importPubmed: call(`POST ${backstage}/pubmed/import`, { may, writes: ['articles'], inTransaction: false })
    .input(z.strictObject({ ids: pubmedIds }))
    .output(
      z.object({
        entered: z.array(z.object({ pubmedId: z.string(), id })),
        known: z.array(z.object({ pubmedId: z.string(), id })),
        unknownIds: z.array(z.string()),
      }),
    ),
  /** Looks a DOI up at Crossref, otherwise at DataCite. */
  findDoi: call(`GET ${backstage}/doi`, { may })
    .input(z.strictObject({ doi: doi.min(1, { error: 'validDoi' }) }))
    .output(found),
  ...articleAuthorsApi,
  ...articleImportApi,
  ...duplicatesApi,
  ...harvestApi,
  ...shownRecordCalls(articleRecord, articleDetail),
}
