import { z } from 'zod'
import { bilingual, id, key, line, lines, noText } from '../fields.ts'
import { isOrcid } from '../people/contacts.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { idOf } from '../references.ts'
import { shownBase } from '../shown-record-calls.ts'
import { slugField } from '../slugs.ts'
import { notYetVisible, visibility } from '../visibility.ts'
import { webAddress } from '../web-address.ts'
import { authorStyles } from './authors.ts'
import { knownMarks } from './marked-text.ts'
import { pagesOf } from './pages.ts'

/** What kind of publication it is; BibTeX, RIS and CSL have a word for each. */
export const bibTypes = [
  ...['article', 'review', 'conferencePaper', 'bookChapter', 'book', 'doctoralThesis', 'mastersThesis'],
  ...['report', 'preprint', 'dataset', 'software', 'other'],
] as const
export type BibType = (typeof bibTypes)[number]

export const authorsLength = 120_000 // characters: ATLAS and CMS have signed an article with 5,425 names
const mostDetails = 8000
const abstractLength = 20_000
const summaryLength = 2000

/** On one line, with the marks of `marked-text.ts`. */
const markedLine = (longest: number, message: string) => line(longest, message).overwrite(knownMarks)

/** The number of a record of PubMed; empty: it has none. */
export const pubmedId = key(20, 'validPubmedId')
  .overwrite(
    text => /^(?:https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/)?(?:PMID:?\s*)?(\d+)\/?$/i.exec(text)?.[1] ?? text,
  )
  .regex(/^([1-9]\d{0,8})?$/, { error: 'validPubmedId' })

/** A DOI without what may stand before it; empty: none. They are the same in capital and small letters. */
export const doi = key(300, 'validDoi')
  .overwrite(text => text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '').toLowerCase())
  .regex(/^(10\.\d{4,9}\/\S+)?$/, { error: 'validDoi' })

const pmcId = key(20, 'alphanumeric')
  .overwrite(text => text.toUpperCase())
  .regex(/^(PMC\d{1,9})?$/, { error: 'alphanumeric' })

const issn = key(9, 'validIssn')
  .overwrite(text => text.toUpperCase().replace(/^(\d{4})(\d{3}[\dX])$/, '$1-$2'))
  .regex(/^(\d{4}-\d{3}[\dX])?$/, { error: 'validIssn' })

const isbn = key(20, 'validIsbn').regex(/^((97[89][- ]?)?\d([- ]?\d){8}[- ]?[\dX])?$/i, {
  error: 'validIsbn',
})

/** What is known of an author beside the name, by the name as it stands in the string of authors. */
const authorDetail = z.strictObject({
  name: line(300),
  orcid: z.union([z.literal(''), key(19).refine(isOrcid, { error: 'validOrcid' })]),
  affiliations: z.array(line(1000)).max(20),
})
export type AuthorDetail = z.infer<typeof authorDetail>

