import { expect, test } from 'vitest'
import { inBothLanguages, openTestNews } from '#server/news/test-news.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { siteForgets } from './forgets.ts'
import { siteRouter } from './router.ts'

test('views of an item are counted by its id, whichever of its addresses led there', async () => {
  const { see, item, rows } = await openRecordViews()
  const { id } = await item('groessere-spule')
  await see({ page: 'newsItem', slug: 'groessere-spule' })
  await see({ page: 'newsItem', slug: 'a-larger-coil' })
  await see({ page: 'newsItem', language: 'en', slug: 'a-larger-coil' })
  expect(await rows()).toEqual([
    { day: '2027-03-12', page: 'newsItem', recordId: id, language: 'de', views: 2 },
    { day: '2027-03-12', page: 'newsItem', recordId: id, language: 'en', views: 1 },
  ])
})

test('the most viewed records have their titles and addresses', async () => {
  const { see, item, read } = await openRecordViews()
  await item('groessere-spule')
  await see({ page: 'newsItem', slug: 'groessere-spule' })
  await see({ page: 'newsItem', slug: 'groessere-spule' })
  await see({ page: 'career' })
  const spule = { title: 'Größere Spule', address: '/de/info/neuigkeiten/groessere-spule' }
  expect(await read()).toEqual([
    { page: 'newsItem', record: spule, views: 2 },
    { page: 'career', record: null, views: 1 },
  ])
  const coil = { title: 'A larger coil', address: '/en/info/news/a-larger-coil' }
  expect((await read('en'))[0]?.record).toEqual(coil)
})

test('views from before records were counted stay, without a title', async () => {
  const { calls, see, item, read } = await openRecordViews()
  const before = { day: '2027-03-01', language: 'de', referrer: '' }
  await calls.db
    .insertInto('pageViews')
    .values([
      { ...before, page: 'newsItem', views: 5 },
      { ...before, page: 'login', views: 9 },
      { ...before, page: 'a-page-that-was', views: 9 },
    ])
    .execute()
  await item('groessere-spule')
  await see({ page: 'newsItem', slug: 'groessere-spule' })
  expect((await read()).map(({ record, ...row }) => ({ ...row, title: record?.title }))).toEqual([
    { page: 'newsItem', title: undefined, views: 5 },
    { page: 'newsItem', title: 'Größere Spule', views: 1 },
  ])
})

test('views of hidden records are not counted, and earlier ones are not shown', async () => {
  const { calls, see, item, read, rows } = await openRecordViews()
  const { id } = await item('groessere-spule')
  await see({ page: 'newsItem', slug: 'groessere-spule' })
  await calls.edit('setVisibility', { id, isVisible: false })
  await see({ page: 'newsItem', slug: 'groessere-spule' })
  await see({ page: 'newsItem', slug: 'made-up' })
  await see({ page: 'profile', slug: 'groessere-spule' })
  expect(await rows()).toHaveLength(1)
  expect((await rows())[0]?.views).toBe(1)
  expect(await read()).toEqual([])
  expect(await calls.db.selectFrom('pageViews').select(['page', 'views']).execute()).toEqual([
    { page: 'newsItem', views: 1 },
  ])
})

test.each([
  'login',
  'lostPassword',
  'resetPassword',
  'registration',
  'preview',
  'backstage',
  'backstageNews',
])('views of %s are not counted', async page => {
  const { calls, see } = await openRecordViews()
  await see({ page })
  expect(await calls.db.selectFrom('pageViews').selectAll().execute()).toEqual([])
})

test.each([['A B'], ['../x'], [`a${'-a'.repeat(70)}`], ['']])('the slug “%s” is refused', async slug => {
  const { see } = await openRecordViews()
  await expect(see({ page: 'newsItem', slug })).rejects.toMatchObject({ status: 422 })
})

test('views of records are deleted after 25 months', async () => {
  const { calls, see, item, rows } = await openRecordViews()
  await item('groessere-spule')
  await see({ page: 'newsItem', slug: 'groessere-spule' })
  calls.time.now = new Date('2029-05-01T12:00:00Z')
  await forget(calls.dependencies, siteForgets)
  expect(await rows()).toEqual([])
})

async function openRecordViews() {
  const calls = await openTestNews()
  return {
    calls,
    item: (slug: string) =>
      calls.edit('create', { ...inBothLanguages, isVisible: true, slug: { de: slug, en: 'a-larger-coil' } }),
    see: (view: object) =>
      calls.call('site.countView', siteRouter.countView)({ language: 'de', referrer: '', ...view }),
    async read(language: 'de' | 'en' = 'de') {
      const views = calls.call('site.views', siteRouter.views)({}, { caller: staff(1), language })
      return (await (views as ReturnType<typeof siteRouter.views>)).pages
    },
    rows: () => calls.db.selectFrom('recordViews').selectAll().orderBy('language').execute(),
  }
}
