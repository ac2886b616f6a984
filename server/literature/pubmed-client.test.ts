import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { pubmedClient } from './pubmed-client.ts'
import type { PubmedSearch } from './pubmed-query.ts'
import { record, setOf } from './test-pubmed.ts'
import { type Asked, failureOf, openSource, refuse, send, testWaiting } from './test-source.ts'

type Answer = Parameters<typeof openSource>[0]

async function openPubmed(
  answer: Answer,
  more: { apiKey?: string; silence?: number; largest?: number } = {},
) {
  const { base, asked } = await openSource(answer)
  const waiting = testWaiting()
  const email = 'library@example.org'
  const client = pubmedClient({ base: `${base}/entrez/eutils`, email, userAgent: 'larmor', waiting, ...more })
  return { client, asked, waiting }
}

const search = (ids: readonly (string | number)[], count = ids.length, more = '') =>
  `<eSearchResult><Count>${count}</Count><RetMax>${ids.length}</RetMax><RetStart>0</RetStart><QueryKey>1</QueryKey><WebEnv>MCID_1</WebEnv><IdList>${ids.map(id => `<Id>${id}</Id>`).join('')}</IdList>${more}</eSearchResult>`
const summary = (id: string) =>
  `<DocSum><Id>${id}</Id><Item Name="Title" Type="String">Title ${id}</Item><Item Name="AuthorList" Type="List"><Item Name="Author" Type="String">Lee J</Item><Item Name="Author" Type="String">Berg A Jr</Item></Item><Item Name="DOI" Type="String">10.1000/${id}</Item></DocSum>`
const summaries = (inner: string) => `<eSummaryResult>${inner}</eSummaryResult>`
const unknown = (id: string) => `<ERROR>UID=${id}: cannot get document summary</ERROR>`
const posted = '<ePostResult><QueryKey>3</QueryKey><WebEnv>MCID_3</WebEnv></ePostResult>'
const recordsOf = (ids: readonly string[]) => setOf(ids.map(pmid => record({ pmid })).join(''))
const idsIn = ({ params }: Asked) => (params.get('id') ?? '').split(',')

describe('requests to PubMed', () => {
  test('a search is sent by POST with tool and e-mail address, and without credentials', async () => {
    const { client, asked } = await openPubmed((_, response) => send(response, search([3, 2])), {
      apiKey: 'key-of-ncbi',
    })
    expect(await client.searchIds({ term: '7T[Title] AND Ladd ME[Author]' })).toEqual({
      ...{ count: 2, ids: ['3', '2'], history: { webEnv: 'MCID_1', key: '1' }, notFound: [] },
    })
    expect(asked).toHaveLength(1)
    expect(Object.fromEntries(asked[0]?.params ?? [])).toEqual({
      ...{ db: 'pubmed', tool: 'larmor', email: 'library@example.org', api_key: 'key-of-ncbi' },
      ...{ term: '7T[Title] AND Ladd ME[Author]', retmax: '1000', retstart: '0', usehistory: 'y' },
      sort: 'pub_date',
    })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/entrez/eutils/esearch.fcgi' })
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
  })

  test.each<[PubmedSearch, string]>([
    [{ title: 'Imaging (7T): "NOT" OR [Author] a*' }, 'imaging 7t not or author a[Title]'],
    [{ author: 'Ladd, Mark E' }, 'ladd, mark e[Author]'],
    [{ institute: 'Erwin L. Hahn Institute' }, 'erwin l. hahn institute[Affiliation]'],
    [{ term: ' cancer OR "7 T"[tiab] ' }, 'cancer OR "7 T"[tiab]'],
  ])('the search term is made from %j', async (given, term) => {
    const { client, asked } = await openPubmed((_, response) => send(response, search([])))
    await client.searchIds(given)
    expect(asked[0]?.params.get('term')).toBe(term)
  })

  test('an invalid request is refused without asking PubMed', async () => {
    const { client, asked } = await openPubmed((_, response) => send(response, search([])))
    const many = Array.from({ length: 1001 }, (_, n) => String(n + 1))
    const history = { webEnv: 'a', key: '1' }
    for (const work of [
      () => client.searchIds({ title: ' "" ' }),
      () => client.searchIds({ term: 'a' }, { size: 1001 }),
      () => client.results(history, { from: 9990, size: 100, count: 20_000 }),
      () => client.fetchArticles(many),
      () => client.fetchArticles(['1 OR 2']),
      () => client.post(['0']),
    ])
      expect((await failureOf(work())).kind).toBe('refused')
    expect(asked).toEqual([])
  })
})

