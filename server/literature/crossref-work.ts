import type { BibType, NoticeKind } from '#contract/articles/article.ts'
import { markedLineOf, paragraphsOf } from './fragment.ts'
import { type SourceArticle, sourceArticle } from './source-article.ts'
import { authorFields, namesOf, type SourceAuthor } from './source-authors.ts'
import type { Json } from './source-json.ts'

const typeOf: Readonly<Record<string, BibType>> = {
  'journal-article': 'article',
  'proceedings-article': 'conferencePaper',
  'book-chapter': 'bookChapter',
  'book-section': 'bookChapter',
  'book-part': 'bookChapter',
  'reference-entry': 'bookChapter',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  proceedings: 'book',
  dissertation: 'doctoralThesis',
  report: 'report',
  'report-component': 'report',
  dataset: 'dataset',
}

/** Names of notices at Crossref and Retraction Watch. */
const noticeOf: readonly (readonly [RegExp, NoticeKind])[] = [
  [/^(retraction|withdrawal|removal)$/, 'retraction'],
  [/^expression[_-]of[_-]concern$/, 'concern'],
  [/^(correction|corrigendum|erratum|addendum|clarification|partial[_-]retraction)$/, 'correction'],
]

/** Converts the `message` of a Crossref response about one DOI. */
export function articleOfWork(work: Json): SourceArticle {
  const bibType = typeIn(work)
  const [print, online] = [dateIn(work, 'published-print'), dateIn(work, 'published-online')]
  const issued = print ?? dateIn(work, 'published') ?? dateIn(work, 'issued') ?? online
  return sourceArticle(
    {
      bibType,
      title: titleIn(work),
      doi: work.at('DOI').text(),
      ...authorFields(peopleIn(work, 'author')),
      editors: namesOf(peopleIn(work, 'editor')),
      journal:
        work.at('type').text() === 'dissertation'
          ? work.at('institution', 0, 'name').text()
          : journalIn(work),
      journalAbbreviation: work
        .at('short-container-title', 0)
        .text()
        .replace(/\.(?=\s|$)/g, ''),
      volume: work.at('volume').text(),
      number: work.at('issue').text(),
      pages: work.at('page').text() || work.at('article-number').text(),
      publisher: work.at('publisher').text(),
      year: issued?.year ?? null,
      month: issued?.month ?? null,
      publishedOnline: online?.day ?? null,
      issn: work.at('ISSN', 0).text(),
      isbn: work.at('ISBN', 0).text().replace(/^.*\//, ''),
      abstract: paragraphsOf(work.at('abstract').text()),
      isOpenAccess: hasFreeLicence(work) ? true : null,
      notices: noticesIn(work),
    },
    {
      preprint: relatedTo(work, 'has-preprint'),
      published: relatedTo(work, 'is-preprint-of'),
      noticeFor: work
        .at('update-to')
        .list()
        .filter(update => noticeKind(update) !== null)
        .map(update => ({ doi: update.at('DOI').text().toLowerCase(), pubmedId: '' })),
    },
  )
}

function typeIn(work: Json): BibType {
  const type = work.at('type').text()
  if (type === 'posted-content') return work.at('subtype').text() === 'preprint' ? 'preprint' : 'other'
  if (type === 'dissertation' && /master|diplom/i.test(work.at('degree', 0).text())) return 'mastersThesis'
  return typeOf[type] ?? 'other'
}

function titleIn(work: Json): string {
  const [title, subtitle] = [work.at('title', 0).text(), work.at('subtitle', 0).text()].map(markedLineOf)
  if (!subtitle || title?.toLowerCase().includes(subtitle.toLowerCase())) return title ?? ''
  return `${title}${/[?!.:]$/.test(title ?? '') ? '' : ':'} ${subtitle}`
}

function journalIn(work: Json): string {
  return markedLineOf(work.at('container-title', 0).text()).replace(/<\/?(sub|sup|i|b)>/g, '')
}

function peopleIn(work: Json, role: 'author' | 'editor'): SourceAuthor[] {
  return work
    .at(role)
    .list()
    .map(person => ({
      family: person.at('family').text(),
      given: person.at('given').text(),
      suffix: person.at('suffix').text(),
      group: person.at('name').text(),
      orcid: person.at('ORCID').text(),
      affiliations: person
        .at('affiliation')
        .list()
        .map(one => one.at('name').text()),
    }))
}

interface Published {
  year: number
  month: number | null
  day: string | null
}

function dateIn(work: Json, name: string): Published | null {
  const parts = work.at(name, 'date-parts', 0)
  const [year, month, day] = [0, 1, 2].map(place => parts.at(place).number())
  if (!year) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return { year, month: month ?? null, day: month && day ? `${year}-${two(month)}-${two(day)}` : null }
}

function hasFreeLicence(work: Json): boolean {
  return work
    .at('license')
    .list()
    .some(({ at }) => /creativecommons\.org\/(licenses|publicdomain)\//i.test(at('URL').text()))
}

function noticesIn(work: Json) {
  const notices = work
    .at('updated-by')
    .list()
    .flatMap(update => {
      const kind = noticeKind(update)
      const source = [0, 1, 2]
        .map(part => update.at('updated', 'date-parts', 0, part).text().padStart(2, '0'))
        .filter(part => part !== '00')
        .join('-')
      return kind ? [{ kind, source, doi: update.at('DOI').text(), pubmedId: '' }] : []
    })
  // The publisher and Retraction Watch may both report the same notice.
  return notices.filter(
    ({ kind, doi }, index) => notices.findIndex(one => one.kind === kind && one.doi === doi) === index,
  )
}

function noticeKind(update: Json): NoticeKind | null {
  const type = update.at('type').text().toLowerCase().replace(/\s/g, '_')
  return noticeOf.find(([pattern]) => pattern.test(type))?.[1] ?? null
}

function relatedTo(work: Json, relation: string) {
  const found = work
    .at('relation', relation)
    .list()
    .find(one => one.at('id-type').text() === 'doi')
  return { doi: found?.at('id').text().toLowerCase() ?? '', pubmedId: '' }
}
