import { expect, test } from 'vitest'
import { doiClient } from './doi-client.ts'
import type { SourceArticle } from './source-article.ts'
import { failureOf, openSource, refuse, send, testWaiting } from './test-source.ts'

type Answer = Parameters<typeof openSource>[0]

const json = 'application/json;charset=utf-8'
const unknownThere: Answer = (_, response) =>
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Resource not found.')

async function openRegistries(crossref: Answer, datacite: Answer = unknownThere) {
  const [one, other] = [await openSource(crossref), await openSource(datacite)]
  const waiting = testWaiting()
  const client = doiClient({
    ...{ crossref: one.base, datacite: other.base, waiting },
    ...{ email: 'library@example.org', userAgent: 'larmor' },
  })
  return { client, waiting, asked: one.asked, askedSecond: other.asked }
}

const work = (message: object) =>
  JSON.stringify({
    status: 'ok',
    message: { DOI: '10.1002/mrm.28000', title: ['A title'], type: 'journal-article', ...message },
  })

async function ofCrossref(message: object): Promise<SourceArticle> {
  const { client } = await openRegistries((_, response) => send(response, work(message), json))
  const article = await client.findByDoi('10.1002/mrm.28000')
  if (!article) throw new Error('not found')
  return article
}

async function ofDatacite(attributes: object): Promise<SourceArticle> {
  const answer = {
    data: { attributes: { doi: '10.5281/zenodo.1', titles: [{ title: 'Data' }], ...attributes } },
  }
  const { client } = await openRegistries(unknownThere, (_, response) =>
    send(response, JSON.stringify(answer), json),
  )
  const article = await client.findByDoi('10.5281/zenodo.1')
  if (!article) throw new Error('not found')
  return article
}

test('all fields of a Crossref record are read', async () => {
  const article = await ofCrossref({
    title: [
      'Mapping B<sub>1</sub><sup>+</sup> at 7&amp;nbsp;T &amp;amp; above: <mml:math><mml:msub><mml:mi>T</mml:mi><mml:mn>1</mml:mn></mml:msub></mml:math>',
    ],
    subtitle: ['A <jats:italic>review</jats:italic>'],
    author: [
      {
        ...{ given: 'Anna', family: 'van der Berg', suffix: 'Jr.', sequence: 'first' },
        ORCID: 'https://orcid.org/0000-0002-1825-0097',
        affiliation: [{ name: 'Erwin L. Hahn Institute, Essen' }],
      },
      { name: 'ISMRM Study Group', sequence: 'additional', affiliation: [] },
    ],
    editor: [{ given: 'Ed', family: 'Itor' }],
    'container-title': ['Magnetic Resonance in Medicine'],
    'short-container-title': ['Magn. Reson. Med.'],
    ...{ volume: '85', issue: '1', page: '12-24', publisher: 'Wiley', ISSN: ['0740-3194', '1522-2594'] },
    'published-print': { 'date-parts': [[2021, 1]] },
    'published-online': { 'date-parts': [[2020, 8, 5]] },
    abstract:
      '<jats:title>Abstract</jats:title><jats:sec><jats:title>Purpose</jats:title><jats:p>To map B<jats:sub>1</jats:sub>.</jats:p></jats:sec><jats:sec><jats:title>Methods:</jats:title><jats:p>At 7 T.</jats:p><jats:p>Twice.</jats:p></jats:sec>',
    license: [{ URL: 'http://creativecommons.org/licenses/by/4.0/', 'content-version': 'vor' }],
  })
  expect(article.notes).toEqual([])
  expect(article.fields).toMatchObject({
    title: 'Mapping B<sub>1</sub><sup>+</sup> at 7\u00a0T & above: T<sub>1</sub>: A <i>review</i>',
    authors: 'van der Berg, Anna, Jr; {ISMRM Study Group}',
    authorDetails: [
      {
        name: 'van der Berg, Anna, Jr',
        orcid: '0000-0002-1825-0097',
        affiliations: ['Erwin L. Hahn Institute, Essen'],
      },
    ],
    ...{ editors: 'Itor, Ed', doi: '10.1002/mrm.28000', bibType: 'article', isOpenAccess: true },
    ...{ journal: 'Magnetic Resonance in Medicine', journalAbbreviation: 'Magn Reson Med' },
    ...{ volume: '85', number: '1', pages: '12–24', publisher: 'Wiley', issn: '0740-3194' },
    ...{ year: 2021, month: 1, publishedOnline: '2020-08-05', notices: [] },
    abstract: '<b>Purpose:</b> To map B<sub>1</sub>.\n\n<b>Methods:</b> At 7 T.\n\nTwice.',
  })
})

