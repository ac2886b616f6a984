import { describe, expect, test } from 'vitest'
import { bibliographicFields } from '#contract/articles/article.ts'
import { authorsOf, shortName } from '#contract/articles/authors.ts'
import { fetched, oneArticle, record, setOf } from './test-pubmed.ts'

const title = (text: string, vernacular = '') =>
  oneArticle(
    record({
      title: `<ArticleTitle>${text}</ArticleTitle>`,
      article: vernacular && `<VernacularTitle>${vernacular}</VernacularTitle>`,
    }),
  ).fields.title

test.each([
  ['a full stop of PubMed goes', 'Imaging at 7 T.', 'Imaging at 7 T'],
  ['one of an abbreviation stays', 'MRI in the U.S.', 'MRI in the U.S.'],
  [
    'marks stay',
    'CO<sub>2</sub> in <i>E. coli</i>, <b>10<sup>3</sup></b>',
    'CO<sub>2</sub> in <i>E. coli</i>, <b>10<sup>3</sup></b>',
  ],
  ['others go', '<u>Under</u>lined <sub> </sub>', 'Underlined'],
  ['ampersands and angle brackets are letters', 'R&amp;D: p &lt; 0.05', 'R&D: p < 0.05'],
  ['line ends are spaces', 'Two\n      lines', 'Two lines'],
  ['letters are composed', 'Gro\u0308ße', 'Größe'],
  ['control characters go', 'A\u0001 b&#x1F;c&#7; d\u0085e', 'A bc d e'],
])('of a title %s', (_, xml, text) => {
  expect(title(xml)).toBe(text)
})

test.each([
  ['<mml:msub><mml:mi>T</mml:mi><mml:mn>1</mml:mn></mml:msub>', 'T<sub>1</sub>'],
  [
    '<mml:msubsup><mml:mi>T</mml:mi><mml:mn>2</mml:mn><mml:mo>*</mml:mo></mml:msubsup>',
    'T<sub>2</sub><sup>*</sup>',
  ],
  ['<mml:mover><mml:mi>V</mml:mi><mml:mo>˙</mml:mo></mml:mover>', 'V\u0307'],
  [
    '<mml:mfrac><mml:mrow><mml:mi>a</mml:mi><mml:mo>+</mml:mo><mml:mn>1</mml:mn></mml:mrow><mml:mi>b</mml:mi></mml:mfrac>',
    '(a+1)/b',
  ],
  ['<mml:msqrt><mml:mi>x</mml:mi></mml:msqrt>', '√x'],
  ['<mml:semantics><mml:mi>B</mml:mi><mml:annotation>\\mathrm{B}</mml:annotation></mml:semantics>', 'B'],
])('a formula becomes text: %s', (inner, text) => {
  const math = `<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML">\n  ${inner}\n</mml:math>`
  expect(title(`Of ${math} at 7 T.`)).toBe(`Of ${text} at 7 T`)
})

test.each([
  ['[Report of actions].', 'Tätigkeitsbericht.', 'Tätigkeitsbericht [Report of actions]'],
  ['[Report of actions].', '', '[Report of actions]'],
  ['[Not Available].', 'Tätigkeitsbericht.', 'Tätigkeitsbericht'],
  ['Report of actions.', 'Tätigkeitsbericht.', 'Report of actions'],
])('a translated title %s with the original %j is read as %s', (translated, vernacular, text) => {
  expect(title(translated, vernacular)).toBe(text)
})

const authors = (list: string) => oneArticle(record({ article: `<AuthorList>${list}</AuthorList>` })).fields

