import { expect, test } from 'vitest'
import type { Failure } from '#contract/errors.ts'
import { blankNews } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { inBothLanguages, inGerman, openTestNews } from './test-news.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    error => error as Failure,
  )
const codeOf = async (promise: Promise<unknown>) => (await failure(promise))?.code

test('an item in German only is current in German and missing in English', async () => {
  const { edit } = await openTestNews()
  const item = await edit('create', inGerman)
  expect(item).toMatchObject({ version: 1, isPublic: false, translation: { de: 'current', en: 'missing' } })
  expect(item.slug).toEqual({ de: 'groessere-spule', en: '' })
  expect(item.updatedBy?.name).toBe('Jonas Weiß')
  expect(item.authorId).toBe(item.updatedBy?.id)
})

test('a change in German outdates English, a small one does not', async () => {
  const { edit } = await openTestNews()
  const { id } = await edit('create', inBothLanguages)
  const title = { de: 'Größere Spulen', en: 'A larger coil' }
  const small = await edit('change', { id, version: 1, isSmallChange: true, title })
  expect(small.translation).toEqual({ de: 'current', en: 'current' })
  const large = await edit('change', { id, version: 2, title: { ...title, de: 'Neue Spulen' } })
  expect(large).toMatchObject({ version: 3, translation: { de: 'current', en: 'outdated' } })
  expect((await edit('list', { state: 'outdated' })).count).toBe(1)
  const caught = await edit('change', { id, version: 3, title: { de: 'Neue Spulen', en: 'New coils' } })
  expect(caught.translation).toEqual({ de: 'current', en: 'current' })
})

test('a save that changes nothing is no new version', async () => {
  const { edit } = await openTestNews()
  const { id } = await edit('create', { ...inBothLanguages, tags: ['Spulen'] })
  const same = await edit('change', { id, version: 1, title: inBothLanguages.title, tags: ['Spulen'] })
  expect(same.version).toBe(1)
  expect((await edit('revisions', { id })).count).toBe(1)
})

test('of two simultaneous saves the second is refused with the current state', async () => {
  const { edit } = await openTestNews()
  const { id } = await edit('create', inGerman)
  const saves = ['Eins', 'Zwei'].map(de => failure(edit('change', { id, version: 1, title: { de, en: '' } })))
  const [lost] = (await Promise.all(saves)).filter(Boolean)
  const now = await edit('find', { id })
  expect(lost?.code).toBe('staleVersion')
  expect(lost?.details.current).toEqual(now)
  expect(now.version).toBe(2)
})

test('a visible item needs title and content in one language', async () => {
  const { edit } = await openTestNews()
  const lost = await failure(edit('create', { ...blankNews, isVisible: true }))
  expect(lost?.code).toBe('incomplete')
  expect(lost?.details.errors?.map(({ field }) => field)).toEqual(['title.de', 'content.de'])
  const { id } = await edit('create', { ...blankNews, title: { de: '', en: 'Only a title' } })
  const hidden = await failure(edit('setVisibility', { id, isVisible: true }))
  expect(hidden?.details.errors?.map(({ field }) => field)).toEqual(['content.en'])
})

test('a content of empty paragraphs is no content', async () => {
  const { edit } = await openTestNews()
  const content = { de: { type: 'doc', content: [{ type: 'paragraph' }] }, en: null }
  expect(await codeOf(edit('create', { ...inGerman, content, isVisible: true }))).toBe('incomplete')
})

test('showing an item sets its publication date', async () => {
  const { edit, time } = await openTestNews()
  const { id } = await edit('create', inGerman)
  time.now = new Date('2027-04-01T08:00:00Z')
  const shown = await edit('setVisibility', { id, isVisible: true })
  expect(shown).toMatchObject({ isPublic: true, publishAt: '2027-04-01T08:00:00.000Z' })
})

