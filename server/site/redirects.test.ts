import { expect, test } from 'vitest'
import type { Failure } from '#contract/errors.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { setVisibility } from '#server/platform/records/records.ts'
import { goalOf } from './redirects.ts'
import { openMissedCalls } from './test-missed.ts'

test('a redirect to a fixed page works from the next request on, until it is deleted', async () => {
  const { add, calls, ask } = await open()
  expect(await goalOf(calls, '/de/alt')).toBeNull()
  const { id } = await add('/de/alt', '/de/kontakt')
  expect(await goalOf(calls, '/de/alt')).toBe('/de/kontakt')
  await ask.redirects('remove', { id })
  expect(await goalOf(calls, '/de/alt')).toBeNull()
  await expect(ask.redirects('remove', { id })).rejects.toMatchObject({ status: 404 })
})

test('a redirect to a record has the address in the language of the old one', async () => {
  const { ask, writePage } = await open()
  const id = await writePage('Das Haus', 'das-haus')
  const german = await ask.redirects('create', { from: '/de/alt', kind: 'pages', id }, 'en')
  const english = await ask.redirects('create', { from: '/en/old', kind: 'pages', id })
  const plain = await ask.redirects('create', { from: '/flyer', kind: 'pages', id }, 'en')
  expect([german.to, english.to, plain.to]).toEqual([
    '/de/ueber/das-haus',
    '/en/about/das-haus',
    '/en/about/das-haus',
  ])
})

test.each([
  ['/de/kontakt', '/de/kontakt'],
  ['/de/kontakt/', '/de/kontakt'],
  ['/de/kontakt?a=b#c', '/de/kontakt?a=b#c'],
  ['https://www.example.org/de/kontakt', '/de/kontakt'],
  ['/de/contact', '/de/kontakt'],
  ['/kontakt', '/de/kontakt'],
  ['/de', '/de'],
  ['/de/ueber/das-haus', '/de/ueber/das-haus'],
  ['/de/about/das-haus', '/de/ueber/das-haus'],
])('%s leads to %s', async (to, goal) => {
  const { add, writePage } = await open()
  await writePage('Das Haus', 'das-haus')
  expect((await add('/de/alt', to)).to).toBe(goal)
})

test.each([
  ['another site', 'https://evil.example/de/kontakt', 'redirectForeign'],
  ['another site without a scheme', '//evil.example', 'redirectForeign'],
  ['another site by a backslash', '/\\evil.example', 'redirectForeign'],
  ['another site by a tab', '/\t/evil.example', 'redirectGoal'],
  ['a host that begins like ours', 'https://www.example.org.evil.example/', 'redirectForeign'],
  ['a name before our host', 'https://www.example.org@evil.example/', 'redirectForeign'],
  ['an escaped backslash', '/%5Cevil.example', 'redirectForeign'],
  ['an escaped end of a string', '/de/%00', 'redirectForeign'],
  ['a script', 'javascript:alert(1)', 'redirectForeign'],
  ['a mail address', 'mailto:ada@example.org', 'redirectForeign'],
  ['backstage', '/de/backstage', 'redirectGoal'],
  ['the link of a letter', '/de/passwort-zuruecksetzen/abc', 'redirectGoal'],
  ['the API', '/api/v1/ip', 'redirectGoal'],
  ['a page that is not there', '/de/nirgends', 'redirectGoal'],
  ['a page in another part of the site', '/de/info/das-haus', 'redirectGoal'],
  ['a hidden page', '/de/ueber/verborgen', 'redirectGoal'],
  ['nothing', '', 'required'],
])('%s is no target', async (_, to, code) => {
  const { add, writePage, calls } = await open()
  await writePage('Das Haus', 'das-haus')
  const id = await writePage('Verborgen', 'verborgen')
  const acting = { ...calls.dependencies, requestId: 'request-1', caller: null }
  await setVisibility(pagesKind, acting, { id, isVisible: false })
  expect(await problem(add('/de/alt', to))).toEqual(['to', code])
})