describe('a complete answer', () => {
  test('a search without hits is answered with the words that PubMed does not know', async () => {
    const warnings =
      '<ErrorList><PhraseNotFound>xyzzy</PhraseNotFound></ErrorList><WarningList><OutputMessage>No items found.</OutputMessage></WarningList>'
    const { client } = await openPubmed((_, response) => send(response, search([], 0, warnings)))
    expect(await client.searchIds({ term: 'xyzzy' })).toMatchObject({
      count: 0,
      ids: [],
      notFound: ['xyzzy'],
    })
  })

  test('summaries tell title, authors and DOI, and which ids are unknown', async () => {
    const { client } = await openPubmed((_, response) =>
      send(response, summaries(summary('5') + unknown('6'))),
    )
    expect(await client.summaries(['5', '6'])).toEqual({
      summaries: [
        expect.objectContaining({
          pubmedId: '5',
          title: 'Title 5',
          authors: 'Lee J, Berg A Jr',
          doi: '10.1000/5',
        }),
      ],
      unknownIds: ['6'],
    })
  })

  test('a few records come by their ids, in the order asked for, and are kept for some minutes', async () => {
    const { client, asked, waiting } = await openPubmed((one, response) =>
      send(response, recordsOf(idsIn(one).toReversed())),
    )
    const ids = async (wanted: string[]) =>
      (await client.fetchArticles(wanted)).articles.map(({ fields }) => fields.pubmedId)
    expect(await ids(['1', '2', '1'])).toEqual(['1', '2'])
    expect(await ids(['3', '2'])).toEqual(['3', '2'])
    waiting.pass(300_000)
    expect(await ids(['3'])).toEqual(['3'])
    expect(asked.map(idsIn)).toEqual([['1', '2'], ['3'], ['3']])
  })

  test('many records are posted, and fetched in batches', async () => {
    const all = Array.from({ length: 450 }, (_, n) => String(n + 1))
    const { client, asked } = await openPubmed((one, response) => {
      if (one.path === 'epost.fcgi') return send(response, posted)
      const from = Number(one.params.get('retstart'))
      send(response, recordsOf(all.slice(from, from + Number(one.params.get('retmax')))))
    })
    expect((await client.fetchArticles(all)).articles.map(({ fields }) => fields.pubmedId)).toEqual(all)
    expect(asked.map(({ path }) => path)).toEqual([
      'epost.fcgi',
      ...Array.from({ length: 3 }, () => 'efetch.fcgi'),
    ])
    expect(asked[1]?.params.get('WebEnv')).toBe('MCID_3')
  })

  test('a record is unknown only where PubMed says so', async () => {
    const { client } = await openPubmed((one, response) =>
      send(response, one.path === 'efetch.fcgi' ? recordsOf(['1']) : summaries(unknown('2'))),
    )
    expect((await client.fetchArticles(['1', '2'])).unknownIds).toEqual(['2'])
  })

  test('an expired history of posted ids is made once more', async () => {
    const all = Array.from({ length: 101 }, (_, n) => String(n + 1))
    const { client, asked } = await openPubmed((one, response, count) => {
      if (one.path === 'epost.fcgi') return send(response, posted)
      if (count > 2) return send(response, recordsOf(all))
      refuse(response, 400, {}, '<eFetchResult><ERROR>Unable to obtain query #1</ERROR></eFetchResult>')
    })
    expect((await client.fetchArticles(all)).articles).toHaveLength(101)
    expect(asked.map(({ path }) => path.slice(0, 5))).toEqual(['epost', 'efetc', 'epost', 'efetc'])
  })
})

const cut = (xml: string) => xml.slice(0, Math.floor(xml.length / 2))
const page = '<!DOCTYPE html><html><head><title>NCBI</title></head><body>Blocked</body></html>'
const error = (words: string) => `<eSearchResult><ERROR>${words}</ERROR></eSearchResult>`
type Misbehaviour = [name: string, answer: (response: ServerResponse) => void, kind: string]

