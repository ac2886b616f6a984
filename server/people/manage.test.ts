import { expect, test } from 'vitest'
import type { Person } from '#contract/people/person.ts'
import { openTestSite } from '#server/test-site.ts'
import { moveToFormer } from './jobs.ts'

const base = '/backstage/user-group'

async function openPeople() {
  const site = await openTestSite({ LIMITS: 'off' })
  const admin = await site.staff('admin')
  const manager = await site.staff('userManager')
  const { db } = site.dependencies
  const idOf = async (table: 'roles' | 'statuses', name: string) =>
    (await db.selectFrom(table).where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
  const roleId = await idOf('roles', 'member')
  const statusId = await idOf('statuses', 'active')
  const send = (
    who: typeof admin,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => site.ask({ method, path: `${base}/${path}`, headers: who.headers, ...(payload && { payload }) })
  const make = async (username: string, more: object = {}) => {
    const names = { username, email: `${username}@example.org`, firstName: 'Kim', lastName: username }
    const answer = await send(admin, 'POST', 'user', {
      ...names,
      roleId,
      statusId,
      slug: { de: '', en: '' },
      ...more,
    })
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json() as Person
  }
  const change = (who: typeof admin, { id, version }: { id: number; version: number }, fields: object) =>
    send(who, 'PATCH', `user/${id}`, { version, ...fields })
  const mails = () => db.selectFrom('mails').select(['purpose', 'recipient']).orderBy('id').execute()
  return { ...site, db, admin, manager, send, make, change, idOf, mails }
}

test('somebody new is invisible, and is invited where they may log in', async () => {
  const { make, idOf, db } = await openPeople()
  const ada = await make('ada')
  expect(ada).toMatchObject({ isVisible: false, isPublic: false, hasPassword: false, isLoginAllowed: true })
  await make('bea', { statusId: await idOf('statuses', 'applied') })
  const invited = await db.selectFrom('audit').where('action', '=', 'invited').select('entityId').execute()
  expect(invited).toEqual([{ entityId: ada.id }])
})

test('a manager gives no role with a flag they lack, nor takes over an account by its address', async () => {
  const { make, change, manager, admin, idOf } = await openPeople()
  const editor = await make('ada', { roleId: await idOf('roles', 'newsEditor') })
  const refused = async (fields: object) => {
    const answer = await change(manager, editor, fields)
    return [answer.statusCode, answer.json().errors?.map(({ field }: { field: string }) => field)]
  }
  expect(await refused({ email: 'mine@example.org' })).toEqual([403, ['email']])
  expect(await refused({ roleId: await idOf('roles', 'editor') })).toEqual([403, ['roleId']])
  expect(await refused({ isLoginAllowedOverride: true })).toEqual([403, ['isLoginAllowedOverride']])
  expect(await refused({ phone: '+49 201 1' })).toEqual([200, undefined])
  const chief = await make('chief', { roleId: await idOf('roles', 'admin') })
  expect((await change(manager, chief, { phone: '1' })).statusCode).toBe(403)
  expect((await change(admin, chief, { phone: '1' })).statusCode).toBe(200)
})

test('nobody changes their own role or status, whichever call they take', async () => {
  const { send, admin, change, idOf } = await openPeople()
  const own = (await send(admin, 'GET', `user/${admin.id}`)).json()
  const roleId = await idOf('roles', 'member')
  expect((await change(admin, own, { roleId })).statusCode).toBe(403)
  for (const field of [
    'roleId',
    'statusId',
    'isLocked',
    'username',
    'email',
    'sortPriority',
    'groupId',
    'slug',
    'flags',
  ])
    expect((await send(admin, 'PATCH', 'me', { version: own.version, [field]: 1 })).statusCode).toBe(400)
  expect((await send(admin, 'DELETE', `user/${admin.id}`)).json().code).toBe('lastAdmin')
})

test('a change of access ends sessions, is told by mail, and stands in the audit with before and after', async () => {
  const { send, make, change, admin, idOf, db, staff, ask, mails } = await openPeople()
  const { id, headers } = await staff('member')
  const before = (await send(admin, 'GET', `user/${id}`)).json()
  await change(admin, before, { roleId: await idOf('roles', 'editor'), email: 'new@example.org' })
  expect((await ask({ method: 'GET', path: '/auth/me', headers })).statusCode).toBe(401)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'member@example.org',
    'new@example.org',
    'new@example.org',
  ])
  const { details } = await db
    .selectFrom('audit')
    .where('action', '=', 'accessChanged')
    .select('details')
    .executeTakeFirstOrThrow()
  expect(details).toEqual({ before: { roleId: 'member' }, after: { roleId: 'editor' } })
  const all = JSON.stringify(await db.selectFrom('audit').select('details').execute())
  expect(all).toContain('"email"')
  expect(all).not.toContain('new@example.org')
  await make('later')
})

