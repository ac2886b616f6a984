import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import type { Failure } from '#contract/errors.ts'
import { articleKind } from '#server/articles/articles.ts'
import { findArticle } from '#server/articles/queries.ts'
import { inBothLanguages, openTestNews } from '#server/news/test-news.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { noteStatements } from '#server/platform/database/test-statements.ts'
import { create } from '#server/platform/records/records.ts'
import { siteRouter } from './router.ts'

const { labels } = siteRouter
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    error => error as Failure,
  )

async function openLabels() {
  const news = await openTestNews()
  const by =
    (caller: ReturnType<typeof staff>) =>
    <Name extends keyof typeof labels>(name: Name, input: object) =>
      news.call(`site.labels.${name}`, labels[name] as never)(input, { caller }) as ReturnType<
        (typeof labels)[Name]
      >
  const ask = by(staff(news.jonas?.id ?? 0, 'canEditNews'))
  const asBibliographer = by(staff(news.jonas?.id ?? 0, 'canEditBibliography'))
  const write = (...tags: string[]) => news.edit('create', { ...inBothLanguages, isVisible: true, tags })
  const idOf = async (word: string) =>
    (await ask('list', { list: 'tag' })).rows.find(({ label }) => label.de === word)?.id ?? 0
  return { ...news, ask, asBibliographer, write, idOf }
}

test('a tag that is translated is shown in both languages, and found by what it is called in either', async () => {
  const { ask, write, idOf, read, edit } = await openLabels()
  await write('Spulen')
  const id = await idOf('Spulen')
  await ask('change', { list: 'tag', id, label: { de: 'Spulen', en: 'Coils' } })
  expect((await read('filters', {}, 'en')).tags).toEqual([{ id, label: 'Coils' }])
  expect((await read('filters', {}, 'de')).tags).toEqual([{ id, label: 'Spulen' }])
  expect(await edit('tags', { q: 'coi' })).toEqual(['Spulen'])
  const { tags } = await write('coils', 'Spulen')
  expect(tags).toEqual(['Spulen'])
})

test('a renamed tag is found by its new name, and a taken name is refused', async () => {
  const { ask, write, idOf } = await openLabels()
  await write('Spuhlen', 'Gehirn')
  const id = await idOf('Spuhlen')
  await ask('change', { list: 'tag', id, label: { de: 'Spulen', en: '' } })
  expect((await write('spulen')).tags).toEqual(['Spulen'])
  const taken = await failure(ask('change', { list: 'tag', id, label: { de: 'gehirn', en: '' } }))
  expect([taken?.code, taken?.details.errors?.map(({ field }) => field)]).toEqual(['nameTaken', ['label.de']])
})

test('records with a merged tag get the other one, once', async () => {
  const { ask, write, idOf, edit } = await openLabels()
  const [both, one] = [await write('Spule', 'Spulen'), await write('Spule')]
  const [from, into] = [await idOf('Spule'), await idOf('Spulen')]
  expect(await ask('merge', { list: 'tag', id: from, into })).toMatchObject({ id: into, usedBy: 2 })
  for (const { id } of [both, one]) expect((await edit('find', { id })).tags).toEqual(['Spulen'])
  expect(await idOf('Spule')).toBe(0)
  expect((await failure(ask('merge', { list: 'tag', id: into, into })))?.code).toBe('invalid')
})

test('a tag in use lists its uses, and is deleted only after confirmation', async () => {
  const { ask, write, idOf, edit } = await openLabels()
  const item = await write('Spulen')
  const id = await idOf('Spulen')
  const uses = await ask('uses', { list: 'tag', id })
  expect(uses).toMatchObject({ count: 1, rows: [{ kind: 'news', id: item.id, isPublic: true }] })
  expect((await failure(ask('remove', { list: 'tag', id })))?.code).toBe('inUse')
  await ask('remove', { list: 'tag', id, confirm: true })
  expect((await edit('find', { id: item.id })).tags).toEqual([])
})

test('categories can be created and merged, and their news get the merged one', async () => {
  const { ask, edit, read } = await openLabels()
  const { id: from } = await ask('create', {
    list: 'category',
    label: { de: 'Messungen', en: 'Measurements' },
  })
  const [into] = (await edit('categories', {})).rows
  const item = await edit('create', { ...inBothLanguages, isVisible: true, categoryId: from })
  expect((await read('filters', {}, 'en')).categories.at(-1)).toEqual({ id: from, label: 'Measurements' })
  const again = await failure(ask('create', { list: 'category', label: { de: 'messungen', en: '' } }))
  expect(again?.code).toBe('nameTaken')
  await ask('merge', { list: 'category', id: from, into: into?.id })
  const { categoryId, version } = await edit('find', { id: item.id })
  expect([categoryId, version]).toEqual([into?.id, item.version + 1])
})

