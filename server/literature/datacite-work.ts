import type { BibType } from '#contract/articles/article.ts'
import { authorsOf } from '#contract/articles/authors.ts'
import { markedLineOf, paragraphsOf } from './fragment.ts'
import { type SourceArticle, sourceArticle } from './source-article.ts'
import { authorFields, namesOf, type SourceAuthor } from './source-authors.ts'
import type { Json } from './source-json.ts'

const typeOf: Readonly<Record<string, BibType>> = {
  ...{ JournalArticle: 'article', DataPaper: 'article', ConferencePaper: 'conferencePaper' },
  ...{ ConferenceProceeding: 'book', BookChapter: 'bookChapter', Book: 'book', Report: 'report' },
  ...{ Preprint: 'preprint', Dataset: 'dataset', Software: 'software', ComputationalNotebook: 'software' },
}

/** Converts `data.attributes` of a DataCite response about one DOI. */
export function articleOfAttributes(work: Json): SourceArticle {
  const container = work.at('container')
  const bibType = typeIn(work)
  const day = dayIn(work)
  const publisher = work.at('publisher').text() || work.at('publisher', 'name').text()
  const year = work.at('publicationYear').number() ?? (day ? Number(day.slice(0, 4)) : null)
  return sourceArticle(
    {
      bibType,
      title: titleIn(work),
      doi: work.at('doi').text(),
      ...authorFields(work.at('creators').list().map(personOf)),
      editors: namesOf(
        work
          .at('contributors')
          .list()
          .filter(one => one.at('contributorType').text() === 'Editor')
          .map(personOf),
      ),
      journal: /Thesis$/.test(bibType) ? publisher : container.at('title').text(),
      volume: container.at('volume').text(),
      number: container.at('issue').text(),
      pages: [container.at('firstPage').text(), container.at('lastPage').text()].filter(Boolean).join('-'),
      publisher,
      year,
      month: day && Number(day.slice(0, 4)) === year ? Number(day.slice(5, 7)) : null,
      issn: container.at('identifierType').text() === 'ISSN' ? container.at('identifier').text() : '',
      isbn: identifierOf(work, 'ISBN'),
      abstract: paragraphsOf(
        work
          .at('descriptions')
          .list()
          .find(one => one.at('descriptionType').text() === 'Abstract')
          ?.at('description')
          .text() ?? '',
      ),
      isOpenAccess: hasFreeLicence(work) ? true : null,
    },
    {
      preprint: relatedTo(work, 'IsVersionOf', bibType !== 'preprint'),
      published: relatedTo(work, 'IsPreviousVersionOf', bibType === 'preprint'),
    },
  )
}

function typeIn(work: Json): BibType {
  const [general, own] = [work.at('types', 'resourceTypeGeneral'), work.at('types', 'resourceType')]
  if (general.text() !== 'Dissertation') return typeOf[general.text()] ?? 'other'
  return /master|diplom/i.test(own.text()) ? 'mastersThesis' : 'doctoralThesis'
}

function titleIn(work: Json): string {
  const titles = work.at('titles').list()
  const main = titles.find(one => one.at('titleType').text() === '') ?? titles[0]
  const subtitle = titles.find(one => one.at('titleType').text() === 'Subtitle')
  const [title = '', more = ''] = [main, subtitle].map(one => markedLineOf(one?.at('title').text() ?? ''))
  return more === '' || more === title ? title : `${title}: ${more}`
}

function personOf(person: Json): SourceAuthor {
  const name = person.at('name').text()
  return {
    ...namesIn(person, name),
    orcid:
      person
        .at('nameIdentifiers')
        .list()
        .find(one => /orcid/i.test(one.at('nameIdentifierScheme').text()))
        ?.at('nameIdentifier')
        .text() ?? '',
    affiliations: person
      .at('affiliation')
      .list()
      .map(one => one.text() || one.at('name').text()),
  }
}

// Reads `Berg, Anna` as well as `Anna van der Berg`.
function namesIn(person: Json, name: string): SourceAuthor {
  const [family, given] = [person.at('familyName').text(), person.at('givenName').text()]
  if (person.at('nameType').text() === 'Organizational') return { group: name }
  if (family !== '') return { family, given }
  const [author] = authorsOf(name, name.includes(',') ? 'lastFirst' : 'firstLast')
  return !author || author.isGroup ? { group: name } : author
}

function dayIn(work: Json): string | null {
  const dates = work.at('dates').list()
  const found = ['Issued', 'Available'].flatMap(
    type =>
      dates
        .find(one => one.at('dateType').text() === type)
        ?.at('date')
        .text() ?? [],
  )
  return found.find(date => /^\d{4}-(0[1-9]|1[0-2])/.test(date)) ?? null
}

function hasFreeLicence(work: Json): boolean {
  return work
    .at('rightsList')
    .list()
    .some(one => /creativecommons\.org\/(licenses|publicdomain)\//i.test(one.at('rightsUri').text()))
}

function identifierOf(work: Json, type: string): string {
  return (
    work
      .at('relatedIdentifiers')
      .list()
      .find(
        one =>
          one.at('relatedIdentifierType').text() === type &&
          one.at('relationType').text() === 'IsIdenticalTo',
      )
      ?.at('relatedIdentifier')
      .text() ?? ''
  )
}

function relatedTo(work: Json, relation: string, isWanted: boolean) {
  const found = work
    .at('relatedIdentifiers')
    .list()
    .find(
      one =>
        isWanted &&
        one.at('relationType').text() === relation &&
        one.at('relatedIdentifierType').text() === 'DOI' &&
        (relation !== 'IsVersionOf' || one.at('resourceTypeGeneral').text() === 'Preprint'),
    )
  return { doi: found?.at('relatedIdentifier').text().toLowerCase() ?? '', pubmedId: '' }
}
