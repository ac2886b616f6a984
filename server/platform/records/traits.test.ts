import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blankNews } from '#contract/news/news.ts'
import type { Flag } from '#contract/permissions.ts'
import { record } from '#contract/record.ts'
import { newsKind } from '#server/news/news.ts'
import { openTestNews } from '#server/news/test-news.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { recordHandlers } from './handlers.ts'
import { recordKind, recordsIn, tableOf } from './kind.ts'
import { create, erase } from './records.ts'

/** A kind with the core fields only: no texts in two languages, no address, nothing public. */
const guests = record({
  path: '/backstage/guests',
  may: 'staff',
  clears: 'people',
  traits: [],
  fields: z.strictObject({ name: z.string(), seat: z.int().nullable() }),
  listed: z.strictObject({ name: z.string() }),
  sort: ['name'],
  filters: {},
  rights: { seat: { anyOf: ['canEditUser'] } },
})

type News = Awaited<ReturnType<typeof openTestNews>>

function actingAs({ dependencies }: News, caller: Context['caller']): Context {
  return { ...visitorOf(dependencies), caller }
}

async function openGuests() {
  const calls = await openTestNews()
  await sql`create table test_guests (
    id integer primary key generated always as identity, version integer not null default 1,
    name text not null, seat integer, search_text text not null,
    created_at timestamptz not null, created_by integer, updated_at timestamptz not null, updated_by integer,
    deleted_at timestamptz, deleted_by integer)`.execute(calls.db)
  const saved: unknown[] = []
  const kind = recordKind<typeof guests>({
    name: 'guests' as never,
    table: 'testGuests' as never,
    record: guests,
    title: sql`json_build_object('de', name, 'en', name)`,
    filters: {},
    words: ({ name }) => [name],
    complete: async (_, fields) => ({ ...fields, name: fields.name.trim() }),
    afterSave: async ({ db }, { id, fields }) => {
      const row = await recordsIn(db)
        .selectFrom(tableOf(kind))
        .select('version')
        .where('id', '=', id)
        .executeTakeFirst()
      saved.push([fields.name, row?.version])
    },
    namesOf: newsKind.namesOf,
  })
  const as = (...flags: Flag[]) => actingAs(calls, staff(calls.jonas?.id ?? 0, ...flags))
  const context = as()
  return { ...calls, kind, saved, as, context, guests: recordHandlers(kind) }
}

test('a record kind without traits has a list, versions, a history, a trash and an audit, and nothing else', async () => {
  const { db, guests: calls, context, saved } = await openGuests()
  const { id, ...made } = await calls.create({ name: ' Ada ', seat: null }, context)
  expect(made).toMatchObject({ name: 'Ada', seat: null, version: 1, updatedBy: { name: 'Jonas Weiß' } })
  for (const name of ['isPublic', 'translation', 'slug']) expect(made).not.toHaveProperty(name)
  await calls.change({ id, version: 1, name: 'Ada L.' }, context)
  await calls.create({ name: 'Berta', seat: null }, context)
  const { count, rows } = await calls.list({ page: 1, limit: 10, sort: 'name', q: 'ada' }, context)
  expect([count, rows]).toMatchObject([1, [{ name: 'Ada L.', version: 2 }]])
  await calls.remove({ id }, context)
  expect((await calls.list({ page: 1, limit: 10, trash: '1' }, context)).count).toBe(1)
  await calls.putBack({ id }, context)
  const actions = (await calls.revisions({ id }, context)).rows.map(({ action }) => action)
  expect(actions).toEqual(['putBack', 'deleted', 'changed', 'created'])
  expect((await calls.revision({ id, n: 2 }, context)).differences).toEqual([
    { field: 'name', before: 'Ada', after: 'Ada L.' },
  ])
  for (const table of ['slugs', 'searchEntries', 'recordTags'] as const)
    expect(await db.selectFrom(table).selectAll().where('kind', '!=', 'people').execute(), table).toEqual([])
  expect(saved).toEqual([
    ['Ada', 1],
    ['Ada L.', 2],
    ['Berta', 1],
  ])
})

test('of two changes of one version the second is refused and shown what the first saved', async () => {
  const { guests: calls, context } = await openGuests()
  const { id } = await calls.create({ name: 'Ada', seat: null }, context)
  await calls.change({ id, version: 1, name: 'Ada L.' }, context)
  const second = calls.change({ id, version: 1, name: 'A. Lovelace' }, context)
  await expect(second).rejects.toMatchObject({
    code: 'staleVersion',
    details: { current: { name: 'Ada L.' } },
  })
})

test('a field with a right of its own is changed by those alone who have it', async () => {
  const { guests: calls, context, as } = await openGuests()
  const { id } = await calls.create({ name: 'Ada', seat: null }, context)
  const wish = { id, version: 1, seat: 4 }
  await expect(calls.change(wish, context)).rejects.toMatchObject({
    code: 'notAllowed',
    details: { fields: { seat: 'notAllowed' } },
  })
  expect(await calls.change({ id, version: 1, seat: null, name: 'Ada L.' }, context)).toMatchObject({
    version: 2,
  })
  expect(await calls.change({ ...wish, version: 2 }, as('canEditUser'))).toMatchObject({
    seat: 4,
    version: 3,
  })
})

test('a record cannot be created with a value in a field that the caller may not change', async () => {
  const { guests: calls, context } = await openGuests()
  await expect(calls.create({ name: 'Ada', seat: 4 }, context)).rejects.toMatchObject({ code: 'notAllowed' })
})

test('erasing a record leaves only audit entries without details', async () => {
  const news = await openTestNews()
  const { db, edit } = news
  const title = { de: 'Weg', en: '' }
  const asJonas = actingAs(news, news.jonas)
  const { id } = await create(newsKind, asJonas, {
    ...blankNews,
    title,
    tags: ['Spulen'],
    slug: { de: 'weg', en: '' },
  })
  await edit('change', { id, version: 1, title: { de: 'Fort', en: '' } })
  await edit('preview', { id })
  await erase(newsKind, asJonas, id)
  for (const table of ['slugs', 'revisions', 'recordTags', 'searchEntries', 'recordReferences'] as const)
    expect(
      await db.selectFrom(table).selectAll().where('kind', '=', 'news').where('recordId', '=', id).execute(),
      table,
    ).toEqual([])
  expect(await db.selectFrom('links').selectAll().where('subject', '=', id).execute()).toEqual([])
  const written = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('entity', '=', 'news')
    .where('entityId', '=', id)
    .execute()
  expect(written).toEqual([
    { action: 'created', details: {} },
    { action: 'changed', details: {} },
    { action: 'erased', details: {} },
  ])
  await expect(erase(newsKind, asJonas, id)).rejects.toMatchObject({ code: 'notFound' })
})