test.each([
  ['what is no path', 'alt', 'redirectFrom'],
  ['another site', 'https://evil.example/alt', 'redirectFrom'],
  ['another site without a scheme', '//evil.example', 'redirectFrom'],
  ['a backslash', '/de/a\\b', 'redirectFrom'],
  ['a query on a page that is there', '/de/kontakt?a=b', 'redirectThere'],
  ['a query alone of nothing', '/?', 'redirectFrom'],
  ['a place on a page', '/de/alt#a', 'redirectFrom'],
  ['the very first page', '/', 'redirectFrom'],
  ['the API', '/api/v1/info/news/alt', 'redirectFrom'],
  ['the data of a page', '/de/alt.data', 'redirectFrom'],
  ...[
    ...['/robots.txt', '/sitemap.xml', '/sitemaps/news-1.xml', '/.well-known/security.txt', '/healthz'],
    ...['/readyz', '/favicon.svg', '/sw.js', '/de/feeds/news/rss.xml', '/en/calendar/event-1.ics'],
  ].map((path): [string, string, string] => [path, path, 'redirectMachine']),
  ['what is too long once it is escaped', `/de/${'ü'.repeat(100)}`, 'redirectFrom'],
  ['the home page', '/de', 'redirectThere'],
  ['a fixed page', '/de/kontakt', 'redirectThere'],
  ['a fixed page in the other language’s words', '/de/contact', 'redirectThere'],
  ['a fixed page without its language', '/kontakt', 'redirectThere'],
  ['a page that visitors see', '/de/ueber/das-haus', 'redirectThere'],
  ['a screen of backstage', '/de/backstage/info/news', 'redirectThere'],
  ['the link of a letter', '/de/passwort-zuruecksetzen/abc', 'redirectThere'],
])('%s cannot be redirected', async (_, from, code) => {
  const { add, writePage } = await open()
  await writePage('Das Haus', 'das-haus')
  expect(await problem(add(from, '/de/impressum'))).toEqual(['from', code])
})

test('an address is stored as browsers request it', async () => {
  const { add } = await open()
  expect((await add('/de/prüfung/', '/de/kontakt')).from).toBe('/de/pr%C3%BCfung')
  expect((await add('https://www.example.org/de/alt', '/de/kontakt')).from).toBe('/de/alt')
  expect(await problem(add('/de/pr%c3%bcfung', '/de/kontakt'))).toEqual(['from', 'redirectTaken'])
})

test('every redirect is one step, in whichever order they are made, and none leads in a circle', async () => {
  const { add, all } = await open()
  await add('/de/a', '/de/kontakt')
  expect((await add('/de/b', '/de/a')).to).toBe('/de/kontakt')
  await add('/de/c', '/de/b?x=y')
  expect(await all()).toEqual({ '/de/a': '/de/kontakt', '/de/b': '/de/kontakt', '/de/c': '/de/kontakt' })
  expect(await problem(add('/de/d', '/de/d'))).toEqual(['to', 'redirectGoal'])
})

test('redirects to a page that is redirected itself follow it', async () => {
  const { add, all, writePage, hide } = await open()
  const id = await writePage('Das Haus', 'das-haus')
  await add('/de/alt', '/de/ueber/das-haus#anfahrt')
  await hide(id)
  await add('/de/ueber/das-haus', '/de/kontakt')
  expect(await all()).toEqual({ '/de/alt': '/de/kontakt', '/de/ueber/das-haus': '/de/kontakt' })
  expect(await problem(add('/de/neu', '/de/alt'))).toBeNull()
})

test('an address that would come back to itself is refused', async () => {
  const { add, writePage, hide } = await open()
  const id = await writePage('Das Haus', 'das-haus')
  await add('/de/alt', '/de/ueber/das-haus')
  await hide(id)
  expect(await problem(add('/de/ueber/das-haus', '/de/alt'))).toEqual(['to', 'redirectLoop'])
})

test('a redirected address is off the list of unknown ones until the redirect is deleted', async () => {
  const { add, ask, note, shown } = await open()
  await note('address', '/de/alt', 3)
  const { id } = await add('/de/alt', '/de/kontakt')
  expect(await shown('address')).toEqual([])
  await ask.redirects('remove', { id })
  expect(await shown('address')).toEqual([['/de/alt', 3]])
})

test('there are 500 redirects at most, and the log of changes names each', async () => {
  const { add, calls } = await open()
  await calls.db
    .insertInto('redirects')
    .values(
      Array.from({ length: 499 }, (_, n) => ({
        fromPath: `/de/old-${n}`,
        toPath: '/de',
        createdAt: calls.time.now,
      })),
    )
    .execute()
  await add('/de/alt', '/de/kontakt')
  expect(await problem(add('/de/zuviel', '/de/kontakt'))).toEqual(['from', 'redirectsFull'])
  const noted = await calls.db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('entity', '=', 'redirects')
    .execute()
  expect(noted).toEqual([
    { action: 'redirectAdded', details: { after: { from: '/de/alt', to: '/de/kontakt' } } },
  ])
})

async function open() {
  const missed = await openMissedCalls()
  const { ask, calls } = missed
  return {
    ...missed,
    add: (from: string, to: string) => ask.redirects('create', { from, to }),
    /** All redirects, as targets by path. */
    async all() {
      const { rows } = await ask.redirects('list', {})
      return Object.fromEntries(rows.map(({ from, to }) => [from, to]))
    },
    hide: (id: number) =>
      setVisibility(
        pagesKind,
        { ...calls.dependencies, requestId: 'request-1', caller: null },
        { id, isVisible: false },
      ),
  }
}

/** The refused field and the code; null if nothing is refused. */
async function problem(promise: Promise<unknown>) {
  const failure = await promise.then(
    () => null,
    error => error as Failure,
  )
  const [first] = failure?.details.errors ?? []
  return failure && [first?.field, first?.code]
}
