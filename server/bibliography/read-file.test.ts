import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authorsOf, shortName } from '#contract/articles/authors.ts'
import { largestFile, mostEntries } from '#contract/articles/import-problems.ts'
import { readArticles } from './read-file.ts'

const read = (text: string | Uint8Array) =>
  readArticles(typeof text === 'string' ? new TextEncoder().encode(text) : text)
const fields = (text: string) => read(text).entries.map(entry => entry.fields)
const first = (text: string) => fields(text)[0]
const title = (latex: string) => first(`@article{k, title = {${latex}}}`)?.title
const authors = (text: string) => authorsOf(text, 'lastFirst').map(shortName)
const bibtexAuthors = (names: string) =>
  authors(first(`@article{k, title={x}, author = {${names}}}`)?.authors ?? '')

test.each([
  [
    'letters with accents, composed or not',
    'M{\\"u}ller \\"uber {\\ss} \\AA{} \\c{c} \\v s \\\'{\\i} u\u0308',
    'Müller über ß Å ç š í ü',
  ],
  ['titles keep their capitals', '{Zur} Geschichte der {MRT} in Essen', 'Zur Geschichte der MRT in Essen'],
  [
    'formulas',
    '$T_2^*$ of $^{13}$C, $\\alpha$ $\\le$ 5',
    'T<sub>2</sub><sup>*</sup> of <sup>13</sup>C, α ≤ 5',
  ],
  ['formulas side by side', '$\\Delta$$\\Sigma$, $$\\alpha$$ for $5', 'ΔΣ, α for $5'],
  [
    'commands',
    '\\emph{E. coli}, {\\it in vivo}, \\textsubscript{x}',
    '<i>E. coli</i>, <i>in vivo</i>, <sub>x</sub>',
  ],
  ['marks of HTML', 'CO<sub>2</sub> &amp; <em>x</em>', 'CO<sub>2</sub> & <i>x</i>'],
  ['signs of Unicode', 'H₂O and ²³Na', 'H<sub>2</sub>O and <sup>23</sup>Na'],
  [
    'escaped signs',
    "50\\% \\& \\$5 \\_ \\#1 10\\,000 a~b -- c --- ``d''",
    '50% & $5 _ #1 10 000 a b – c — “d”',
  ],
  ['signs that are not escaped', '50% & more for $5, a_b < c', '50% & more for $5, a_b < c'],
  ['commands nobody knows', '\\foo{bar} \\baz qux', 'bar qux'],
  ['a brace behind a backslash', 'the set \\{a', 'the set {a'],
])('BibTeX: %s', (_, latex, wanted) => {
  expect(title(latex)).toBe(wanted)
})

test('BibTeX: author names are read in every form', () => {
  expect(
    bibtexAuthors(
      'Ludwig van Beethoven and {van der Berg}, Anna and Smith, Jr., John and {ISMRM {\\&} Friends} and\n  M{\\"u}ller, J{\\"o}rg and Sukarno and Karl {von Spin} and others',
    ),
  ).toEqual([
    'van Beethoven L',
    'van der Berg A',
    'Smith J Jr',
    'ISMRM & Friends',
    'Müller J',
    'Sukarno',
    'von Spin K',
  ])
})

test('BibTeX: capital field names, empty keys, strings, quotes, brackets, unknown fields and dates are read', () => {
  const file = `% Exported
    @STRING(mrm = "Magn Reson Med")
    @COMMENT{jabref-meta: groups;}
    @ARTICLE{, TITLE = "The {First}" # " One", JOURNAL = mrm, YEAR = 2018, MONTH = dec, PAGES = {1--10}, X_UID = {7}, FILE={:a.pdf:PDF}}
    @article(key, title = {Second}, date = {2019-03-07}, journaltitle = {NMR Biomed}, pmid = {29}, url={https://doi.org/10.1000/XY_z})
    @inproceedings{in, title = {Third}, crossref = {proc}}
    @proceedings{proc, title = {Proc. ISMRM}, year = {2020}, editor = {Berg, Anna}}`
  expect(fields(file)).toMatchObject([
    {
      title: 'The First One',
      journal: 'Magn Reson Med',
      year: 2018,
      month: 12,
      pages: '1–10',
      bibType: 'article',
    },
    { title: 'Second', journal: 'NMR Biomed', year: 2019, month: 3, pubmedId: '29', doi: '10.1000/xy_z' },
    { title: 'Third', journal: 'Proc. ISMRM', year: 2020, editors: 'Berg, Anna', bibType: 'conferencePaper' },
    { title: 'Proc. ISMRM', bibType: 'book' },
  ])
})

