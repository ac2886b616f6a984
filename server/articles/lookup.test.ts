import { expect, test } from 'vitest'
import { type Article, blankArticle } from '#contract/articles/article.ts'
import { record, setOf } from '#server/literature/test-pubmed.ts'
import { send as answer, type openSource, refuse } from '#server/literature/test-source.ts'
import { openTestImports } from './test-imports.ts'

type Answer = Parameters<typeof openSource>[0]

const authors =
  '<AuthorList><Author><LastName>Ladd</LastName><ForeName>Mark E</ForeName><Initials>ME</Initials></Author></AuthorList>'
const issue = '<Volume>85</Volume><PubDate><Year>2021</Year><Month>Mar</Month></PubDate>'
const known = ['11', '12']

/** PubMed with two records. */
const pubmed: Answer = ({ path, params }, response) => {
  const ids = (params.get('id') ?? '').split(',').filter(id => known.includes(id))
  if (path === 'efetch.fcgi')
    return answer(response, setOf(ids.map(pmid => record({ pmid, issue, article: authors })).join('')))
  if (path === 'esearch.fcgi')
    return answer(
      response,
      `<eSearchResult><Count>2</Count><RetMax>2</RetMax><RetStart>0</RetStart><QueryKey>1</QueryKey><WebEnv>MCID_1</WebEnv><IdList><Id>12</Id><Id>11</Id></IdList></eSearchResult>`,
    )
  const wanted = (params.get('id') ?? '').split(',')
  const rows = wanted.map(id =>
    known.includes(id)
      ? `<DocSum><Id>${id}</Id><Item Name="Title" Type="String">Title ${id}</Item></DocSum>`
      : `<ERROR>UID=${id}: cannot get document summary</ERROR>`,
  )
  return answer(response, `<eSummaryResult>${rows.join('')}</eSummaryResult>`)
}

test('a record of PubMed is found by its id, with its fields ready to be kept', async () => {
  const { send } = await openTestImports(pubmed)
  expect((await send('GET', '/pubmed/fetch/11')).json()).toMatchObject({
    fields: {
      pubmedId: '11',
      title: 'A title',
      authors: 'Ladd, Mark E',
      volume: '85',
      year: 2021,
      month: 3,
    },
    ...{ notes: [], twinId: null },
  })
  const unknown = await send('GET', '/pubmed/fetch/99')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'pubmedIdUnknown'])
})

test('who retrieves a final version is told of the entry of its preprint', async () => {
  const citation =
    '<CommentsCorrectionsList><CommentsCorrections RefType="UpdateOf"><RefSource>bioRxiv. 2020. doi: 10.1101/p.</RefSource><PMID>10</PMID></CommentsCorrections></CommentsCorrectionsList>'
  const { send } = await openTestImports((_, response) =>
    answer(response, setOf(record({ pmid: '11', issue, article: authors, citation }))),
  )
  const entry = { ...blankArticle, title: 'A preprint', bibType: 'preprint', doi: '10.1101/p' }
  const { id } = (await send('POST', '', entry)).json()
  expect((await send('GET', '/pubmed/fetch/11')).json()).toMatchObject({
    ...{ preprintDoi: '10.1101/p', preprintId: id, twinId: null },
  })
})

test('search results are imported hidden, once, and ids unknown to PubMed are listed', async () => {
  const { send } = await openTestImports(pubmed)
  const { ids } = (await send('GET', '/pubmed/search?title=shimming')).json()
  expect(ids).toEqual(['12', '11'])
  const first = (await send('POST', '/pubmed/import', { ids: ['11'] })).json()
  const second = (await send('POST', '/pubmed/import', { ids: ['12', '11', '99'] })).json()
  const [{ id }] = first.entered
  expect(second).toMatchObject({ known: [{ pubmedId: '11', id }], unknownIds: ['99'] })
  expect(second.entered).toHaveLength(1)
  expect((await send('GET', `/${id}`)).json()).toMatchObject({ isVisible: false, retrievedPubmedId: '11' })
  const { rows } = (await send('GET', '/pubmed/summary?ids=11,12')).json()
  expect(rows.map(({ twinId }: { twinId: number | null }) => twinId)).toEqual([id, second.entered[0].id])
})