test('categories of news and subjects of publications are lists of their own', async () => {
  const { ask, asBibliographer, edit, db } = await openLabels()
  const labelsOf = ({ rows }: { rows: { label: { de: string } }[] }) => rows.map(({ label }) => label.de)
  const subjects = await asBibliographer('list', { list: 'subject' })
  expect(labelsOf(subjects)).toContain('Methoden und Technik')
  expect(labelsOf(await ask('list', { list: 'category' }))).toEqual(labelsOf(await edit('categories', {})))
  const [subject, other] = subjects.rows.map(({ id }) => id)
  const foreign = { list: 'category', id: subject }
  const refused = await Promise.all(
    [
      ask('uses', foreign),
      ask('change', { ...foreign, label: { de: 'Weg', en: '' } }),
      ask('merge', { ...foreign, into: other }),
      ask('remove', foreign),
    ].map(failure),
  )
  expect(refused.map(one => one?.code)).toEqual(['notFound', 'notFound', 'notFound', 'notFound'])
  const made = await asBibliographer('create', { list: 'subject', label: { de: 'Forschung', en: '' } })
  const bySite = { db, clock: () => new Date(), caller: null, requestId: 'test' }
  const article = await create(articleKind, bySite, { ...blankArticle, categoryId: made.id })
  expect(await asBibliographer('uses', { list: 'subject', id: made.id })).toMatchObject({ count: 1 })
  expect(await asBibliographer('merge', { list: 'subject', id: made.id, into: other })).toMatchObject({
    ...{ id: other, usedBy: 1 },
  })
  const row = await findArticle(db, article.id)
  expect([row?.categoryId, row?.version]).toEqual([other, article.version + 1])
  const [category] = (await edit('categories', {})).rows
  for (const categoryId of [category?.id ?? 0, made.id])
    expect(await failure(create(articleKind, bySite, { ...blankArticle, categoryId }))).toMatchObject({
      ...{ code: 'invalid', details: { fields: { categoryId: 'value' } } },
    })
  const news = { ...inBothLanguages, categoryId: other }
  expect((await failure(edit('create', news)))?.details.errors?.map(({ field }) => field)).toEqual([
    'categoryId',
  ])
})

test('editors of news have no subjects, editors of publications no tags or categories', async () => {
  const { ask, asBibliographer } = await openLabels()
  const label = { de: 'Neues', en: '' }
  expect((await failure(ask('create', { list: 'subject', label })))?.code).toBe('notAllowed')
  for (const list of ['tag', 'category']) {
    expect((await failure(asBibliographer('list', { list })))?.code).toBe('notAllowed')
    expect((await failure(asBibliographer('create', { list, label })))?.code).toBe('notAllowed')
  }
})

test.each(['', 'x', 'a,b', '<b>', 'x'.repeat(41)])('%j is refused as a tag', async de => {
  const { ask } = await openLabels()
  const refused = await failure(ask('create', { list: 'tag', label: { de, en: '' } }))
  expect(refused?.details.errors?.map(({ field }) => field)).toContain('label.de')
})

test('a tag that is not there is neither looked up nor renamed, merged or deleted', async () => {
  const { ask, write, idOf } = await openLabels()
  await write('Spulen')
  const [into, none] = [await idOf('Spulen'), { list: 'tag', id: 999 }]
  const failures = await Promise.all(
    [
      ask('uses', none),
      ask('change', { ...none, label: { de: 'Spule', en: '' } }),
      ask('merge', { ...none, into }),
      ask('remove', { ...none, confirm: true }),
    ].map(failure),
  )
  expect(failures.map(one => one?.code)).toEqual(['notFound', 'notFound', 'notFound', 'notFound'])
})

test('a list says of all its words how many records bear them in few statements, and leaves out the trash', async () => {
  const { ask, asBibliographer, write, edit, db } = await openLabels()
  const noted = noteStatements()
  const tags = Array.from({ length: 30 }, (_, n) => `Wort ${n}`)
  for (let from = 0; from < 30; from += 10) await write(...tags.slice(from, from + 10))
  await write('Wort 0')
  const { id } = await write('Wort 0')
  await edit('remove', { id })
  noted.texts = []
  const { rows } = await ask('list', { list: 'tag' })
  expect(noted.texts.length).toBeLessThanOrEqual(6)
  const usedBy = Object.fromEntries(rows.map(({ label, usedBy }) => [label.de, usedBy]))
  expect([rows.length, usedBy['Wort 0'], usedBy['Wort 29']]).toEqual([30, 2, 1])
  const subject = await asBibliographer('create', { list: 'subject', label: { de: 'Physik', en: '' } })
  const bySite = { db, clock: () => new Date(), caller: null, requestId: 'test' }
  await create(articleKind, bySite, { ...blankArticle, categoryId: subject.id })
  const subjects = (await asBibliographer('list', { list: 'subject' })).rows
  expect(subjects.find(one => one.id === subject.id)?.usedBy).toBe(1)
})