test('an end before the start is refused', async () => {
  const { edit } = await openTestNews()
  const dates = { publishAt: '2027-04-02T08:00:00Z', unpublishAt: '2027-04-01T08:00:00Z' }
  const lost = await failure(edit('create', { ...inGerman, ...dates }))
  expect(lost?.details.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['unpublishAt', 'endBeforeStart'],
  ])
})

test('an unknown picture or category, or one of another area, is refused at its field', async () => {
  const { edit, db } = await openTestNews()
  const lost = await failure(edit('create', { ...inGerman, imageId: 4711, categoryId: 4711 }))
  expect(lost?.code).toBe('invalid')
  expect(lost?.details.errors?.map(({ field }) => field)).toEqual(['categoryId', 'imageId'])
  const { id } = await db
    .selectFrom('categories')
    .select('id')
    .where('area', '=', 'articles')
    .executeTakeFirstOrThrow()
  const ofArticles = await failure(edit('create', { ...inGerman, categoryId: id }))
  expect(ofArticles?.details.errors?.map(({ field }) => field)).toEqual(['categoryId'])
})

test('slugs made from the same title get numbers, typed ones are refused', async () => {
  const { edit } = await openTestNews()
  await edit('create', inGerman)
  expect((await edit('create', inGerman)).slug.de).toBe('groessere-spule-2')
  const slug = { de: 'groessere-spule', en: '' }
  const lost = await failure(edit('create', { ...inGerman, slug }))
  expect(lost?.code).toBe('slugTaken')
  expect(lost?.details.errors?.[0]?.field).toBe('slug.de')
  const answer = await edit('slug', { value: 'groessere-spule', language: 'de' })
  expect(answer).toEqual({ free: false, reserved: false, ofDigits: false, suggestion: 'groessere-spule-3' })
})

test('items created at once with one title get different slugs', async () => {
  const { edit } = await openTestNews()
  const made = await Promise.all([1, 2, 3, 4].map(() => edit('create', inGerman)))
  expect(new Set(made.map(({ slug }) => slug.de)).size).toBe(4)
})

test('tags keep their first spelling, and duplicate or invalid ones are refused', async () => {
  const { edit } = await openTestNews()
  const first = await edit('create', { ...inGerman, tags: ['Spulen', 'k-Raum'] })
  const second = await edit('create', { ...inGerman, tags: ['spulen'] })
  expect(await edit('tags', { q: 'SPÜL' })).toEqual(['Spulen'])
  expect(first.tags).toEqual(['Spulen', 'k-Raum'])
  expect(second.tags).toEqual(['Spulen'])
  expect(await edit('tags', { q: 'RAUM' })).toEqual(['k-Raum'])
  for (const [tags, code] of [
    [['Spule', 'spule'], 'duplicateTag'],
    [['S'], 'invalidTag'],
    [Array.from({ length: 11 }, (_, n) => `Wort ${n}`), 'tagLimit'],
  ] as const)
    expect(await codeOf(edit('create', { ...inGerman, tags }))).toBe(code)
})

test('the history lists each change with its author, and a revision can be restored', async () => {
  const { edit } = await openTestNews()
  const { id } = await edit('create', inGerman)
  await edit('setVisibility', { id, isVisible: true })
  const content = { ...inBothLanguages.content, de: paragraphs('Ganz anders.') }
  await edit('change', { id, version: 2, title: inBothLanguages.title, content })
  const history = await edit('revisions', { id })
  expect(history.rows.map(({ n, action, by, changed }) => [n, action, by, changed])).toEqual([
    [3, 'changed', 'Jonas Weiß', ['title.en', 'content.de', 'content.en', 'slug.en']],
    [2, 'shown', 'Jonas Weiß', ['isVisible', 'publishAt']],
    [1, 'created', 'Jonas Weiß', []],
  ])
  const step = await edit('revision', { id, n: 3 })
  expect(step.differences[0]).toEqual({ field: 'title.en', before: '', after: 'A larger coil' })

  const back = await edit('restoreRevision', { id, n: 1 })
  expect(back).toMatchObject({
    version: 4,
    title: { de: inGerman.title.de, en: inBothLanguages.title.en },
    content: { de: inGerman.content.de, en: inBothLanguages.content.en },
  })
  expect(back).toMatchObject({ isPublic: true, translation: { de: 'current', en: 'outdated' } })
  expect(await codeOf(edit('restoreRevision', { id, n: 1, version: 2 }))).toBe('staleVersion')
  expect(await codeOf(edit('revision', { id, n: 99 }))).toBe('notFound')
  expect(await codeOf(edit('revisions', { id: 99 }))).toBe('notFound')
  expect(await codeOf(edit('restoreRevision', { id, n: 99, version: 4 }))).toBe('notFound')
})