describe('an answer that is not complete is a failure, never “nothing found”', () => {
  test.each<Misbehaviour>([
    ['429', response => refuse(response, 429), 'busy'],
    ['429 with Retry-After', response => refuse(response, 429, { 'retry-after': '2' }), 'busy'],
    [
      '429 as JSON',
      response =>
        refuse(response, 429, { 'content-type': 'application/json' }, '{"error":"API rate limit exceeded"}'),
      'busy',
    ],
    ['503', response => refuse(response, 503), 'busy'],
    ['500', response => refuse(response, 500), 'unreachable'],
    [
      '502 with a page',
      response => refuse(response, 502, { 'content-type': 'text/html' }, page),
      'unreachable',
    ],
    ['403 with a page', response => refuse(response, 403, { 'content-type': 'text/html' }, page), 'refused'],
    [
      'a wrong key',
      response =>
        refuse(response, 400, { 'content-type': 'application/json' }, '{"error":"API key invalid"}'),
      'refused',
    ],
    ['404', response => refuse(response, 404), 'refused'],
    ['204', response => refuse(response, 204), 'nonsense'],
    ['a page with 200', response => send(response, page, 'text/html'), 'nonsense'],
    ['an answer that is called a page', response => send(response, search([1]), 'text/html'), 'nonsense'],
    ['a page that is called XML', response => send(response, page), 'nonsense'],
    [
      'another host',
      response => refuse(response, 302, { location: 'https://login.example.org/' }),
      'nonsense',
    ],
    ['an error with 200', response => send(response, error('Invalid db name specified: pub')), 'refused'],
    ['a limit told with 200', response => send(response, error('API rate limit exceeded')), 'busy'],
    [
      'a broken server told with 200',
      response => send(response, error('Search Backend failed: try again')),
      'unreachable',
    ],
    ['XML that ends too early', response => send(response, cut(search([1, 2]))), 'nonsense'],
    ['no bytes', response => send(response, ''), 'nonsense'],
    [
      'bytes that are no UTF-8',
      response =>
        response.writeHead(200, { 'content-type': 'text/xml' }).end(Buffer.from([0x3c, 0xff, 0xfe])),
      'nonsense',
    ],
    [
      'a line that breaks',
      response => {
        response
          .writeHead(200, { 'content-type': 'text/xml', 'content-length': '5000' })
          .write(cut(search([1, 2])))
        setImmediate(() => response.destroy())
      },
      'unreachable',
    ],
    ['a count without its ids', response => send(response, search([1], 5)), 'nonsense'],
    ['an id twice', response => send(response, search([1, 1], 2)), 'nonsense'],
    [
      'a count of words',
      response => send(response, search([]).replace('<Count>0', '<Count>none')),
      'nonsense',
    ],
    ['an answer without a count', response => send(response, '<eSearchResult/>'), 'nonsense'],
    ['an id that is none', response => send(response, search(['1&lt;b&gt;'])), 'nonsense'],
  ])('%s', async (_, answer, kind) => {
    const { client } = await openPubmed((__, response) => answer(response))
    expect((await failureOf(client.searchIds({ term: '7T' }))).kind).toBe(kind)
  })

  test('control characters break nothing', async () => {
    const { client } = await openPubmed((_, response) =>
      send(response, search([1]).replace('<Count>', '\u0001\u0000<Count>&#x1F;')),
    )
    expect((await client.searchIds({ term: '7T' })).ids).toEqual(['1'])
  })

  test('a timeout before or within an answer is not retried', async () => {
    const { client, asked } = await openPubmed(
      (_, response, count) => {
        if (count === 2) response.writeHead(200, { 'content-type': 'text/xml' }).write('<eSearchResult>')
      },
      { silence: 150 },
    )
    for (let n = 1; n <= 2; n++) {
      expect((await failureOf(client.searchIds({ term: '7T' }))).kind).toBe('unreachable')
      expect(asked).toHaveLength(n)
    }
  })

  test('an answer without end', async () => {
    const endless = (response: ServerResponse) => {
      while (!response.destroyed && response.write('<Count>1</Count>'.repeat(1000)));
    }
    const { client } = await openPubmed(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/xml' }).write('<eSearchResult>')
        response.on('drain', () => endless(response))
        endless(response)
      },
      { largest: 200_000 },
    )
    expect((await failureOf(client.searchIds({ term: '7T' }))).message).toMatch(/longer than 200000 bytes/)
  })

  test('no server at the address', async () => {
    const waiting = testWaiting()
    const base = 'http://127.0.0.1:1'
    const client = pubmedClient({ base, email: 'a@example.org', userAgent: 'larmor', waiting })
    expect((await failureOf(client.searchIds({ term: '7T' }))).kind).toBe('unreachable')
  })

  test('missing records that PubMed does not call unknown', async () => {
    const { client } = await openPubmed((one, response) =>
      send(response, one.path === 'efetch.fcgi' ? recordsOf(['1']) : summaries(summary('2'))),
    )
    expect((await failureOf(client.fetchArticles(['1', '2']))).kind).toBe('nonsense')
  })

  test('records and summaries that were not asked for', async () => {
    const { client } = await openPubmed((one, response) =>
      send(response, one.path === 'efetch.fcgi' ? recordsOf(['1', '9']) : summaries(summary('9'))),
    )
    expect((await failureOf(client.fetchArticles(['1']))).kind).toBe('nonsense')
    expect((await failureOf(client.summaries(['1']))).kind).toBe('nonsense')
  })

  test('fewer results than the search said, or an expired history', async () => {
    const { client } = await openPubmed((one, response) =>
      one.params.get('WebEnv') === 'old'
        ? send(response, '<eFetchResult><ERROR>Cannot retrieve history data</ERROR></eFetchResult>')
        : send(response, recordsOf(['1', '2'])),
    )
    const kindOf = async (webEnv: string) =>
      (await failureOf(client.results({ webEnv, key: '1' }, { from: 0, size: 3, count: 3 }))).kind
    expect([await kindOf('new'), await kindOf('old')]).toEqual(['nonsense', 'expired'])
    const whole = await client.results({ webEnv: 'new', key: '1' }, { from: 1, size: 3, count: 3 })
    expect(whole.articles).toHaveLength(2)
  })
})