test.each([
  [
    'a page of HTML with 200',
    (response: Parameters<typeof answer>[0]) => answer(response, '<html>Hello</html>', 'text/html'),
    502,
    'sourceUnreadable',
  ],
  ['a refusal', (response: Parameters<typeof refuse>[0]) => refuse(response, 400), 502, 'sourceRefused'],
])('%s is no empty answer: the reader is told what PubMed did', async (_, give, status, code) => {
  const { send } = await openTestImports((__, response) => give(response))
  const failed = await send('GET', '/pubmed/fetch/11')
  expect([failed.statusCode, failed.json().code, failed.json().message]).toEqual([
    status,
    code,
    expect.stringContaining('PubMed'),
  ])
})

test('an expired search, a busy service and an unreachable one are told apart', async () => {
  const { send } = await openTestImports(({ url, params }, response) => {
    if (params.get('WebEnv') === 'old')
      return answer(response, '<eFetchResult><ERROR>Cannot retrieve history data</ERROR></eFetchResult>')
    if (url.includes('/works/')) return refuse(response, 429, { 'retry-after': '60' })
    if (url.includes('/dois/'))
      return response.writeHead(404, { 'content-type': 'text/plain' }).end('Resource not found.')
    return response.destroy()
  })
  const codeOf = async (path: string) => {
    const { statusCode, body } = await send('GET', path)
    return [statusCode, JSON.parse(body).code]
  }
  expect(await codeOf('/pubmed/results?webEnv=old&key=1&count=1')).toEqual([410, 'sourceExpired'])
  expect(await codeOf('/doi?doi=10.1000%2Fx')).toEqual([503, 'sourceBusy'])
  expect(await codeOf('/pubmed/fetch/11')).toEqual([503, 'sourceUnreachable'])
})

test('a DOI is unknown where both registries say so', async () => {
  const { send } = await openTestImports((_, response) =>
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Resource not found.'),
  )
  const unknown = await send('GET', '/doi?doi=10.1000%2Fx')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'doiUnknown'])
})

test('a search names exactly one thing to look for', async () => {
  const { send } = await openTestImports(pubmed)
  for (const [query, field, code] of [
    ['', 'term', 'required'],
    ['?term=7T&title=x', 'title', 'oneSearch'],
    ['?author=b&title=a', 'author', 'oneSearch'],
    ['?institute=a&title=b&author=c', 'author', 'oneSearch'],
  ]) {
    const answer = await send('GET', `/pubmed/search${query}`)
    expect([query, answer.statusCode]).toEqual([query, 422])
    expect(answer.json().errors).toMatchObject([{ field, code }])
  }
})

test('a changed PubMed id is saved if its record was retrieved, else only when confirmed', async () => {
  const { send } = await openTestImports(pubmed)
  const made: Article = (await send('POST', '', { ...blankArticle, title: 'A title', pubmedId: '11' })).json()
  const change = (more: object) =>
    send('PATCH', `/${made.id}`, { version: made.version, pubmedId: '12', ...more })
  const asked = await change({})
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'pubmedIdChanged'])
  expect((await change({ retrievedPubmedId: '12' })).statusCode).toBe(200)
  const again = await send('PATCH', `/${made.id}`, {
    version: made.version + 1,
    pubmedId: '11',
    confirm: true,
  })
  expect(again.statusCode).toBe(200)
})

test('publications are given as files: all that the filters leave, or one', async () => {
  const site = await openTestImports(pubmed)
  const article = { ...blankArticle, authors: 'Ladd, Mark E', isVisible: true, title: 'Größe', year: 2020 }
  await site.send('POST', '', article)
  const { slug } = (await site.send('POST', '', { ...article, title: 'Zwei', year: 2021 })).json()
  await site.send('POST', '', { ...article, title: 'Hidden', isVisible: false })
  const file = async (query: string) => {
    const answer = await site.request({
      method: 'GET',
      url: `/api/v1/publication/scientific/export?${query}`,
    })
    return [answer.statusCode, answer.headers['content-disposition'], answer.body] as const
  }
  expect((await file('format=ris'))[2].match(/^TI .*/gm)).toEqual(['TI  - Zwei', 'TI  - Größe'])
  const [, name, one] = await file(`format=bibtex&slug=${slug.de}`)
  expect([name, one.match(/title/g)]).toEqual([expect.stringContaining('zwei.bib'), ['title']])
  expect(JSON.parse((await file('format=csl&year=2020'))[2])).toMatchObject([{ title: 'Größe' }])
  expect((await file('format=ris&slug=nothing'))[0]).toBe(404)
})