test('restoring a revision leaves out a deleted category', async () => {
  const { edit, db } = await openTestNews()
  const [category] = (await edit('categories', {})).rows
  const { id } = await edit('create', { ...inGerman, categoryId: category?.id })
  await edit('change', { id, version: 1, categoryId: null })
  await db.deleteFrom('categories').execute()
  const back = await edit('restoreRevision', { id, n: 1 })
  expect(back.categoryId).toBeNull()
})

test('an item in the trash is hidden, and restored as it was', async () => {
  const { edit, read } = await openTestNews()
  const { id } = await edit('create', { ...inGerman, isVisible: true })
  await edit('remove', { id })
  await edit('remove', { id })
  expect((await read('latest', {})).count).toBe(0)
  expect((await edit('list', {})).count).toBe(0)
  expect((await edit('list', { trash: '1' })).rows[0]?.id).toBe(id)
  expect(await codeOf(edit('change', { id, version: 2, title: inGerman.title }))).toBe('notFound')
  const back = await edit('putBack', { id })
  expect(back).toMatchObject({ isPublic: true, deletedAt: null, slug: { de: 'groessere-spule' } })
  expect((await edit('revisions', { id })).rows.map(({ action }) => action)).toEqual([
    'putBack',
    'deleted',
    'created',
  ])
})

test('a bulk action that fails for one item is done for the others', async () => {
  const { edit } = await openTestNews()
  const whole = await edit('create', inGerman)
  const empty = await edit('create', blankNews)
  const answer = await edit('bulk', { ids: [whole.id, empty.id, 4711], action: 'show' })
  expect(answer).toEqual({
    done: [whole.id],
    failed: [
      { id: empty.id, code: 'incomplete' },
      { id: 4711, code: 'notFound' },
    ],
  })
  await edit('bulk', { ids: [whole.id, empty.id], action: 'delete' })
  expect((await edit('list', {})).count).toBe(0)
  await edit('bulk', { ids: [whole.id], action: 'restore' })
  expect((await edit('list', {})).count).toBe(1)
})

test('the list is searched without regard to umlauts, sorted and filtered', async () => {
  const { edit } = await openTestNews()
  await edit('create', { ...inBothLanguages, isVisible: true })
  await edit('create', { ...inGerman, title: { de: 'Äpfel im Kernspin', en: '' } })
  await edit('create', { ...blankNews, title: { de: '', en: '100 % funding_plan' } })
  const titles = async (query: object) =>
    (await edit('list', query)).rows.map(({ title }) => title.de || title.en)
  for (const q of ['größere', 'groessere', 'GROSSERE', 'spule gröss', 'faster']) {
    expect(await titles({ q }), q).toEqual(['Größere Spule'])
  }
  expect(await titles({ q: '%' })).toEqual(['100 % funding_plan'])
  expect(await titles({ q: '_' })).toEqual(['100 % funding_plan'])
  expect(await titles({ sort: 'title' })).toEqual([
    '100 % funding_plan',
    'Äpfel im Kernspin',
    'Größere Spule',
  ])
  expect(await titles({ state: 'public' })).toEqual(['Größere Spule'])
  expect(await titles({ state: 'missing', sort: 'createdAt' })).toHaveLength(2)
  expect(await edit('list', { page: 2, limit: 2 })).toMatchObject({ count: 3, rows: [{}] })
  expect(await codeOf(edit('list', { sort: 'content' }))).toBe('unknownField')
  expect(await codeOf(edit('list', { colour: 'red' }))).toBe('unknownField')
  expect(await codeOf(edit('list', { limit: 101 }))).toBe('invalid')
})

