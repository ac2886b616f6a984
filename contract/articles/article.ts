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
import { normalizeMarks } from './marked-text.ts'
import { normalizePageRange } from './pages.ts'

/** Kinds of publication; BibTeX, RIS and CSL have a term for each. */
export const bibTypes = [
  ...['article', 'review', 'conferencePaper', 'bookChapter', 'book', 'doctoralThesis', 'mastersThesis'],
  ...['report', 'preprint', 'dataset', 'software', 'other'],
] as const
export type BibType = (typeof bibTypes)[number]

export const authorsLength = 120_000 // characters: an article of ATLAS and CMS has 5,425 authors
const mostDetails = 8000
const abstractLength = 20_000
const summaryLength = 2000

/** A single line with the marks of `marked-text.ts`. */
const markedLine = (longest: number, message: string) => line(longest, message).overwrite(normalizeMarks)

/** PubMed id of a record; empty: none. */
export const pubmedId = key(20, 'validPubmedId')
  .overwrite(
    text => /^(?:https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/)?(?:PMID:?\s*)?(\d+)\/?$/i.exec(text)?.[1] ?? text,
  )
  .regex(/^([1-9]\d{0,8})?$/, { error: 'validPubmedId' })

/** A DOI without prefix, in lower case because DOIs are case-insensitive; empty: none. */
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

/** Further details of an author, matched by the name as written in the string of authors. */
const authorDetail = z.strictObject({
  name: line(300),
  orcid: z.union([z.literal(''), key(19).refine(isOrcid, { error: 'validOrcid' })]),
  affiliations: z.array(line(1000)).max(20),
})
export type AuthorDetail = z.infer<typeof authorDetail>

export const noticeKinds = ['correction', 'concern', 'retraction'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** A notice that was published about the article afterwards. */
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

/** Fields that PubMed, Crossref and imported files provide; staff may change each of them. */
export const bibliographicFields = z.strictObject({
  bibType: z.enum(bibTypes).default('article'),
  title: markedLine(1000, 'validArticleTitle'),
  pubmedId: pubmedId.default(''),
  doi: doi.default(''),
  pmcId: pmcId.default(''),
  authors: lines(authorsLength, 'validAuthors').default(''),
  authorStyle: z.enum(authorStyles).default('lastFirst'),
  authorDetails: z.array(authorDetail).max(mostDetails).default([]),
  /** The journal, book or proceedings in which it appeared; for a thesis the university. */
  journal: line(300).default(''),
  /** `Magn Reson Med`. */
  journalAbbreviation: line(200).default(''),
  volume: line(40).default(''),
  number: line(40).default(''),
  pages: line(60).overwrite(normalizePageRange).default(''),
  publisher: line(200).default(''),
  editors: lines(2000).default(''),
  year: publicationYear.nullable().default(null),
  month: z
    .int({ error: 'validMonth' })
    .min(1, { error: 'validMonth' })
    .max(12, { error: 'validMonth' })
    .nullable()
    .default(null),
  /** Day of its first publication online, ahead of the issue. */
  publishedOnline: z.iso.date({ error: 'validDate' }).nullable().default(null),
  issn: issn.default(''),
  isbn: isbn.default(''),
  abstract: lines(abstractLength).overwrite(normalizeMarks).default(''),
  url: webAddress('validUrl').default(''),
  /** Whether it can be read without paying; null: unknown. */
  isOpenAccess: z.boolean().nullable().default(null),
  notices: z.array(notice).max(20).default([]),
})
export type Bibliographic = z.infer<typeof bibliographicFields>
export type BibliographicField = keyof Bibliographic

export const bibliographicNames = Object.keys(bibliographicFields.shape) as [
  BibliographicField,
  ...BibliographicField[],
]

/**
 * Fields that staff edit. A hidden article may be incomplete; a visible one needs title, authors and year.
 */
export const articleFields = z.strictObject({
  ...bibliographicFields.shape,
  /** Summary for a general audience. */
  summary: bilingual(lines(summaryLength)).default(noText),
  categoryId: idOf('categories').nullable().default(null),
  /** DOI of its preprint: preprint and article are one entry with two addresses. */
  preprintDoi: doi.default(''),
  is7T: z.boolean().default(false),
  /** Whether the work was done together with the hospital. */
  isHospital: z.boolean().default(false),
  /** Fields edited by hand; PubMed no longer changes them. */
  editedFields: z.array(z.enum(bibliographicNames)).max(bibliographicNames.length).default([]),
  /** Whether PubMed must change none of its fields. */
  noUpdate: z.boolean().default(false),
  /** PubMed id of the record that was imported last; empty: none. */
  retrievedPubmedId: pubmedId.default(''),
  slug: slugField,
  ...visibility,
})
export type ArticleFields = z.infer<typeof articleFields>

/** The empty values of a publication. */
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

/** An author as readers see it: `Ladd ME`, with the profile if the author belongs to the institute. */
export const shownAuthor = z.object({
  name: z.string(),
  /** Slug of the profile; null: no public profile. */
  profile: z.string().nullable(),
  isOfInstitute: z.boolean(),
  orcid: z.string().nullable(),
})
export type ShownAuthor = z.infer<typeof shownAuthor>

export const articleCategory = z.object({ id, label: z.string() })

/** An entry of the public list in the requested language. */
export const articleCard = z.object({
  ...shownBase,
  ...bibliographicFields.pick({
    ...{ bibType: true, pubmedId: true, doi: true, pmcId: true, journal: true, journalAbbreviation: true },
    ...{ volume: true, number: true, pages: true, publisher: true, year: true, month: true, url: true },
    ...{ publishedOnline: true, isOpenAccess: true, notices: true },
  }).shape,
  /** With the marks of `marked-text.ts`. */
  title: z.string(),
  /** All authors; long lists are shortened where they are shown. */
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
  /** Formatted citations, ready to copy. */
  citations: z.object({ apa: z.string(), vancouver: z.string(), bibtex: z.string() }),
  editors: z.string(),
  issn: z.string(),
  isbn: z.string(),
  updatedAt: z.string(),
  /** Publications by the same authors or on the same subject, the most similar first. */
  related: z.array(articleCard),
})
export type ArticleDetail = z.infer<typeof articleDetail>
