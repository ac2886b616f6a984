import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Bibliographic,
  type BibliographicField,
  bibliographicNames,
  bibTypes,
} from '#contract/articles/article.ts'
import { authorString, authorsOf, shortName } from '#contract/articles/authors.ts'
import { runsOf } from '#contract/articles/marked-text.ts'
import { authorsOfArticle, type CitedArticle } from './cited.ts'
import { type ArticleFormatName, articleFormats } from './formats.ts'
import { markedOf, marksFromUnicode, unicodeFromMarks } from './marks.ts'
import { readArticles } from './read-file.ts'
import { cited, formulas, prosAndCons } from './test-cited.ts'

type Format = Exclude<ArticleFormatName, 'csv'>
const formats = ['bibtex', 'ris', 'csl'] as const satisfies Format[]

/** Fields that a format cannot hold. */
const without: Record<Format, BibliographicField[]> = {
  bibtex: ['publishedOnline'],
  ris: ['publishedOnline'],
  csl: [],
}
const nowhere: BibliographicField[] = ['authorDetails', 'isOpenAccess']

async function bytesOf(articles: readonly CitedArticle[], format: ArticleFormatName) {
  const chunks = await Array.fromAsync(articleFormats[format].bytes(articles, 'en'))
  return Buffer.concat(chunks)
}

async function comeBack(articles: readonly CitedArticle[], format: Format) {
  const { kind, entries, problem } = readArticles(await bytesOf(articles, format))
  expect([kind, problem]).toEqual([format, null])
  expect(entries.flatMap(({ problems }) => problems)).toEqual([])
  return entries.map(({ fields }) => fields)
}

/** The fields of an article that survive a file of this format. */
function carried(article: CitedArticle, format: Format): Partial<Bibliographic> {
  const left = [...nowhere, ...without[format]]
  const fields = Object.fromEntries(
    bibliographicNames
      .filter(
        name =>
          !left.includes(name) && !['', null].includes(article[name] as string) && `${article[name]}` !== '',
      )
      .map(name => [name, article[name]]),
  ) as Partial<Bibliographic>
  const marks = (text: string) =>
    format === 'ris' ? marksFromUnicode(unicodeFromMarks(text)) : markedOf(runsOf(text))
  const authors = authorString(authorsOfArticle(article))
  if (authors === '') delete fields.authorStyle
  return {
    ...fields,
    title: marks(article.title),
    ...(authors === '' ? {} : { authors, authorStyle: 'lastFirst' as const }),
    ...(article.abstract === ''
      ? {}
      : {
          abstract: format === 'ris' ? marks(article.abstract).replace(/\n+/g, ' ') : marks(article.abstract),
        }),
  }
}

test.each(formats)('%s: an exported article is imported unchanged', async format => {
  const full = cited({
    ...formulas,
    ...{ volume: '86', number: '3-4', issn: '0740-3194', isbn: '978-3-16-148410-0', pmcId: 'PMC123' },
    ...{
      month: 3,
      editors: 'Feld, Lise; von Spin, K.',
      publisher: 'Wiley & Sons',
      url: 'https://example.org/a_b?c=%20d#e',
    },
    ...{ journalAbbreviation: 'Magn Reson Med', pages: '1201–1210', pubmedId: '29' },
    abstract:
      'AIM: T<sub>2</sub> weighs {braces}, \\commands~at $5 #1 & 50%.\nMETHODS: as told.\n\nRESULT: a_b^c.',
  })
  const [first, second] = await comeBack([prosAndCons, full], format)
  expect(first).toEqual(carried(prosAndCons, format))
  expect(second).toEqual(carried(full, format))
})

test.each(formats)('%s: every publication type survives export and import', async format => {
  const articles = bibTypes.map(bibType =>
    cited({
      bibType,
      title: `A ${bibType}`,
      authors: 'Berg, Anna',
      journal: 'Somewhere',
      number: '4',
      year: 2020,
    }),
  )
  expect(await comeBack(articles, format)).toEqual(articles.map(article => carried(article, format)))
})

test.each(formats)('%s: three thousand authors survive export and import', async format => {
  const authors = Array.from({ length: 3000 }, (_, n) => `Müller${n}, A. B.`).join('; ')
  const [fields] = await comeBack([cited({ title: 'ATLAS', authors })], format)
  expect(fields?.authors).toBe(authors)
})

const sign = fc.constantFrom(...'aäßéøÅ日𝛼αﬁ &%$#_{}~^\\"\'`-–<>[]()@,;:!?/|+*=.0129\n')
const words = fc
  .array(sign, { minLength: 1, maxLength: 30 })
  .map(signs => signs.join('').replace(/\s+/g, ' ').trim())
  .filter(text => text !== '')
const run = fc.record({ text: words, marks: fc.subarray(['sub', 'sup', 'i', 'b'] as const) })
const markedText = fc.array(run, { minLength: 1, maxLength: 5 }).map(markedOf)
const name = fc.stringMatching(/^[A-ZÄÖÜÉ][a-zäöüéøß]{1,9}(-[A-Z][a-z]{1,5})?$/)
const family = fc.oneof(
  name,
  name.map(last => `van der ${last}`),
  name.map(last => `O'${last}`),
)
const person = fc.record({
  family,
  given: fc.oneof(name, fc.constant('J. M.'), fc.constant('Karl-Heinz')),
  suffix: fc.constantFrom('', 'Jr', 'III'),
  isGroup: fc.constant(false),
})
const group = name.map(last => ({
  family: `${last} & Friends Consortium`,
  given: '',
  suffix: '',
  isGroup: true,
}))
const anyArticle = fc
  .record({
    bibType: fc.constantFrom(...bibTypes),
    title: markedText,
    authors: fc.array(fc.oneof(person, group), { maxLength: 5 }).map(authorString),
    journal: words,
    volume: words,
    year: fc.option(fc.integer({ min: 1800, max: 2199 })),
    abstract: markedText,
  })
  .map(given => cited(given))

/** Excludes texts that no format can distinguish from another spelling, which is what comes back. */
const isPlain = ({ title, abstract, journal, volume }: CitedArticle) =>
  ![title, abstract, journal, volume].some(
    text => /&(amp|lt|gt|quot|apos|nbsp);|[\ufb00-\ufb06]/.test(text) && /&/.test(text),
  ) && ![journal, volume].some(text => /<\/?(sub|sup|i|b)>/.test(text))

test.each(formats)('%s: any characters of an article survive export and import', async format => {
  await fc.assert(
    fc.asyncProperty(anyArticle, async article => {
      fc.pre(isPlain(article))
      expect(await comeBack([article], format)).toEqual([carried(article, format)])
    }),
    { numRuns: 300 },
  )
})

test('authors keep their order, particles, suffixes and groups', async () => {
  for (const format of formats) {
    const [fields] = await comeBack([formulas], format)
    expect(authorsOf(fields?.authors ?? '', 'lastFirst').map(shortName)).toEqual([
      ...['van der Berg AL', 'Müller-Lüdenscheidt J Jr', 'ISMRM Study Group & Friends', 'Sukarno'],
    ])
  }
})