test.each([
  [{ type: 'proceedings-article' }, 'conferencePaper'],
  [{ type: 'posted-content', subtype: 'preprint' }, 'preprint'],
  [{ type: 'dissertation' }, 'doctoralThesis'],
  [{ type: 'dissertation', degree: ["Master's thesis"] }, 'mastersThesis'],
  [{ type: 'peer-review' }, 'other'],
])('the Crossref type %j is read as %s', async (message, bibType) => {
  expect((await ofCrossref(message)).fields.bibType).toBe(bibType)
})

test('a retraction from several sources is listed once, and a notice names its work', async () => {
  const updated = (type: string, source: string) => ({
    ...{ DOI: '10.1002/MRM.29000', type, source, updated: { 'date-parts': [[2022, 3, 4]] } },
  })
  const { fields } = await ofCrossref({
    'updated-by': [
      updated('retraction', 'publisher'),
      updated('retraction', 'retraction-watch'),
      updated('new_version', 'publisher'),
    ],
  })
  expect(fields.notices).toEqual([
    { kind: 'retraction', source: '2022-03-04', doi: '10.1002/mrm.29000', pubmedId: '' },
  ])
  const { noticeFor } = await ofCrossref({ 'update-to': [updated('expression_of_concern', 'publisher')] })
  expect(noticeFor).toEqual([{ doi: '10.1002/mrm.29000', pubmedId: '' }])
})

test('preprint and publication know each other', async () => {
  const related = (name: string) =>
    ofCrossref({ relation: { [name]: [{ 'id-type': 'doi', id: '10.1101/2020.05.04' }] } })
  expect((await related('has-preprint')).preprint.doi).toBe('10.1101/2020.05.04')
  expect((await related('is-preprint-of')).published.doi).toBe('10.1101/2020.05.04')
})

test('a Crossref record with malformed fields is read as far as possible', async () => {
  const { fields } = await ofCrossref({
    ...{
      author: 'Berg',
      editor: [null, 7, { family: {} }],
      page: 7,
      volume: null,
      ISSN: 'x',
      abstract: ['a'],
    },
    ...{
      title: ['p < 0.05 in a<jats:bold>open'],
      'published-print': { 'date-parts': [[null]] },
      license: {},
    },
  })
  expect(fields).toMatchObject({ title: 'p < 0.05 in a<b>open</b>', authors: '', pages: '7', year: null })
})