export const noticeKinds = ['correction', 'concern', 'retraction'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What was published about it afterwards. */
const notice = z.strictObject({
  kind: z.enum(noticeKinds),
  /** Where it was published: `Magn Reson Med. 2021;85(1):12`. */
  source: line(300),
  pubmedId,
  doi,
})

export const publicationYear = z
  .int({ error: 'validPublicationYear' })
  .min(1800, { error: 'validPublicationYear' })
  .max(2200, { error: 'validPublicationYear' })

/** What PubMed, Crossref and imported files say of a publication; staff may change each of them. */
export const bibliographicFields = z.strictObject({
  bibType: z.enum(bibTypes).default('article'),
  title: markedLine(1000, 'validArticleTitle'),
  pubmedId: pubmedId.default(''),
  doi: doi.default(''),
  pmcId: pmcId.default(''),
  authors: lines(authorsLength, 'validAuthors').default(''),
  authorStyle: z.enum(authorStyles).default('lastFirst'),
  authorDetails: z.array(authorDetail).max(mostDetails).default([]),
  /** The journal, book or proceedings that it stands in; for a thesis the university. */
  journal: line(300).default(''),
  /** `Magn Reson Med`. */
  journalAbbreviation: line(200).default(''),
  volume: line(40).default(''),
  number: line(40).default(''),
  pages: line(60).overwrite(pagesOf).default(''),
  publisher: line(200).default(''),
  editors: lines(2000).default(''),
  year: publicationYear.nullable().default(null),
  month: z
    .int({ error: 'validMonth' })
    .min(1, { error: 'validMonth' })
    .max(12, { error: 'validMonth' })
    .nullable()
    .default(null),
  /** The day on which it could be read first, ahead of its issue. */
  publishedOnline: z.iso.date({ error: 'validDate' }).nullable().default(null),
  issn: issn.default(''),
  isbn: isbn.default(''),
  abstract: lines(abstractLength).overwrite(knownMarks).default(''),
  url: webAddress('validUrl').default(''),
  /** Whether anybody may read it without paying; null: not known. */
  isOpenAccess: z.boolean().nullable().default(null),
  notices: z.array(notice).max(20).default([]),
})
export type Bibliographic = z.infer<typeof bibliographicFields>
export type BibliographicField = keyof Bibliographic

export const bibliographicNames = Object.keys(bibliographicFields.shape) as [
  BibliographicField,
  ...BibliographicField[],
]

/** What staff edit. A hidden one may be incomplete; a visible one needs title, authors and year. */
export const articleFields = z.strictObject({
  ...bibliographicFields.shape,
  /** What it is about, for everybody. */
  summary: bilingual(lines(summaryLength)).default(noText),
  categoryId: idOf('categories').nullable().default(null),
  /** The preprint that it was before: one entry with two addresses. */
  preprintDoi: doi.default(''),
  is7T: z.boolean().default(false),
  /** Done with the hospital. */
  isHospital: z.boolean().default(false),
  /** Edited by hand: PubMed changes them no more. */
  editedFields: z.array(z.enum(bibliographicNames)).max(bibliographicNames.length).default([]),
  /** PubMed changes nothing of it. */
  noUpdate: z.boolean().default(false),
  /** The PubMed id whose record was taken over last; empty: none. */
  retrievedPubmedId: pubmedId.default(''),
  slug: slugField,
  ...visibility,
})
export type ArticleFields = z.infer<typeof articleFields>

/** A publication of which nothing is known yet, hidden. */
export const blankBibliographic: Bibliographic = bibliographicFields.parse({ title: '' })

export const blankArticle: ArticleFields = {
  ...blankBibliographic,
  ...{ summary: noText, categoryId: null, preprintDoi: '', is7T: false, isHospital: false },
  ...{ editedFields: [], noUpdate: false, retrievedPubmedId: '', slug: noText, ...notYetVisible },
}

export const articleRecord = record({
  path: '/backstage/publication/scientific',
  may: opens.bibliography,
  clears: 'articles',
  traits: ['translated', 'addressed', 'published'],
  fields: articleFields,
  needs: { texts: [], fields: () => ['title', 'authors', 'year'] },
  listed: articleFields.pick({
    ...{
      bibType: true,
      title: true,
      authors: true,
      authorStyle: true,
      journal: true,
      year: true,
      month: true,
    },
    ...{ pubmedId: true, doi: true, categoryId: true, is7T: true, isHospital: true, noUpdate: true },
    ...{ slug: true, isVisible: true, publishAt: true, unpublishAt: true },
  }),
  sort: ['year', 'journal'],
  filters: {
    year: z.coerce.number().pipe(z.int()).optional(),
    bibType: z.enum(bibTypes).optional(),
    category: z.coerce.number().pipe(id).optional(),
    is7T: z.literal('1').optional(),
    isHospital: z.literal('1').optional(),
  },
})
export type Article = z.infer<typeof articleRecord.item>
export type ArticleListed = z.infer<typeof articleRecord.row>

/** An author as readers see one: `Ladd ME`, with the profile where it is somebody of the institute. */
export const shownAuthor = z.object({
  name: z.string(),
  /** The slug of the profile; null: none that is public. */
  profile: z.string().nullable(),
  isOfInstitute: z.boolean(),
  orcid: z.string().nullable(),
})
export type ShownAuthor = z.infer<typeof shownAuthor>

export const articleCategory = z.object({ id, label: z.string() })

/** An entry of the public list, in the language asked for. */
export const articleCard = z.object({
  ...shownBase,
  ...bibliographicFields.pick({
    ...{ bibType: true, pubmedId: true, doi: true, pmcId: true, journal: true, journalAbbreviation: true },
    ...{ volume: true, number: true, pages: true, publisher: true, year: true, month: true, url: true },
    ...{ publishedOnline: true, isOpenAccess: true, notices: true },
  }).shape,
  /** With the marks of `marked-text.ts`. */
  title: z.string(),
  /** All of them; long lists are cut by whoever shows them. */
  authors: z.array(shownAuthor),
  category: articleCategory.nullable(),
  preprintDoi: z.string(),
  is7T: z.boolean(),
  isHospital: z.boolean(),
})
export type ArticleCard = z.infer<typeof articleCard>

export const articleDetail = articleCard.extend({
  abstract: z.string(),
  summary: z.string(),
  /** As it is cited, ready to be copied. */
  citations: z.object({ apa: z.string(), vancouver: z.string(), bibtex: z.string() }),
  editors: z.string(),
  issn: z.string(),
  isbn: z.string(),
  updatedAt: z.string(),
  /** What the same authors have written, and what is about the same, the most alike first. */
  related: z.array(articleCard),
})
export type ArticleDetail = z.infer<typeof articleDetail>