test('BibTeX: a broken entry is reported with its line, and all others are read', () => {
  const file =
    '@article{a, title={One}}\n\n@article{b, title={Two, year={2018}\n\n@article{c, title={Three}}\n@article{d, year={2020}}'
  expect(read(file).entries.map(({ line, fields: { title }, problems }) => [line, title, problems])).toEqual([
    [1, 'One', []],
    [3, undefined, [{ code: 'notRead' }]],
    [5, 'Three', []],
    [6, undefined, [{ code: 'noTitle' }]],
  ])
})

test('BibTeX: a field that cannot be imported is reported, and the rest is read', () => {
  const [entry] = read('@article{k, title={x}, year={2018}, url={javascript:alert(1)}, doi={10.1/}}').entries
  expect([entry?.fields.title, entry?.fields.url, entry?.problems]).toEqual([
    'x',
    undefined,
    [{ code: 'fieldLeftOut', field: 'url' }],
  ])
})

const ris =
  'TY  - JOUR\nT1  - Größe\nA1  - Berg, Anna\nAU  - van Feld, K., Jr\nAU  - ISMRM Study Group\nAU  - Quick HH\nY1  - 2014/06/01/\nJF  - Magn Reson Med\nSP  - 99\nEP  - 105\nUR  - https://x.example/a\nN2  - A long\nabstract\nER  - \n'
const ofRis = {
  ...{
    title: 'Größe',
    authors: 'Berg, Anna; van Feld, K., Jr; {ISMRM Study Group}; Quick, HH',
    year: 2014,
    month: 6,
  },
  ...{ journal: 'Magn Reson Med', pages: '99–105', url: 'https://x.example/a', abstract: 'A long abstract' },
}