test('personal and group names are read completely', () => {
  const { authors: text, authorStyle } = authors(`
    <Author ValidYN="Y"><LastName>van der Berg</LastName><ForeName>Anna M</ForeName><Initials>AM</Initials></Author>
    <Author ValidYN="Y"><LastName>Hambrick</LastName><ForeName>George W</ForeName><Initials>GW</Initials><Suffix>Jr</Suffix></Author>
    <Author ValidYN="Y"><LastName>Silva</LastName><ForeName>Jo&#xe3;o</ForeName><Suffix>Filho</Suffix></Author>
    <Author ValidYN="Y"><LastName>Lee</LastName><Initials>J</Initials></Author>
    <Author ValidYN="Y"><LastName>Sukarno</LastName></Author>
    <Author ValidYN="Y"><CollectiveName>ISMRM; Working Group, {7T}</CollectiveName></Author>
    <Author ValidYN="N"><LastName>Wrogn</LastName><ForeName>Anna</ForeName></Author>`)
  expect(text).toBe(
    'van der Berg, Anna M; Hambrick, George W, Jr; Silva, João, Filho; Lee, J; Sukarno; {ISMRM; Working Group, 7T}',
  )
  expect(authorsOf(text, authorStyle).map(shortName)).toEqual([
    ...['van der Berg AM', 'Hambrick GW Jr', 'Silva J Filho', 'Lee J', 'Sukarno'],
    'ISMRM; Working Group, 7T',
  ])
})

test('separators in a name do not split it', () => {
  const { authors: text, authorStyle } = authors(
    '<Author><LastName>Smith; Jones, {X}</LastName><ForeName>A, B</ForeName></Author>',
  )
  expect(authorsOf(text, authorStyle)).toEqual([
    { family: 'Smith Jones X', given: 'A B', suffix: '', isGroup: false },
  ])
})

test('ORCID and affiliations are read for the authors who have them', () => {
  const identified = (family: string, orcid: string, ...affiliations: string[]) =>
    `<Author><LastName>${family}</LastName><ForeName>A</ForeName><Identifier Source="ORCID">${orcid}</Identifier>${affiliations
      .map(text => `<AffiliationInfo><Affiliation>${text}</Affiliation></AffiliationInfo>`)
      .join('')}</Author>`
  expect(
    authors(
      identified('Berg', 'http://orcid.org/0000-0002-1825-0097', 'Essen, Germany.', 'Bonn') +
        identified('Lee', '0000000218250097') +
        identified('Wrong', '0000-0002-1825-0098') +
        '<Author><CollectiveName>Group</CollectiveName><AffiliationInfo><Affiliation>Oslo</Affiliation></AffiliationInfo></Author>',
    ).authorDetails,
  ).toEqual([
    { name: 'Berg, A', orcid: '0000-0002-1825-0097', affiliations: ['Essen, Germany.', 'Bonn'] },
    { name: 'Lee, A', orcid: '0000-0002-1825-0097', affiliations: [] },
    { name: '{Group}', orcid: '', affiliations: ['Oslo'] },
  ])
})

test('an author list that PubMed has cut is marked', () => {
  const list = (complete: string) =>
    oneArticle(
      record({
        article: `<AuthorList CompleteYN="${complete}"><Author><LastName>Lee</LastName></Author></AuthorList>`,
      }),
    )
  expect([list('N').isAuthorListCut, list('Y').isAuthorListCut]).toEqual([true, false])
})

test.each([
  ['<Year>2021</Year><Month>Mar</Month><Day>09</Day>', 2021, 3],
  ['<Year>2021</Year><Month>03</Month>', 2021, 3],
  ['<Year>2021</Year>', 2021, null],
  ['<Year>2021</Year><Season>Spring</Season>', 2021, null],
  ['<MedlineDate>2004 Jul-Aug</MedlineDate>', 2004, 7],
  ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', 1998, 12],
  ['<MedlineDate>Summer 1999</MedlineDate>', 1999, null],
  ['<MedlineDate>1999-2000</MedlineDate>', 1999, null],
  ['<MedlineDate>2004 Nov/Dec</MedlineDate>', 2004, 11],
  ['<MedlineDate>2010 Supplement 3</MedlineDate>', 2010, null],
])('of %s the year is %s and the month %s', (date, year, month) => {
  const { fields } = oneArticle(record({ issue: `<PubDate>${date}</PubDate>` }))
  expect([fields.year, fields.month, fields.publishedOnline]).toEqual([year, month, null])
})

test('the electronic date is read as publishedOnline, and as year without an issue', () => {
  const day =
    '<ArticleDate DateType="Electronic"><Year>2020</Year><Month>12</Month><Day>05</Day></ArticleDate>'
  const issue = '<PubDate><Year>2021</Year></PubDate>'
  expect(oneArticle(record({ issue, article: day })).fields).toMatchObject({
    ...{ year: 2021, publishedOnline: '2020-12-05' },
  })
  expect(oneArticle(record({ article: day })).fields.year).toBe(2020)
  const impossible = oneArticle(record({ article: day.replace('12', '02').replace('05', '30') }))
  expect(impossible.fields.publishedOnline).toBeNull()
  expect(impossible.notes).toEqual([{ field: 'publishedOnline', kind: 'leftOut' }])
})

