import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folded } from '#contract/folding.ts'
import type { AuditEntry } from '#contract/security/api.ts'
import { actionName, detailsOf, entityName } from '#messages/audit.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { securityRouter } from './router.ts'

const hanna = staff(1, 'isAdmin')

test('the audit log is filtered by person, action, record, day and word, the latest first', async () => {
  const { list, filters } = await prepare()
  expect((await list({})).rows).toMatchObject([
    { id: 4, user: null, action: 'sendAgain', entity: 'mail', title: null },
    { id: 3, user: { id: 2, name: 'Jonas Blüm' }, action: 'exported', entity: 'people', entityId: null },
    { id: 2, user: { id: 2 }, action: 'accessChanged', entityId: 1, title: { de: 'Hanna Kern' } },
    { id: 1, user: { id: 1 }, action: 'redirectAdded', details: { after: { to: '/de/kontakt' } } },
  ])
  const ids = async (query: object) => (await list(query)).rows.map(({ id }) => id)
  expect(await ids({ user: '2' })).toEqual([3, 2])
  expect(await ids({ entity: 'people', id: '1' })).toEqual([2])
  expect(await ids({ action: 'exported' })).toEqual([3])
  expect(await ids({ doneFrom: '2027-03-11', doneTo: '2027-03-11' })).toEqual([2])
  expect(await ids({ q: 'bluem' })).toEqual([3, 2])
  expect(await ids({ q: 'kontakt' })).toEqual([1])
  // Searches the current title of a record as well, not only its id.
  expect(await ids({ q: 'kern' })).toEqual([2, 1])
  expect(await ids({ q: '%' })).toEqual([])
  expect(await filters({})).toEqual({
    users: [
      { id: 1, name: 'Hanna Kern' },
      { id: 2, name: 'Jonas Blüm' },
    ],
    actions: ['accessChanged', 'exported', 'redirectAdded', 'sendAgain'],
    entities: ['mail', 'people', 'redirects'],
  })
})

test('entries of a deleted person stay without a name', async () => {
  const { db, list } = await prepare()
  await db.deleteFrom('users').where('id', '=', 2).execute()
  expect((await list({ action: 'exported' })).rows).toMatchObject([{ user: null, details: { rows: 12 } }])
})

test('the audit log is for administrators alone', async () => {
  const { list, filters } = await prepare()
  for (const call of [list, filters]) {
    await expect(call({}, { caller: staff(2, 'canEditUser') })).rejects.toMatchObject({ code: 'notAllowed' })
    await expect(call({}, { caller: null })).rejects.toMatchObject({ code: 'notLoggedIn' })
  }
})

test('details are shown with field names, and values before and after, without empty ones', () => {
  const formatDetails = (entity: string, details: object) => detailsOf(entity, { ...details }, 'de')
  expect(formatDetails('news', { changed: ['title.de', 'teaser'] })).toEqual([
    'Felder: Titel (Deutsch), Einleitung',
  ])
  expect(formatDetails('roles', { before: { isVisible: false }, after: { isVisible: true } })).toEqual([
    'Vorher: Sichtbar nein',
    'Nachher: Sichtbar ja',
  ])
  expect(
    formatDetails('roles', { after: { label: { de: 'Leitung', en: '' }, flags: ['canEditNews'] } }),
  ).toEqual(['Nachher: Wort Leitung, Rechte Neuigkeiten'])
  expect(formatDetails('people', { until: '2027-03-12T16:05:00.948Z' })[0]).toMatch(
    /^Bis: Freitag, 12\. März 2027, 17:05/,
  )
  expect(formatDetails('polls', { letters: 2, letter: 'again' })).toEqual([
    'E-Mails: 2',
    'E-Mail: Einladung, noch einmal',
  ])
  expect(formatDetails('labels', { label: { de: 'Spule', en: 'Coil' }, reason: '' })).toEqual(['Wort: Spule'])
})

test('every action and record kind in the audit log has words in both languages', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const text = files
    .filter(file => /\.tsx?$/.test(file) && !/(^|\/)test-|\.test\./.test(file))
    .map(file => readFileSync(`server/${file}`, 'utf8'))
    .filter(source => /\b(audit|note|move)\(|ListDeclaration</.test(source))
    .join('\n')
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
  const actions = all(/(?:\baction: |note\(context, )'(\w+)'/g)
  const entities = [...all(/\bentity: '(\w+)'/g), ...all(/ListDeclaration<[^=]*= \{\s*name: '(\w+)'/g)]
  expect(actions.length).toBeGreaterThan(40)
  expect(entities.length).toBeGreaterThan(12)
  expect(actions.filter(name => actionName(name).de === name)).toEqual([])
  expect(entities.filter(name => entityName(name).de === name)).toEqual([])
})

async function prepare() {
  const calls = await openTestCalls()
  const { db } = calls
  const people = [
    ['hanna', 'Hanna', 'Kern'],
    ['jonas', 'Jonas', 'Blüm'],
  ].map(([username = '', firstName = '', lastName = '']) => ({
    ...{ username, email: `${username}@example.org`, firstName, lastName },
    ...{ roleId: 1, statusId: 1, searchText: folded(`${firstName} ${lastName}`) },
  }))
  await db.insertInto('users').values(people).execute()
  const entry = (userId: number | null, action: string, entity: string, rest: object) => ({
    ...{ userId, action, entity, entityId: null as number | null, details: asJson({}) },
    ...{ createdAt: new Date('2027-03-10T10:00:00Z'), ...rest },
  })
  const entries = [
    entry(1, 'redirectAdded', 'redirects', { details: asJson({ after: { to: '/de/kontakt' } }) }),
    entry(2, 'accessChanged', 'people', { entityId: 1, createdAt: new Date('2027-03-11T10:00:00Z') }),
    entry(2, 'exported', 'people', {
      ...{ details: asJson({ rows: 12 }), createdAt: new Date('2027-03-12T10:00:00Z') },
    }),
    entry(null, 'sendAgain', 'mail', { createdAt: new Date('2027-03-13T10:00:00Z') }),
  ]
  await db.insertInto('audit').values(entries).execute()
  const asAdmin = (name: string, handle: Parameters<typeof calls.call>[1]) => {
    const done = calls.call(name, handle)
    return (input: object, asking: Parameters<typeof done>[1] = {}) =>
      done(input, { caller: hanna, ...asking })
  }
  type List = (
    ...given: [input: object, asking?: { caller?: typeof hanna | null }]
  ) => Promise<{ count: number; rows: AuditEntry[] }>
  return {
    db,
    list: asAdmin('security.audit', securityRouter.audit) as List,
    filters: asAdmin('security.auditFilters', securityRouter.auditFilters),
  }
}