test('who is locked cannot be sent a link before they are unlocked, and who has left not at all', async () => {
  const { send, make, change, admin, idOf } = await openPeople()
  const ada = await make('ada')
  await change(admin, ada, { isLocked: true })
  const refused = (await send(admin, 'PATCH', `user/password-reset/${ada.id}`)).json()
  expect([refused.code, refused.errors]).toMatchObject(['mayNotLogIn', [{ code: 'obstacleLocked' }]])
  expect((await send(admin, 'PATCH', `user/unlock/${ada.id}`)).json()).toMatchObject({ isLoginAllowed: true })
  expect((await send(admin, 'PATCH', `user/password-reset/${ada.id}`)).statusCode).toBe(202)
  const now = (await send(admin, 'GET', `user/${ada.id}`)).json()
  await change(admin, now, { statusId: await idOf('statuses', 'alumni') })
  expect((await send(admin, 'PATCH', `user/unlock/${ada.id}`)).json().errors).toMatchObject([
    { code: 'obstacleStatus' },
  ])
})

test('of two who take each other’s place as the last administrators at once, one stays', async () => {
  const { make, send, idOf, admin, db } = await openPeople()
  const other = await make('other', { roleId: await idOf('roles', 'admin') })
  const deleted = await Promise.all([
    send(admin, 'DELETE', `user/${other.id}`),
    db.updateTable('users').set({ isLocked: false }).where('id', '=', other.id).execute(),
  ])
  expect(deleted[0].statusCode).toBe(204)
  expect((await send(admin, 'GET', 'user?trash=1')).json().count).toBe(1)
})

test('after the last day a person is a former member, reached nowhere, and out', async () => {
  const { make, change, admin, send, dependencies } = await openPeople()
  const ada = await make('ada', { isEmailPublic: true, endDate: '2999-01-31' })
  expect(ada.isFormer).toBe(false)
  await moveToFormer({ ...dependencies, clock: () => new Date('2999-01-31T12:00:00Z') })
  expect((await send(admin, 'GET', `user/${ada.id}`)).json().isFormer).toBe(false)
  await moveToFormer({ ...dependencies, clock: () => new Date('2999-02-01T00:00:00Z') })
  const gone = (await send(admin, 'GET', `user/${ada.id}`)).json()
  expect(gone).toMatchObject({
    isFormer: true,
    isEmailPublic: false,
    isLoginAllowed: false,
    loginObstacle: 'status',
  })
  const back = (await change(admin, gone, { statusId: ada.statusId })).json()
  expect(back).toMatchObject({ isFormer: false, endDate: null })
})

test('who leaves hands on their drafts, keeps what is public, and leaves nothing private behind', async () => {
  const { send, make, admin, staff, ask, db } = await openPeople()
  const writer = await staff('newsEditor')
  const heir = await make('heir')
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }] }
  const item = (title: string, isVisible: boolean) => ({
    ...{ title: { de: title, en: '' }, teaser: { de: '', en: '' }, content: { de: content, en: null } },
    ...{
      slug: { de: '', en: '' },
      tags: [],
      categoryId: null,
      imageId: null,
      imageAlt: null,
      authorId: null,
    },
    ...{ isVisible, publishAt: null, unpublishAt: null },
  })
  for (const payload of [item('Entwurf', false), item('Öffentlich', true)])
    await ask({ method: 'POST', path: '/backstage/info/news', headers: writer.headers, payload })
  expect((await send(admin, 'DELETE', `user/${writer.id}`)).json().code).toBe('inUse')
  const alone = await send(admin, 'POST', `user/${writer.id}/leave`, { heirId: null })
  expect(alone.json().errors).toMatchObject([{ field: 'heirId', code: 'heirNeeded' }])
  const left = await send(admin, 'POST', `user/${writer.id}/leave`, { heirId: heir.id })
  expect(left.json()).toEqual({ handedOver: 1, kept: 1 })
  const authors = await db.selectFrom('news').select('authorId').orderBy('id').execute()
  expect(authors).toEqual([{ authorId: heir.id }, { authorId: writer.id }])
  expect((await ask({ method: 'GET', path: '/auth/me', headers: writer.headers })).statusCode).toBe(401)
  const tables = ['users', 'revisions', 'audit', 'searchEntries'] as const
  const kept = await Promise.all(tables.map(table => db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(kept)).not.toContain('newseditor@example.org')
  expect(JSON.stringify(kept)).not.toContain('"newseditor"')
})