test.each([
  ['317-24', '317–324'],
  ['1865-1876', '1865–1876'],
  ['S109-12', 'S109–S112'],
  ['e1-e9', 'e1–e9'],
  ['123-30.e2', '123–130.e2'],
  ['123.e1-123.e9', '123.e1–123.e9'],
  ['317-24; author reply 325-6', '317–324; author reply 325–326'],
  ['12-5;discussion 16', '12–15;discussion 16'],
  ['052002', '052002'],
  ['2018-0123', '2018-0123'],
  ['E618', 'E618'],
  ['12, 14-6, 20 passim', '12, 14–16, 20 passim'],
])('pages %s are %s', (medline, pages) => {
  const pagination = `<Pagination><MedlinePgn>${medline}</MedlinePgn></Pagination>`
  expect(oneArticle(record({ article: pagination })).fields.pages).toBe(pages)
})

test('without pages the article number is read as pages', () => {
  const pii = (text: string) =>
    oneArticle(record({ article: `<ELocationID EIdType="pii" ValidYN="Y">${text}</ELocationID>` })).fields
      .pages
  expect([pii('e1234'), pii('413'), pii('S0140-6736(20)30183-5')]).toEqual(['e1234', '413', ''])
})

test('DOI and PMC id are those of the record, not of its references', () => {
  const cited =
    '<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/cited</ArticleId><ArticleId IdType="pmc">PMC99</ArticleId></ArticleIdList></Reference></ReferenceList>'
  const own =
    '<ArticleIdList><ArticleId IdType="pubmed">1</ArticleId><ArticleId IdType="doi">10.1002/MRM.28000</ArticleId><ArticleId IdType="pmc">PMC7.1</ArticleId></ArticleIdList>'
  expect(oneArticle(record({ data: cited + own })).fields).toMatchObject({
    doi: '10.1002/mrm.28000',
    pmcId: 'PMC7',
  })
  expect(oneArticle(record({ data: cited })).fields).toMatchObject({ doi: '', pmcId: '' })
  const invalid = oneArticle(
    record({ article: '<ELocationID EIdType="doi" ValidYN="Y">none yet</ELocationID>' }),
  )
  expect(invalid.fields.doi).toBe('')
  expect(invalid.notes).toEqual([{ field: 'doi', kind: 'leftOut' }])
})

test('an abstract keeps its parts, labels and marks', () => {
  const abstract = (inner: string) =>
    oneArticle(record({ article: `<Abstract>${inner}</Abstract>` })).fields.abstract
  expect(
    abstract(
      '<AbstractText Label="PURPOSE" NlmCategory="OBJECTIVE">To map B<sub>1</sub>.</AbstractText><AbstractText Label="UNLABELLED">Done.</AbstractText><AbstractText Label="METHODS"/><CopyrightInformation>© 2021 ISMRM.</CopyrightInformation>',
    ),
  ).toBe('<b>PURPOSE:</b> To map B<sub>1</sub>.\n\nDone.\n\n© 2021 ISMRM.')
  expect(oneArticle(record({})).fields.abstract).toBe('')
})

test.each([
  ['Journal Article', 'article'],
  ['Journal Article, Review', 'review'],
  ['Journal Article, Systematic Review', 'review'],
  ['Preprint', 'preprint'],
  ['Dataset, Journal Article', 'dataset'],
  ['Congress', 'conferencePaper'],
  ['Editorial', 'article'],
])('the PubMed type %s is read as %s', (types, bibType) => {
  const list = types.split(', ').map(type => `<PublicationType UI="D0">${type}</PublicationType>`)
  const article = `<PublicationTypeList>${list.join('')}</PublicationTypeList>`
  expect(oneArticle(record({ article })).fields.bibType).toBe(bibType)
})