test.each([
  ['LF', new TextEncoder().encode(ris)],
  ['CRLF', new TextEncoder().encode(ris.replaceAll('\n', '\r\n'))],
  ['CR', new TextEncoder().encode(ris.replaceAll('\n', '\r'))],
  ['the mark of UTF-8', new TextEncoder().encode(`\ufeff${ris}`)],
  ['windows-1252', Buffer.from(ris, 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${ris}`, 'utf16le')],
  ['no end of the record', new TextEncoder().encode(ris.replace('ER  - \n', ''))],
])('RIS: a file with %s is read', (_, bytes) => {
  const { kind, entries } = read(bytes)
  expect([kind, entries.length, entries[0]?.fields]).toMatchObject(['ris', 1, ofRis])
})

test.each([
  ['M. E. Ladd', 'Ladd ME'],
  ['J.-P. van der Berg', 'van der Berg JP'],
  ['E. L. Hahn Institute,', 'E. L. Hahn Institute'],
  ['World Health Organization', 'World Health Organization'],
])('RIS: the author %s is read', (name, shown) => {
  expect(authors(first(`TY  - JOUR\nTI  - x\nAU  - ${name}\nER  - `)?.authors ?? '')).toEqual([shown])
})

test.each([
  ['C2  - PMC6404210'],
  ['M1  - PMC6404210'],
  ['L2  - https://www.ncbi.nlm.nih.gov/pmc/articles/PMC6404210/'],
])('RIS: the PubMed Central id is read from %s', line => {
  expect(first(`TY  - JOUR\nTI  - x\n${line}\nER  - `)?.pmcId).toBe('PMC6404210')
})

test('PubMed: names, groups, affiliations, notices, dates and pages are read', () => {
  const file = `
PMID- 29729392
OWN - NLM
IS  - 1522-2594 (Electronic)
IS  - 0740-3194 (Linking)
DP  - 2018 Dec 5
TI  - Pros and cons of ultra-high-field
      MRI.
PG  - 1201-10
LID - 10.1016/j.x.2018.06.001 [doi]
FAU - van der Berg, Anna M
AU  - van der Berg AM
AUID- ORCID: 0000-0002-1825-0097
AD  - Erwin L. Hahn Institute, Essen.
FAU - Smith, John Jr
AU  - Smith J Jr
CN  - ISMRM Study Group
FIR - Feld, Lise
IR  - Feld L
PT  - Journal Article
PT  - Review
DEP - 20180605
TA  - Magn Reson Med
JT  - Magnetic resonance in medicine
PMC - PMC6404210
EIN - Magn Reson Med. 2019 Jan;81(1):12. doi: 10.1002/mrm.1. PMID: 30000000

PMID- 1
TI  - Another one.
`
  expect(fields(file)).toMatchObject([
    {
      ...{ bibType: 'review', title: 'Pros and cons of ultra-high-field MRI', pubmedId: '29729392' },
      ...{ authors: 'van der Berg, Anna M; Smith, John, Jr; {ISMRM Study Group}', pages: '1201–1210' },
      ...{ year: 2018, month: 12, publishedOnline: '2018-06-05', issn: '1522-2594', pmcId: 'PMC6404210' },
      authorDetails: [
        {
          name: 'van der Berg, Anna M',
          orcid: '0000-0002-1825-0097',
          affiliations: ['Erwin L. Hahn Institute, Essen.'],
        },
      ],
      notices: [
        {
          kind: 'correction',
          source: 'Magn Reson Med. 2019 Jan;81(1):12',
          doi: '10.1002/mrm.1',
          pubmedId: '30000000',
        },
      ],
    },
    { title: 'Another one', pubmedId: '1' },
  ])
})

test.each([
  ['1042 [pii]', '1042'],
  ['e202 [pii]', 'e202'],
  ['S1080-6032(22)00139-9 [pii]', undefined],
])('PubMed: without pages, only an article number is used as pages, %s', (id, pages) => {
  expect(first(`PMID- 1\nTI  - x\nLID - ${id}\nLID - 10.5555/x [doi]\n`)?.pages).toBe(pages)
})

test.each(['\u2028', '\u2029', '\u0085', '\v', '\f'])('RIS and PubMed: %j does not end a line', sign => {
  expect(first(`TY  - JOUR\nTI  - One:${sign} two\nER  - `)?.title).toBe('One: two')
  expect(first(`PMID- 1\nTI  - One:${sign} two\n`)?.title).toBe('One: two')
})

test('PubMed: a DOI without its [doi] label is read', () => {
  expect(first('PMID- 1\nTI  - x\nAID - doi:10.5555/x.2005\n')?.doi).toBe('10.5555/x.2005')
})

test.each([
  ['Journal Articles', { bibType: 'article', journal: 'Ruhr Press' }],
  ['Reports - Research', { bibType: 'report', publisher: 'Ruhr Press' }],
  [
    'Reports - Research\nISSN - EISSN-2375-5636',
    { bibType: 'article', journal: 'Ruhr Press', issn: '2375-5636' },
  ],
  ['Books', { bibType: 'book', publisher: 'Ruhr Press' }],
  ['Dissertations/Theses - Doctoral Dissertations', { bibType: 'doctoralThesis', journal: 'Ruhr Press' }],
  ["Dissertations/Theses - Master's Theses", { bibType: 'mastersThesis', journal: 'Ruhr Press' }],
])('ERIC exports in the PubMed format are read: %s', (kind, wanted) => {
  expect(first(`OWN - ERIC\nTI  - x\nJT  - Ruhr Press\nPT  - ${kind}\n`)).toMatchObject(wanted)
})

test('CSL-JSON: exports of reference managers and answers of Crossref are read', () => {
  const file = JSON.stringify([
    {
      ...{
        type: 'article-journal',
        title: 'T<sub>2</sub>',
        'container-title': 'Magn Reson Med',
        DOI: '10.1/X',
      },
      author: [
        { family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van der' },
        { literal: 'ISMRM Study Group' },
      ],
      issued: { 'date-parts': [['2018', 12]] },
    },
    'nothing',
  ])
  expect(read(file).entries).toMatchObject([
    {
      fields: {
        title: 'T<sub>2</sub>',
        authors: 'van der Berg, Anna; {ISMRM Study Group}',
        year: 2018,
        month: 12,
      },
    },
    { line: 2, problems: [{ code: 'notRead' }] },
  ])
  const answer = {
    message: {
      title: ['A &amp; B'],
      'container-title': ['NMR'],
      author: [{ name: 'CERN' }],
      DOI: '10.1234/x',
    },
  }
  expect(first(JSON.stringify(answer))).toMatchObject({ title: 'A & B', journal: 'NMR', authors: '{CERN}' })
})

test('a list of typed or copied PubMed ids and DOIs is read', () => {
  const file =
    '29729392\nPMID: 30527132, doi:10.1002/MRM.1\n\nhttps://doi.org/10.1002/mrm.2\nhttps://pubmed.ncbi.nlm.nih.gov/12/\nwhat'
  expect(
    read(file).entries.map(({ line, fields: { pubmedId, doi }, problems }) => [
      line,
      pubmedId ?? doi ?? problems,
    ]),
  ).toEqual([
    [1, '29729392'],
    [2, '30527132'],
    [2, '10.1002/mrm.1'],
    [4, '10.1002/mrm.2'],
    [5, '12'],
    [6, [{ code: 'notANumber' }]],
  ])
})

test.each([
  ['nothing', '', 'empty'],
  ['a page', '<!doctype html><p>10.1234/x', 'unknownFormat'],
  ['a letter', 'Dear 3 editors, we have sent 2 works.', 'unknownFormat'],
  ['BibTeX without an entry', '@comment{x}', 'empty'],
  ['too much', 'x'.repeat(largestFile + 1), 'tooLarge'],
  ['too many entries', '@misc{a,title={x}}\n'.repeat(300_000), 'tooMany'],
  ['too many records', 'TY  - JOUR\nTI  - x\n'.repeat(300_000), 'tooMany'],
  ['too many items', JSON.stringify(Array(300_000).fill({ title: 'x' })), 'tooMany'],
  ['too many numbers', '29729392 '.repeat(300_000), 'tooMany'],
])('a problem of the whole file is reported: %s', (_, text, problem) => {
  expect(read(text)).toMatchObject({ problem })
  expect(read(text).entries.length).toBeLessThanOrEqual(mostEntries)
})

const million = 1_000_000
test.each([
  ['braces', `@article{a,title={${'{'.repeat(million)}${'}'.repeat(million)}}}`],
  ['braces that stay open', `@article{a,title={${'{'.repeat(million)}`],
  ['commands in one another', `@article{a,title={${'\\textbf{'.repeat(100_000)}${'}'.repeat(100_000)}}}`],
  ['at signs', '@'.repeat(million)],
  ['entries that stay open', '@article{a,title={x\n'.repeat(200_000)],
  ['entries in one line that stay open', '@article{a,title={x '.repeat(200_000)],
  ['dollars', `@article{a,title={${'$_'.repeat(50_000)}}}`],
  ['raised by raised', `@article{a,title={$${'^'.repeat(50_000)}$}}`],
  ['accents', `@article{a,title={${'\\"'.repeat(50_000)}}}`],
  ['spaces', `@article{a,title={x},pages={1${' '.repeat(million)}}, abstract={a${' \t'.repeat(million)}b}}`],
  ['authors', `@article{a,title={x},author={${'A and '.repeat(100_000)}}}`],
  [
    'strings that double',
    `${Array.from({ length: 60 }, (_, n) => `@string{s${n + 1} = s${n} # s${n}}`).join('\n')}@misc{x,title=s60}`,
  ],
  ['brackets', '['.repeat(million)],
  ['objects', '{"a":'.repeat(million)],
  [
    'commas behind a DOI',
    `TY  - JOUR\nDO  - 10.1234/x${','.repeat(million)}x\nSP  - ${' '.repeat(million)}1`,
  ],
  ['notices', `TY  - JOUR\nN1  - ${'Retraction in: '.repeat(100_000)}\nER  - `],
  ['lines that go on', `PMID- 1\nTI  - x\n${'      y\n'.repeat(500_000)}`],
  ['a prototype', '@article{__proto__,title={x},__proto__={y},constructor={z}}'],
])('hostile input is read without an error: %s', (_, text) => {
  expect(Array.isArray(read(text).entries)).toBe(true)
})

test('whatever bytes are read, nothing is thrown', () => {
  const piece = fc.constantFrom(
    ...[
      '@article{',
      '@string{',
      'title',
      '=',
      '{',
      '}',
      '"',
      '#',
      ',',
      '\\',
      '$',
      '_',
      '^',
      '%',
      ' and ',
      '\n',
      'TY  - ',
      'AU  - ',
    ],
    ...[
      'ER  - ',
      'PMID- ',
      'TI  - ',
      '[',
      ']',
      '{"title":',
      '10.1234/x',
      'a',
      'ü',
      '\u0308',
      '\0',
      '<sub>',
      "\\'",
      '\\textit',
      '~',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      expect(Array.isArray(read(pieces.join('')).entries)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
