import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { siteForgets } from './forgets.ts'
import { siteRouter } from './router.ts'

const view = { page: 'news', language: 'de', referrer: '' }

test('views are counted by day, page, language and origin, and by nothing else', async () => {
  const { see, calls } = await openViews()
  await see(view)
  await see(view)
  await see({ ...view, referrer: 'www.example.net' })
  const rows = await calls.db.selectFrom('pageViews').selectAll().orderBy('views').execute()
  expect(rows).toEqual([
    { ...view, day: '2027-03-12', referrer: 'www.example.net', views: 1 },
    { ...view, day: '2027-03-12', views: 2 },
  ])
})

test('beyond a thousand rows a day views from new origins are counted without their origin', async () => {
  const { see, calls } = await openViews()
  await sql`insert into page_views (day, page, language, referrer, views)
    select '2027-03-12', 'home', 'de', 'host' || n || '.example', 1 from generate_series(1, 1000) n`.execute(
    calls.db,
  )
  await see({ ...view, page: 'home', referrer: 'one-more.example' })
  await see({ ...view, page: 'home', referrer: 'host7.example' })
  const rows = calls.db.selectFrom('pageViews').select(['referrer', 'views'])
  const found = await rows
    .where('referrer', 'in', ['', 'one-more.example', 'host7.example'])
    .orderBy('referrer')
    .execute()
  expect(found).toEqual([
    { referrer: '', views: 1 },
    { referrer: 'host7.example', views: 2 },
  ])
})

test('staff see thirty days, the days without a view too, and the pages most seen', async () => {
  const { see, calls, shown } = await openViews()
  await see(view)
  calls.time.now = new Date('2027-03-14T23:30:00Z') // the 15th in Berlin
  await see({ ...view, page: 'home' })
  await see({ ...view, page: 'home', referrer: 'duckduckgo.com' })
  const { days, pages, referrers } = await shown()
  expect(days).toHaveLength(30)
  expect(days.slice(-4)).toEqual([
    { day: '2027-03-12', views: 1 },
    { day: '2027-03-13', views: 0 },
    { day: '2027-03-14', views: 0 },
    { day: '2027-03-15', views: 2 },
  ])
  expect(pages).toEqual([
    { page: 'home', record: null, views: 2 },
    { page: 'news', record: null, views: 1 },
  ])
  expect(referrers).toEqual([{ referrer: 'duckduckgo.com', views: 1 }])
})

test.each([
  [{ ...view, page: '/de/passwort-zuruecksetzen/geheim' }],
  [{ ...view, referrer: 'https://www.example.net/?q=private' }],
  [{ ...view, referrer: '<script>' }],
  [{ ...view, userId: 7 }],
])('invalid view %# is refused and not counted', async input => {
  const { see, calls } = await openViews()
  await expect(see(input)).rejects.toMatchObject({ status: expect.any(Number) })
  expect(await calls.db.selectFrom('pageViews').selectAll().execute()).toEqual([])
})

test('counts are deleted after 25 months', async () => {
  const { see, calls } = await openViews()
  await see(view)
  calls.time.now = new Date('2029-05-01T12:00:00Z')
  await forget(calls.dependencies, siteForgets)
  expect(await calls.db.selectFrom('pageViews').selectAll().execute()).toEqual([])
})

test('with Matomo a view is sent there, and not stored', async () => {
  const { createServer } = await import('node:http')
  const received: URLSearchParams[] = []
  const matomo = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(new URLSearchParams(body))
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => matomo.once('listening', resolve))
  const { port } = matomo.address() as { port: number }
  const { see, calls } = await openViews({ MATOMO_URL: `http://127.0.0.1:${port}`, MATOMO_SITE_ID: '3' })
  await see({ ...view, referrer: 'www.example.net' })
  await expect.poll(() => received.length).toBe(1)
  matomo.close()
  expect(Object.fromEntries(received[0] ?? [])).toEqual({
    idsite: '3',
    rec: '1',
    url: 'https://www.example.org/de/info/neuigkeiten',
    action_name: 'news',
    lang: 'de',
    urlref: 'https://www.example.net/',
  })
  expect(await calls.db.selectFrom('pageViews').selectAll().execute()).toEqual([])
})

async function openViews(env: Record<string, string> = {}) {
  const calls = await openTestCalls(env)
  return {
    calls,
    see: (input: object) => calls.call('site.countView', siteRouter.countView)(input),
    shown: () =>
      calls.call('site.views', siteRouter.views)({}, { caller: staff(1) }) as ReturnType<
        typeof siteRouter.views
      >,
  }
}