test('a DOI unknown to Crossref is read from DataCite', async () => {
  const { fields, preprint } = await ofDatacite({
    titles: [{ title: 'Zusatz', titleType: 'Subtitle' }, { title: 'Phantom data' }],
    creators: [
      {
        name: 'Berg, Anna',
        nameType: 'Personal',
        givenName: 'Anna',
        familyName: 'Berg',
        affiliation: ['Essen'],
      },
      {
        name: 'Mark van der Ladd',
        nameIdentifiers: [
          { nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' },
        ],
        affiliation: [{ name: 'Heidelberg' }],
      },
      { name: 'CERN', nameType: 'Organizational', affiliation: [] },
    ],
    contributors: [
      { name: 'Itor, Ed', contributorType: 'Editor' },
      { name: 'X', contributorType: 'DataManager' },
    ],
    publisher: { name: 'Zenodo' },
    publicationYear: 2021,
    dates: [{ date: '2021-05-06', dateType: 'Issued' }],
    types: { resourceTypeGeneral: 'Dataset' },
    descriptions: [{ description: '<p>One</p><p>B<sub>1</sub></p>', descriptionType: 'Abstract' }],
    rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode' }],
    relatedIdentifiers: [
      { relatedIdentifier: '10.5281/zenodo.0', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
    ],
  })
  expect(fields).toMatchObject({
    ...{ bibType: 'dataset', title: 'Phantom data: Zusatz', doi: '10.5281/zenodo.1', publisher: 'Zenodo' },
    authors: 'Berg, Anna; van der Ladd, Mark; {CERN}',
    authorDetails: [
      { name: 'Berg, Anna', orcid: '', affiliations: ['Essen'] },
      { name: 'van der Ladd, Mark', orcid: '0000-0002-1825-0097', affiliations: ['Heidelberg'] },
    ],
    ...{ editors: 'Itor, Ed', year: 2021, month: 5, isOpenAccess: true, abstract: 'One\n\nB<sub>1</sub>' },
  })
  expect(preprint.doi).toBe('')
})

test.each([
  ['Diplomarbeit', 'mastersThesis'],
  ['PhD thesis', 'doctoralThesis'],
])('a %s at DataCite is %s, of the university that published it', async (resourceType, bibType) => {
  const { fields } = await ofDatacite({
    types: { resourceTypeGeneral: 'Dissertation', resourceType },
    publisher: 'Universität Duisburg-Essen',
  })
  expect(fields).toMatchObject({ bibType, journal: 'Universität Duisburg-Essen' })
})

test('a request has the e-mail address, and its answer is cached', async () => {
  const { client, asked } = await openRegistries((_, response) => send(response, work({}), json))
  await client.findByDoi('https://doi.org/10.1002/MRM.28000')
  await client.findByDoi('doi:10.1002/mrm.28000')
  expect(asked.map(({ url, method }) => `${method} ${url}`)).toEqual([
    'GET /works/10.1002%2Fmrm.28000?mailto=library%40example.org',
  ])
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
})

test('a redirect from one DOI to another on the same host is followed', async () => {
  const { client } = await openRegistries(({ url }, response) =>
    url.includes('old')
      ? refuse(response, 301, { location: '/works/10.1002/mrm.28000' })
      : send(response, work({}), json),
  )
  expect((await client.findByDoi('10.1002/old'))?.fields.doi).toBe('10.1002/mrm.28000')
})

const page: Answer = (_, response) =>
  response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>')
const away: Answer = (_, response) => refuse(response, 500)

test('a DOI is unknown only if both Crossref and DataCite say so', async () => {
  const outcome = async (crossref: Answer, datacite: Answer) => {
    const { client } = await openRegistries(crossref, datacite)
    const work = client.findByDoi('10.1002/nothing')
    return work.then(String, () => failureOf(work).then(({ source, kind }) => `${source} ${kind}`))
  }
  expect(await outcome(unknownThere, unknownThere)).toBe('null')
  expect(await outcome(away, unknownThere)).toBe('crossref unreachable')
  expect(await outcome(unknownThere, away)).toBe('datacite unreachable')
  expect(await outcome(page, unknownThere)).toBe('crossref refused')
  expect(await outcome((_, response) => refuse(response, 403), unknownThere)).toBe('crossref refused')
})

test('a DOI of DataCite is found while Crossref is down', async () => {
  const record = { data: { attributes: { doi: '10.5281/zenodo.1', titles: [{ title: 'Data' }] } } }
  const { client } = await openRegistries(away, (_, response) => send(response, JSON.stringify(record), json))
  expect((await client.findByDoi('10.5281/zenodo.1'))?.fields.title).toBe('Data')
})

test.each<[string, Answer, string]>([
  ['429', (_, response) => refuse(response, 429), 'busy'],
  ['a page with 200', (_, response) => send(response, '<html></html>', 'text/html'), 'nonsense'],
  ['JSON that ends too early', (_, response) => send(response, work({}).slice(0, -5), json), 'nonsense'],
  ['JSON without a record', (_, response) => send(response, '{"status":"ok"}', json), 'nonsense'],
  ['another host', (_, response) => refuse(response, 302, { location: 'http://example.org/' }), 'nonsense'],
  ['a circle', (_, response) => refuse(response, 302, { location: '/works/again' }), 'nonsense'],
])('of Crossref, %s is a failure', async (_, answer, kind) => {
  const { client } = await openRegistries(answer)
  expect((await failureOf(client.findByDoi('10.1002/mrm.28000'))).kind).toBe(kind)
})

test('an invalid DOI is refused without a request', async () => {
  const { client, asked } = await openRegistries(away)
  for (const text of ['', 'mrm.28000', '10.1002/'])
    expect((await failureOf(client.findByDoi(text))).kind).toBe('refused')
  expect(asked).toEqual([])
})

test('requests slow down to what the answers permit', async () => {
  const { client, waiting } = await openRegistries((_, response) => {
    response.setHeader('x-rate-limit-limit', '2').setHeader('x-rate-limit-interval', '1s')
    send(response, work({}), json)
  })
  for (const doi of ['10.1002/a', '10.1002/b', '10.1002/c']) await client.findByDoi(doi)
  expect(waiting.waits).toEqual([200, 500])
})