describe('notices and preprints', () => {
  const related = (type: string, source = 'Magn Reson Med. 2021;85(1):12', pmid = '7') =>
    `<CommentsCorrections RefType="${type}"><RefSource>${source}</RefSource><PMID Version="1">${pmid}</PMID></CommentsCorrections>`
  const withRelated = (inner: string, types = '') =>
    oneArticle(
      record({
        article: `<PublicationTypeList>${types}</PublicationTypeList>`,
        citation: `<CommentsCorrectionsList>${inner}</CommentsCorrectionsList>`,
      }),
    )

  test.each([
    ['ErratumIn', 'correction'],
    ['CorrectedandRepublishedIn', 'correction'],
    ['PartialRetractionIn', 'correction'],
    ['ExpressionOfConcernIn', 'concern'],
    ['RetractionIn', 'retraction'],
  ])('%s is a notice: %s', (type, kind) => {
    const source = 'Nature. 2021;590(7):1. doi: 10.1038/s41586-021-1.'
    expect(withRelated(related('CommentIn') + related(type, source)).fields.notices).toEqual([
      { kind, source: 'Nature. 2021;590(7):1.', doi: '10.1038/s41586-021-1', pubmedId: '7' },
    ])
  })

  test('a retracted publication has one retraction, also without a notice', () => {
    const type = '<PublicationType UI="D016441">Retracted Publication</PublicationType>'
    const kinds = (inner: string) => withRelated(inner, type).fields.notices.map(({ kind }) => kind)
    expect([kinds(''), kinds(related('RetractionIn'))]).toEqual([['retraction'], ['retraction']])
  })

  test('a record that is a notice names its work', () => {
    const inner = related('RetractionOf') + related('CommentOn', 'Nature. 2020', '8')
    expect(withRelated(inner).noticeFor).toEqual([{ doi: '', pubmedId: '7' }])
    expect(withRelated(inner).fields.notices).toEqual([])
  })

  test('a preprint is found, and an older version of a review is not taken for one', () => {
    const source = 'bioRxiv. 2020 May 5:2020.05.04.20090. doi: 10.1101/2020.05.04.20090'
    expect(withRelated(related('UpdateOf', source)).preprint).toEqual({
      ...{ doi: '10.1101/2020.05.04.20090', pubmedId: '7' },
    })
    const older = withRelated(related('UpdateOf', 'Cochrane Database Syst Rev. 2010;(1):CD1'))
    expect(older.preprint).toEqual({ doi: '', pubmedId: '' })
    const preprint = '<PublicationType UI="D000076942">Preprint</PublicationType>'
    expect(withRelated(related('UpdateIn'), preprint).published).toEqual({ doi: '', pubmedId: '7' })
  })
})

test('books and their chapters are read', () => {
  const editors =
    '<AuthorList Type="editors"><Author><LastName>Adam</LastName><ForeName>Margaret P</ForeName></Author></AuthorList>'
  const book = `<Book><Publisher><PublisherName>University of Washington</PublisherName></Publisher><BookTitle book="gene">GeneReviews</BookTitle><PubDate><Year>1993</Year></PubDate>${editors}<Isbn>9780123456786</Isbn></Book>`
  const wrap = (inner: string) =>
    oneArticle(
      `<PubmedBookArticle><BookDocument><PMID>20301</PMID>${inner}</BookDocument></PubmedBookArticle>`,
    ).fields
  const author =
    '<AuthorList Type="authors"><Author><LastName>Lee</LastName><ForeName>Ann</ForeName></Author></AuthorList>'
  expect(
    wrap(
      `<ArticleIdList/>${book}<ArticleTitle>A disease.</ArticleTitle>${author}<Abstract><AbstractText>Text.</AbstractText></Abstract><ContributionDate><Year>2009</Year><Month>Apr</Month></ContributionDate>`,
    ),
  ).toMatchObject({
    ...{ bibType: 'bookChapter', title: 'A disease', journal: 'GeneReviews', authors: 'Lee, Ann' },
    ...{ editors: 'Adam, Margaret P', publisher: 'University of Washington', year: 2009, month: 4 },
    ...{ pubmedId: '20301', isbn: '9780123456786', abstract: 'Text.' },
  })
  expect(wrap(book)).toMatchObject({
    ...{ bibType: 'book', title: 'GeneReviews', journal: '', year: 1993, authors: 'Adam, Margaret P' },
  })
})