test('rows of the list carry no long texts', async () => {
  const { edit } = await openTestNews()
  await edit('create', inGerman)
  const [row] = (await edit('list', {})).rows
  expect(Object.keys(row ?? {})).not.toContain('content')
})

test('every step is in the audit log, with who did it', async () => {
  const { edit, db, jonas } = await openTestNews()
  const { id } = await edit('create', inGerman)
  await edit('change', { id, version: 1, tags: ['Spulen'] })
  await edit('remove', { id })
  const rows = await db.selectFrom('audit').selectAll().where('entity', '=', 'news').orderBy('id').execute()
  expect(rows.map(({ action, entity, entityId, userId }) => [action, entity, entityId, userId])).toEqual([
    ['created', 'news', id, jonas?.id],
    ['changed', 'news', id, jonas?.id],
    ['deleted', 'news', id, jonas?.id],
  ])
})

test('a failed creation leaves no rows', async () => {
  const { edit, db } = await openTestNews()
  const tables = ['news', 'slugs', 'revisions', 'tags', 'audit'] as const
  const rows = () => Promise.all(tables.map(table => db.selectFrom(table).selectAll().execute()))
  const before = await rows()
  await codeOf(edit('create', { ...inGerman, tags: ['Neu'], imageId: 4711 }))
  expect(await rows()).toEqual(before)
})

test('scripts, frames and external pictures are refused in the content, and HTML in a title stays text', async () => {
  const { edit } = await openTestNews()
  const doc = (node: object) => ({ de: { type: 'doc', content: [node] }, en: null })
  for (const content of [
    doc({ type: 'iframe', attrs: { src: 'https://evil.example' } }),
    doc({ type: 'image', attrs: { fileId: 1, src: 'https://evil.example/a.png' } }),
    doc({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
      ],
    }),
    '<script>alert(1)</script>',
  ])
    expect(await codeOf(edit('create', { ...inGerman, content })), JSON.stringify(content)).toMatch(
      /invalid|unknownField/,
    )
  const item = await edit('create', { ...inGerman, title: { de: '<b>Titel</b>', en: '' } })
  expect(item.title.de).toBe('<b>Titel</b>')
})

test('calls without the right to edit news are refused', async () => {
  const { edit } = await openTestNews()
  const mira = { caller: staff(2) }
  expect(await codeOf(edit('list', {}, mira))).toBe('notAllowed')
  expect(await codeOf(edit('create', inGerman, mira))).toBe('notAllowed')
  expect(await codeOf(edit('bulk', { ids: [1], action: 'delete' }, { caller: null }))).toBe('notLoggedIn')
})

test('a slug reserved by the API is refused, and a generated one gets a number', async () => {
  const { edit, read } = await openTestNews()
  const latest = await edit('create', {
    ...inBothLanguages,
    title: { de: 'Latest', en: 'Filters' },
    isVisible: true,
  })
  expect(latest.slug).toEqual({ de: 'latest-2', en: 'filters-2' })
  expect((await read('find', { slug: 'latest-2' })).title).toBe('Latest')
  const typed = { ...inBothLanguages, slug: { de: 'latest', en: '' } }
  expect(await codeOf(edit('create', typed))).toBe('slugReserved')
  expect(await edit('slug', { value: 'latest', language: 'de' })).toMatchObject({ reserved: true })
})
