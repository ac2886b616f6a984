import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bibliographicFields } from '#contract/articles/article.ts'
import { authorsOf } from '#contract/articles/authors.ts'
import { postReader, searchReader, summariesReader } from './pubmed-answers.ts'
import type { SourceArticle } from './source-article.ts'
import { fetched } from './test-pubmed.ts'

const answers = '../shared/data/pubmed'
const records = '../shared/data/authors/articles.xml.gz'

test.runIf(existsSync(answers))('each answer of PubMed that lies beside the project is read', () => {
  for (const name of readdirSync(answers)) {
    const xml = readFileSync(join(answers, name), 'utf8')
    if (/^esearch/.test(name)) {
      const reader = searchReader()
      reader.write(xml)
      expect(reader.end().ids, name).toEqual(all(xml, /<Id>(\d+)<\/Id>/g))
    } else if (/^esummary/.test(name)) {
      const reader = summariesReader()
      reader.write(xml)
      const ids = reader.end().summaries.map(({ pubmedId }) => pubmedId)
      expect(ids, name).toEqual(all(xml, /<Id>(\d+)<\/Id>/g))
    } else if (/^epost/.test(name)) {
      const reader = postReader()
      reader.write(xml)
      expect(reader.end().history.key, name).toBe('1')
    } else expectAll(xml, name)
  }
})

test.runIf(existsSync(records))('nothing of 2,960 records of PubMed is lost', () => {
  expectAll(gunzipSync(readFileSync(records)).toString('utf8'), records)
})

/** Compares the parsed articles with the raw XML, independently of the parser. */
function expectAll(xml: string, from: string): void {
  const { articles } = fetched(xml, 65_536)
  const texts = xml.split(/<PubmedArticle>/).slice(1)
  expect(articles.length, from).toBe(texts.length)
  for (const [index, text] of texts.entries()) expectWhole(articles[index], text)
}

function expectWhole(article: SourceArticle | undefined, text: string): void {
  const id = /<PMID[^>]*>(\d+)/.exec(text)?.[1] ?? ''
  const fields = article?.fields
  if (!article || !fields) throw new Error(`${id} is missing`)
  const cited = text.replace(/<ReferenceList>.*<\/ReferenceList>/s, '')
  const list = /<AuthorList.*?<\/AuthorList>/s.exec(text)?.[0] ?? ''
  expect(fields.pubmedId).toBe(id)
  expect(bibliographicFields.parse(fields), id).toEqual(fields)
  const isCut = /<Affiliation>[^<]{1001}/.test(text) // one affiliation that holds those of all authors
  expect(article.notes, id).toEqual(isCut ? [{ field: 'authorDetails', kind: 'cut' }] : [])
  expect(fields.title, id).not.toBe('')
  expect(fields.year, id).not.toBeNull()
  expect(fields.journal, id).not.toBe('')
  expect(authorsOf(fields.authors, fields.authorStyle).length, id).toBe(
    list.split(/<Author(?: ValidYN="Y")?(?: EqualContrib="."|)>/).length - 1,
  )
  expect(fields.authorDetails.flatMap(({ affiliations }) => affiliations).length, id).toBe(
    list.split('<Affiliation>').length - 1,
  )
  expect(fields.authorDetails.filter(({ orcid }) => orcid !== '').length, id).toBe(
    list.split('Source="ORCID"').length - 1,
  )
  expect(fields.doi !== '', id).toBe(/="doi"/.test(cited))
  expect(fields.pmcId !== '', id).toBe(/IdType="pmc"/.test(cited))
  expect(fields.abstract !== '', id).toBe(/<AbstractText/.test(text))
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