test('records deleted by PubMed are listed separately', () => {
  const answer = fetched(
    setOf(`${record({ pmid: '5' })}<DeleteCitation><PMID>6</PMID><PMID>7</PMID></DeleteCitation>`),
  )
  expect(answer.articles.map(({ fields }) => fields.pubmedId)).toEqual(['5'])
  expect(answer.deletedIds).toEqual(['6', '7'])
})

test('values longer than the contract allows are cut or left out, with a note', () => {
  const people = Array.from(
    { length: 9000 },
    (_, n) =>
      `<Author><LastName>Name${n}</LastName><ForeName>Given Names</ForeName><AffiliationInfo><Affiliation>X</Affiliation></AffiliationInfo></Author>`,
  )
  const { fields, notes } = oneArticle(
    record({
      title: `<ArticleTitle>${'long '.repeat(199)}<sub>2</sub>words</ArticleTitle>`,
      issue: `<Volume>${'9'.repeat(50)}</Volume><PubDate><Year>2021</Year></PubDate>`,
      article: `<Abstract><AbstractText>${'word '.repeat(5000)}</AbstractText></Abstract><AuthorList>${people.join('')}</AuthorList><ELocationID EIdType="doi" ValidYN="Y">10.1000/${'x'.repeat(400)}</ELocationID>`,
    }),
  )
  expect(bibliographicFields.parse(fields)).toEqual(fields)
  expect(fields.title).toMatch(/long…$/)
  expect(fields.abstract).toMatch(/word…$/)
  expect(fields.authors).toMatch(/; Name\d+, Given Names$/)
  expect(notes.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
    ...['title cut', 'doi leftOut', 'authors cut', 'authorDetails cut', 'volume cut', 'abstract cut'],
  ])
})

test('an answer is read the same in pieces of any size', () => {
  const xml = setOf(
    record({ title: '<ArticleTitle>p &lt; 0.05 &#x1F;in \u{1d400}&#946;<sub>2</sub></ArticleTitle>' }),
  )
  const whole = fetched(xml)
  for (const size of [1, 2, 3, 7]) expect(fetched(xml, size)).toEqual(whole)
})

const failing = (xml: string) => {
  try {
    return `read: ${fetched(xml).articles.length}`
  } catch (error) {
    return Reflect.get(Object(error), 'kind')
  }
}

test.each([
  ['an answer that ends too early', setOf(record({})).slice(0, -40), 'nonsense'],
  ['one that ends between two records', setOf(record({})).replace('</PubmedArticleSet>', ''), 'nonsense'],
  [
    'a page of HTML',
    '<!DOCTYPE html><html><head><title>NCBI</title></head><body>Sorry</body></html>',
    'nonsense',
  ],
  ['HTML that is no XML', '<!DOCTYPE html><html><br><p>Sorry&nbsp;</html>', 'nonsense'],
  ['an empty answer', '', 'nonsense'],
  ['another kind of answer', '<eSearchResult><Count>0</Count></eSearchResult>', 'nonsense'],
  ['an own entity', '<!DOCTYPE x [<!ENTITY a "aaaa">]><PubmedArticleSet>&a;</PubmedArticleSet>', 'nonsense'],
  ['an error beside records', setOf(`${record({})}<ERROR>Unknown</ERROR>`), 'refused'],
  ['an expired history', '<eFetchResult><ERROR>Unable to obtain query #1</ERROR></eFetchResult>', 'expired'],
  ['too many requests', '<eFetchResult><ERROR>API rate limit exceeded</ERROR></eFetchResult>', 'busy'],
  [
    'a broken server behind it',
    '<eFetchResult><ERROR>Search Backend failed: read</ERROR></eFetchResult>',
    'unreachable',
  ],
  [
    'nothing to look for',
    '<eFetchResult><ERROR>Empty term and query_key - nothing todo</ERROR></eFetchResult>',
    'refused',
  ],
  ['elements without end', `<PubmedArticleSet>${'<a>'.repeat(500)}`, 'nonsense'],
])('%s is a failure', (_, xml, kind) => {
  expect(failing(xml)).toBe(kind)
})

test('a set without records is read as no records', () => {
  expect(failing(setOf(''))).toBe('read: 0')
})
