import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allAreas } from '#server/areas.ts'
import { inBothLanguages, openTestNews } from '#server/news/test-news.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { refillSearch, unfinishedIndexes } from '#server/platform/records/records.ts'
import { searchIndexes } from '#server/search-indexes.ts'
import { siteRouter } from '#server/site/router.ts'

test('after an upgrade that brought the index, every old record is found again', async () => {
  const { upgraded, found, find } = await openUpgraded(7)
  expect(await find('Spule')).toBe(0)
  await refillSearch(upgraded, searchIndexes)
  expect(await find('Spule')).toBe(7)
  expect(await find('measures', 'en')).toBe(7)
  expect(await found('entries')).toBe(14)
  expect(await unfinishedIndexes(upgraded, searchIndexes)).toEqual([])
})

test('a refill that is ended goes on where it was, and several processes share one', async () => {
  const { upgraded, find, found, log } = await openUpgraded(60)
  const ended = 0 // a deadline that has passed: one batch each
  expect(await refillSearch(upgraded, searchIndexes, ended)).toBe(false)
  const afterFirst = await found('entries')
  expect(afterFirst).toBe(100)
  await Promise.all([1, 2, 3].map(() => refillSearch(upgraded, searchIndexes)))
  expect(await found('entries')).toBe(120)
  expect(await find('Spule')).toBe(60)
  expect(log.messages).toContain('the search index is being made')
  expect(log.messages).toContain('the search index is made')
})

test('a record changed before the refill is found by its new words', async () => {
  const { upgraded, edit, find } = await openUpgraded(3)
  await edit('change', { id: 2, version: 1, title: { de: 'Schneller Gradient', en: '' } })
  await refillSearch(upgraded, searchIndexes)
  expect(await find('Gradient')).toBe(1)
})

test('a record that cannot be read is logged, and all others are found', async () => {
  const { upgraded, db, find, log } = await openUpgraded(3)
  await sql`update news set content = '{"de": {"type": "doc", "content": 5}, "en": null}' where id = 2`.execute(
    db,
  )
  await refillSearch(upgraded, searchIndexes)
  expect(await find('Spule')).toBe(2)
  expect(log.messages).toContain('a record cannot be put into the search index')
})

test('an index in an older form is unfinished, a current one is not', async () => {
  const { upgraded, db } = await openUpgraded(2)
  await refillSearch(upgraded, searchIndexes)
  await sql`update search_progress set form = 0 where kind = 'news'`.execute(db)
  expect(await unfinishedIndexes(upgraded, searchIndexes)).toMatchObject([{ kind: 'news' }])
})

test('a record kind without records needs no refill', async () => {
  const { dependencies } = await openTestNews()
  expect(await unfinishedIndexes(dependencies, searchIndexes)).toMatchObject([{ kind: 'people' }])
})

/** A site with news that were written before the search index existed. */
async function openUpgraded(count: number) {
  const { edit, db, dependencies, call } = await openTestNews()
  for (let n = 0; n < count; n += 1) await edit('create', { ...inBothLanguages, isVisible: true })
  await db.deleteFrom('searchEntries').execute()
  const log = recordLog()
  return {
    edit,
    db,
    log,
    upgraded: { ...dependencies, log },
    async found(_: 'entries') {
      return (await db.selectFrom('searchEntries').where('kind', '=', 'news').select('recordId').execute())
        .length
    },
    async find(q: string, language: 'de' | 'en' = 'de') {
      const answer = await call('site.search', siteRouter.search as never)({ q }, { language })
      return (answer as { count: number }).count
    },
  }
}

test('every kind of record that readers search has its search index', () => {
  const kinds = allAreas
    .flatMap(area => area.kinds ?? [])
    .filter(kind => 'searched' in kind && kind.searched)
    .map(({ name }) => name)
  expect(searchIndexes.map(({ kind }) => kind).sort()).toEqual(kinds.sort())
})