test('words are renamed, put in order and merged, and kept while they are used', async () => {
  const { send, make, admin, manager } = await openPeople()
  const word = async (de: string) =>
    (await send(manager, 'POST', 'lookup', { kind: 'group', label: { de, en: '' } })).json().id as number
  const [spulen, spule] = [await word('Spulen'), await word('Spule')]
  expect(
    (await send(manager, 'POST', 'lookup', { kind: 'group', label: { de: 'SPULEN', en: '' } })).statusCode,
  ).toBe(409)
  const ada = await make('ada', { groupId: spule })
  const list = async () => (await send(admin, 'GET', 'lookup-list/group')).json().rows
  expect(await list()).toMatchObject([
    { id: spulen, usedBy: 0 },
    { id: spule, usedBy: 1 },
  ])
  expect((await send(manager, 'DELETE', `lookup/${spule}`)).json().code).toBe('inUse')
  expect((await send(manager, 'PUT', 'lookup-list/group', { kind: 'group', ids: [spule] })).statusCode).toBe(
    422,
  )
  await send(manager, 'PUT', 'lookup-list/group', { kind: 'group', ids: [spule, spulen] })
  expect(await list()).toMatchObject([{ id: spule }, { id: spulen }])
  await send(manager, 'POST', `lookup/${spule}/merge`, { into: spulen })
  expect(await list()).toMatchObject([{ id: spulen, usedBy: 1 }])
  expect((await send(admin, 'GET', `user/${ada.id}`)).json().groupId).toBe(spulen)
  expect((await send(manager, 'POST', 'roles', {})).statusCode).toBe(403)
})

test('words of another list are refused', async () => {
  const { send, make, change, admin } = await openPeople()
  const [title] = (await send(admin, 'GET', 'user/category')).json().rows
  const answer = await change(admin, await make('ada'), { groupId: title.id })
  expect(answer.json().errors).toMatchObject([{ field: 'groupId', code: 'value' }])
})

test('the role of the administrators keeps its right, and a role in use stays', async () => {
  const { send, admin, idOf } = await openPeople()
  const id = await idOf('roles', 'admin')
  expect((await send(admin, 'PATCH', `roles/${id}`, { isAdmin: false })).json().code).toBe('lastAdmin')
  expect((await send(admin, 'DELETE', `roles/${id}`)).json().code).toBe('inUse')
  const active = await idOf('statuses', 'active')
  expect((await send(admin, 'PATCH', `statuses/${active}`, { allowsLogin: false })).json().code).toBe(
    'lastAdmin',
  )
  expect((await send(admin, 'DELETE', `statuses/${await idOf('statuses', 'alumni')}`)).json().code).toBe(
    'inUse',
  )
})

test('an order by hand becomes priorities: principal investigators from 100 up, others below', async () => {
  const { send, make, admin } = await openPeople()
  const [ada, bea, cid] = [await make('ada'), await make('bea'), await make('cid')]
  await send(admin, 'PUT', 'user-order', { investigators: [bea.id, ada.id], others: [cid.id] })
  const rows = (await send(admin, 'GET', 'user?sort=-sortPriority&limit=3')).json().rows
  expect(rows.map(({ id, sortPriority }: Person) => [id, sortPriority])).toEqual([
    [bea.id, 110],
    [ada.id, 100],
    [cid.id, 1],
  ])
})
