import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { paragraphs, plainText, type RichText } from '#contract/richtext.ts'
import { inBothLanguages, inGerman, openTestNews } from '#server/news/test-news.ts'
import { peopleRouter } from '#server/people/router.ts'
import { staff } from '#server/platform/calls/test-calls.ts'

type News = Awaited<ReturnType<typeof openTestNews>>

/** Returns all stored rows, by table. */
async function stored({ db }: News): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const contents = rows.map(async ({ name }) => {
    const { rows: kept } = await sql`select * from ${sql.table(name)} as one order by one::text`.execute(db)
    return [name, kept] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

test('a draft of a new record is shown as readers would see it, and kept nowhere', async () => {
  const news = await openTestNews()
  const before = await stored(news)
  expect(Object.keys(before).length).toBeGreaterThan(50)
  const shown = await news.edit('draft', { ...inBothLanguages, isVisible: true, language: 'en' })
  expect([shown.title, plainText(shown.content as RichText), shown.language]).toEqual([
    'A larger coil',
    'It measures faster.',
    'en',
  ])
  expect(await stored(news)).toEqual(before)
})

test('a draft of a record that is kept shows what is typed, and changes nothing of it', async () => {
  const news = await openTestNews()
  const { id } = await news.edit('create', { ...inGerman, isVisible: true })
  await news.read('latest', {})
  const before = await stored(news)
  const typed = {
    ...inGerman,
    title: { de: 'Kleinere Spule', en: '' },
    content: { de: paragraphs('Sie passt.'), en: null },
    slug: { de: 'ganz-woanders', en: '' },
    isVisible: false,
  }
  const shown = await news.edit('draft', { ...typed, id, language: 'de' })
  expect([shown.title, plainText(shown.content as RichText), shown.slug]).toEqual([
    'Kleinere Spule',
    'Sie passt.',
    'groessere-spule',
  ])
  expect(await stored(news)).toEqual(before)
  expect((await news.read('latest', {})).rows.map(({ title }) => title)).toEqual(['Größere Spule'])
})

test('an incomplete draft is refused with the reason, and one of a missing record is not found', async () => {
  const { edit } = await openTestNews()
  const { id } = await edit('create', { ...inGerman, isVisible: true })
  const empty = { ...inGerman, title: { de: '', en: '' }, language: 'de' }
  await expect(edit('draft', { ...empty, id })).rejects.toMatchObject({ code: 'incomplete' })
  await expect(edit('draft', { ...inGerman, id: 4711, language: 'de' })).rejects.toMatchObject({
    code: 'notFound',
  })
})

test('a draft of a new person sends no letter', async () => {
  const news = await openTestNews()
  const before = await stored(news)
  const idOf = async (table: 'roles' | 'statuses') =>
    (
      await news.db
        .selectFrom(table)
        .select('id')
        .where('name', 'in', ['member', 'active'])
        .executeTakeFirstOrThrow()
    ).id
  const ada = {
    ...{ firstName: 'Ada', lastName: 'Lovelace', username: 'ada', email: 'ada@example.org' },
    ...{ roleId: await idOf('roles'), statusId: await idOf('statuses'), slug: { de: '', en: '' } },
  }
  const shown = await news.call('people.backstage.draft', peopleRouter.backstage.draft as never)(
    { ...ada, language: 'de' },
    { caller: staff(1, 'canEditUser') },
  )
  expect(shown).toMatchObject({ name: 'Ada Lovelace' })
  expect(await stored(news)).toEqual(before)
})
