import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '#server/platform/calls/calls.ts'
import { cellsOf } from '#server/platform/lists/test-workbook.ts'
import { inBothLanguages, inGerman, openTestNews } from './test-news.ts'

type Sends = Context['sends']

async function openNews() {
  const news = await openTestNews()
  const file = async (query: object, asking: object = {}) => {
    const sends: Sends = { file: null }
    await news.edit('list', query, { sends, ...asking })
    if (!sends.file) throw new Error('no file was sent')
    return { ...sends.file, bytes: Readable.from(sends.file.bytes) }
  }
  return { ...news, file }
}

test('the CSV export has translated headings and all filtered rows', async () => {
  const { edit, file } = await openNews()
  await edit('create', { ...inGerman, tags: ['Spulen', 'Kopf'], categoryId: 1 })
  await edit('create', { ...inBothLanguages, isVisible: true })
  const { name, type, bytes } = await file({ format: 'csv', sort: 'title', page: '7', limit: '1' })
  expect([name, type]).toEqual(['neuigkeiten-2027-03-12.csv', 'text/csv; charset=utf-8'])
  const [head, first, second, end] = (await text(bytes)).split('\r\n')
  expect(head).toBe(
    'Titel (Deutsch);Titel (Englisch);Thema;Schlagwörter;Deutsch;Englisch;Sichtbar;Öffentlich;Erscheint am;Verschwindet am;Angelegt;Geändert;Geändert von',
  )
  expect(first).toBe(
    'Größere Spule;;Forschung;Spulen, Kopf;aktuell;fehlt;nein;nein;;;12.03.2027 17:00;12.03.2027 17:00;Jonas Weiß',
  )
  expect(second).toMatch(/^Größere Spule;A larger coil;;;aktuell;aktuell;ja;ja;12\.03\.2027 17:00;/)
  expect(end).toBe('')
  expect((await text((await file({ format: 'csv', state: 'hidden' })).bytes)).split('\r\n')).toHaveLength(3)
})

test('the list is exported as a workbook in English', async () => {
  const { edit, file } = await openNews()
  await edit('create', inBothLanguages)
  const { name, bytes } = await file({ format: 'xlsx' }, { language: 'en' })
  expect(name).toBe('news-2027-03-12.xlsx')
  const [head, row] = cellsOf(await buffer(bytes))
  expect(head?.slice(0, 3)).toEqual(['Title (German)', 'Title (English)', 'Topic'])
  expect(row?.slice(0, 2)).toEqual(['Größere Spule', 'A larger coil'])
})

test('more rows than are read at once are all in the file, in order', async () => {
  const { edit, file, db } = await openNews()
  await edit('create', inGerman)
  await sql`insert into news (title, teaser, content, slug, translation, created_at, updated_at)
    select title, teaser, content, slug, translation, created_at, updated_at - make_interval(mins => n)
    from news, generate_series(1, 1200) n`.execute(db)
  const { bytes } = await file({ format: 'csv' })
  const moments = (await text(bytes))
    .split('\r\n')
    .slice(1, -1)
    .map(line => line.split(';').at(-2))
  expect(moments).toHaveLength(1201)
  expect([moments[0], moments[60], moments[1200]]).toEqual([
    '12.03.2027 17:00',
    '12.03.2027 16:00',
    '11.03.2027 21:00',
  ])
})

test('an export is in the audit log with its user, format and filters', async () => {
  const { edit, file, db, jonas } = await openNews()
  await edit('create', inGerman)
  await file({ format: 'xlsx', state: 'hidden', q: 'Spule', page: '3' })
  const entry = await db.selectFrom('audit').selectAll().where('action', '=', 'exported').executeTakeFirst()
  expect(entry).toMatchObject({
    userId: jonas?.id,
    entity: 'news',
    entityId: null,
    details: { format: 'xlsx', rows: 1, filters: { state: 'hidden', q: 'typed' } },
  })
})

test('date filters use days in Berlin, including the last one', async () => {
  const { edit, time } = await openNews()
  time.now = new Date('2027-03-27T22:59:00Z') // 23:59 in Berlin, the night the clocks change
  await edit('create', inGerman)
  const count = async (query: object) => (await edit('list', query)).count
  expect(await count({ updatedFrom: '2027-03-27', updatedTo: '2027-03-27' })).toBe(1)
  expect(await count({ updatedFrom: '2027-03-28' })).toBe(0)
  time.now = new Date('2027-03-27T23:01:00Z') // 00:01 the day after
  await edit('create', inGerman)
  time.now = new Date('2027-03-28T22:01:00Z') // 00:01 another day on, in summer time
  await edit('create', inGerman)
  expect(await count({ updatedTo: '2027-03-27' })).toBe(1)
  expect(await count({ updatedFrom: '2027-03-28', updatedTo: '2027-03-28' })).toBe(1)
  expect(await count({ updatedFrom: '2027-03-29' })).toBe(1)
  await expect(edit('list', { updatedFrom: '2027-02-30' })).rejects.toMatchObject({ code: 'invalid' })
})

test('an item in the trash shows who deleted it, and can be deleted for good', async () => {
  const { edit, db } = await openNews()
  const { id } = await edit('create', inGerman)
  expect(await edit('bulk', { ids: [id], action: 'erase' })).toMatchObject({
    failed: [{ id, code: 'notFound' }],
  })
  await edit('bulk', { ids: [id], action: 'delete' })
  const [row] = (await edit('list', { trash: '1' })).rows
  expect(row).toMatchObject({ id, deletedAt: '2027-03-12T16:00:00.000Z', deletedBy: { name: 'Jonas Weiß' } })
  await edit('bulk', { ids: [id], action: 'erase' })
  expect((await edit('list', { trash: '1' })).count).toBe(0)
  await expect(edit('find', { id })).rejects.toMatchObject({ code: 'notFound' })
  expect(
    await db
      .selectFrom('revisions')
      .selectAll()
      .where('kind', '=', 'news')
      .where('recordId', '=', id)
      .execute(),
  ).toEqual([])
  expect(await db.selectFrom('audit').select('action').orderBy('id', 'desc').executeTakeFirst()).toEqual({
    action: 'erased',
  })
})