describe('retries', () => {
  test('a request that fails twice is sent a third time', async () => {
    const { client, waiting } = await openPubmed((_, response, count) =>
      count < 3 ? refuse(response, 500) : send(response, search([1])),
    )
    expect((await client.searchIds({ term: '7T' })).count).toBe(1)
    expect(waiting.waits).toEqual([1000, 2000])
  })

  test('Retry-After is kept, as seconds and as a date', async () => {
    const date = 'Fri, 27 Nov 2026 10:00:00 GMT'
    const { client, waiting } = await openPubmed((_, response, count) => {
      if (count === 1) return refuse(response, 429, { 'retry-after': '3' })
      if (count === 2) return refuse(response, 429, { date, 'retry-after': 'Fri, 27 Nov 2026 10:00:04 GMT' })
      send(response, search([1]))
    })
    await client.searchIds({ term: '7T' })
    expect(waiting.waits).toEqual([3000, 4000])
  })

  test('a long Retry-After fails at once, also for the next requests', async () => {
    const { client, asked } = await openPubmed((_, response) =>
      refuse(response, 429, { 'retry-after': '60' }),
    )
    for (const term of ['a', 'b'])
      expect((await failureOf(client.searchIds({ term }))).details.retryAfterSeconds).toBe(60)
    expect(asked).toHaveLength(1)
  })

  test('a refused request is not retried', async () => {
    const { client, asked } = await openPubmed((_, response) =>
      refuse(response, 400, {}, error('Invalid db name')),
    )
    await failureOf(client.searchIds({ term: '7T' }))
    expect(asked).toHaveLength(1)
  })

  test('after three failures in a row PubMed is not asked for half a minute', async () => {
    let isAway = true
    const { client, asked, waiting } = await openPubmed((_, response) =>
      isAway ? refuse(response, 500) : send(response, search([1])),
    )
    for (const term of ['a', 'b', 'c']) await failureOf(client.searchIds({ term }))
    expect(asked).toHaveLength(9)
    const left = await failureOf(client.searchIds({ term: 'd' }))
    expect([left.kind, left.details.retryAfterSeconds]).toEqual(['unreachable', 30])
    expect(asked).toHaveLength(9)
    waiting.pass(30_000)
    isAway = false
    expect((await client.searchIds({ term: 'e' })).count).toBe(1)
  })

  test('a failure is not cached, an answer is', async () => {
    const { client, asked } = await openPubmed((_, response, count) =>
      count === 1 ? refuse(response, 400) : send(response, search([1])),
    )
    await failureOf(client.searchIds({ term: '7T' }))
    for (let n = 0; n < 3; n++) expect((await client.searchIds({ term: '7T' })).count).toBe(1)
    expect(asked).toHaveLength(2)
  })
})

test.each([
  ['without a key three', undefined, 334],
  ['with one ten', 'key-of-ncbi', 100],
])('%s requests begin in a second, in one queue for the whole process', async (_, apiKey, gap) => {
  const { client, waiting } = await openPubmed((__, response) => send(response, search([1])), {
    ...(apiKey ? { apiKey } : {}),
  })
  await Promise.all(['a', 'b', 'c', 'd'].map(term => client.searchIds({ term })))
  expect(waiting.waits).toEqual([gap, gap, gap])
})
