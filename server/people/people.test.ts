import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/platform/database/test-database.ts'
import { callerOf, startSession } from '#server/platform/sessions/sessions.ts'
import {
  authorsOf,
  createUser,
  findObstacle,
  idOf,
  lockAccount,
  type NewUser,
  seedUser,
  setRole,
  setStatus,
  unlockAccount,
  userOf,
} from './people.ts'

let database: TestDatabase
let n = 0
const context = () => ({
  db: database.db,
  clock: () => new Date('2027-03-12T16:00:00Z'),
  language: 'de' as const,
})

beforeAll(async () => {
  database = await createTestDatabase()
})

beforeEach(async () => {
  await database.db.deleteFrom('users').execute()
  await database.db.deleteFrom('slugs').execute()
})

afterAll(() => database.drop())

test('a new person has the given names and role, and their rights', async () => {
  const id = await make({
    ...person('hanna'),
    firstName: 'Hanna',
    lastName: 'Öztürk',
    title: 'Dr.',
    role: 'newsEditor',
  })
  expect(await userOf(context(), id)).toEqual({
    ...{
      id,
      username: 'hanna',
      firstName: 'Hanna',
      lastName: 'Öztürk',
      title: 'Dr.',
      email: 'hanna@example.org',
    },
    ...{
      image: null,
      locale: 'de',
      slug: 'hanna-oeztuerk',
      role: 'newsEditor',
      roleLabel: { de: 'Redaktion Neuigkeiten', en: 'News editor' },
      group: null,
      lastLoginAt: null,
      factorDueAt: null,
      isDemo: false,
    },
    flags: {
      ...{ isAdmin: false, canEditUser: false, canEditContent: false },
      ...{ canEditNews: true, canEditSpecials: false, canEditBibliography: false },
    },
  })
})

test('a demo person is marked as such', async () => {
  const id = await seedUser(context(), { ...person('demo'), password: 'four random words' })
  expect((await userOf(context(), id)).isDemo).toBe(true)
})

test.each(['hanna', 'HANNA', ' hanna ', 'ｈａｎｎａ'])(
  'the username %j is refused when Hanna is taken',
  async username => {
    await make({ username: 'Hanna' })
    await expect(make({ username, email: 'else@example.org' })).rejects.toMatchObject({
      code: 'nameTaken',
      details: { fields: { username: 'nameTaken' } },
    })
  },
)

test('an e-mail address is taken whatever its capitals', async () => {
  await make({ username: 'one', email: 'Mira@Example.org' })
  await expect(make({ username: 'two', email: 'mira@example.ORG' })).rejects.toMatchObject({
    code: 'nameTaken',
  })
})

test('of fifty simultaneous requests for a username one succeeds', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, each) => make({ username: 'crowd', email: `crowd-${each}@example.org` })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each(['', 'x', 'a@b.de', 'two words', '-dash', 'x'.repeat(41), '<b>bold</b>'])(
  '%j is no username',
  async username => {
    await expect(make({ username })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { username: 'newUsername' } },
    })
  },
)

test('an unknown role or status is refused', async () => {
  await expect(make({ role: 'emperor' })).rejects.toMatchObject({ code: 'invalid' })
  const id = await make({})
  await expect(setStatus(context(), id, 'gone')).rejects.toMatchObject({ code: 'invalid' })
  await expect(setRole(context(), 999_999, 'member')).rejects.toMatchObject({ code: 'notFound' })
})

test('people of the same name get different slugs', async () => {
  const ids = [
    await make({ firstName: 'Jan', lastName: 'Weiß' }),
    await make({ firstName: 'Jan', lastName: 'Weiß' }),
  ]
  const slugs = await Promise.all(ids.map(async id => (await userOf(context(), id)).slug))
  expect(slugs).toEqual(['jan-weiss', 'jan-weiss-2'])
})

test('an author has a name, and a link while the profile is public', async () => {
  const id = await make({ firstName: 'Mira', lastName: 'Lang', title: 'Prof. Dr.' })
  await database.db.updateTable('users').set({ isVisible: true }).execute()
  expect(await authorsOf(context(), [id, id, 999_999])).toEqual(
    new Map([[id, { name: 'Mira Lang', title: 'Prof. Dr.', slug: 'mira-lang' }]]),
  )
  await database.db.updateTable('users').set({ isVisible: false }).execute()
  expect((await authorsOf(context(), [id])).get(id)?.slug).toBeNull()
  expect((await authorsOf(context(), [])).size).toBe(0)
})

test.each([
  ['status', (id: number) => setStatus(context(), id, 'applied')],
  ['role', (id: number) => setRole(context(), id, 'member')],
  ['lock', (id: number) => lockAccount(context(), id)],
])('a change of %s ends the sessions', async (_, change) => {
  await make({ role: 'admin' })
  const id = await make({ role: 'editor' })
  const { token } = await startSession(context(), id, '')
  await change(id)
  await unlockAccount(context(), id)
  await setStatus(context(), id, 'active')
  expect(await callerOf(context(), token)).toBeNull()
})

test.each([
  ['demoted', (id: number) => setRole(context(), id, 'editor')],
  ['made alumni', (id: number) => setStatus(context(), id, 'alumni')],
  ['locked', (id: number) => lockAccount(context(), id)],
])('the last active administrator cannot be %s', async (_, change) => {
  const last = await make({ role: 'admin' })
  const former = await make({ role: 'admin' })
  await setStatus(context(), former, 'alumni')
  await expect(change(last)).rejects.toMatchObject({ code: 'lastAdmin' })
  expect((await userOf(context(), last)).flags.isAdmin).toBe(true)
  await setStatus(context(), former, 'active')
  await change(last)
})

test('two administrators who demote each other at once leave one', async () => {
  for (let round = 0; round < 10; round += 1) {
    await database.db.deleteFrom('users').execute()
    const both = [await make({ role: 'admin' }), await make({ role: 'admin' })]
    const outcomes = await Promise.allSettled(both.map(id => setRole(context(), id, 'member')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('an account is found by its username', async () => {
  const id = await make({ username: 'jonas' })
  expect(await idOf(context(), ' JONAS')).toBe(id)
  await expect(idOf(context(), 'nobody')).rejects.toMatchObject({ code: 'notFound' })
})

function make(facts: Partial<NewUser>): Promise<number> {
  n += 1
  return createUser(context(), { ...person(`person-${n}`), ...facts })
}

function person(username: string): NewUser {
  return { username, email: `${username}@example.org`, firstName: 'Kim', lastName: 'Beck' }
}

test.each([
  ['deleted', { deletedAt: new Date() }],
  ['locked', { isLocked: true, isLoginAllowedOverride: true }],
  ['person', { isLoginAllowedOverride: false }],
  [null, { isLoginAllowedOverride: true }],
  [null, {}],
])('the obstacle to a login is reported: %s', async (obstacle, facts) => {
  const id = await make({ username: 'obstacle', email: 'obstacle@example.org' })
  await database.db
    .updateTable('users')
    .set({ ...facts, updatedAt: new Date() })
    .where('id', '=', id)
    .execute()
  expect(await findObstacle(database.db, id)).toBe(obstacle)
})

test('a status that allows no login is reported as the obstacle', async () => {
  const id = await make({ username: 'former', email: 'former@example.org' })
  await setStatus(context(), id, 'alumni')
  expect(await findObstacle(database.db, id)).toBe('status')
  expect(await findObstacle(database.db, 0)).toBeUndefined()
})
