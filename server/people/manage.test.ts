import { expect, test } from 'vitest'
import type { Person } from '#contract/people/person.ts'
import { openPeople } from './test-people.ts'

test('a new person is hidden, and invited if they may log in', async () => {
  const { make, idOf, db } = await openPeople()
  const ada = await make('ada')
  expect(ada).toMatchObject({ isVisible: false, isPublic: false, hasPassword: false, isLoginAllowed: true })
  await make('bea', { statusId: await idOf('statuses', 'applied') })
  const invited = await db.selectFrom('audit').where('action', '=', 'invited').select('entityId').execute()
  expect(invited).toEqual([{ entityId: ada.id }])
})

test('a manager can neither assign a role with more rights, nor change the address of an account that has one', async () => {
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

test('managers and administrators cannot change their own address without the password', async () => {
  const { send, change, manager, admin, mails } = await openPeople()
  for (const who of [manager, admin]) {
    const own = (await send(who, 'GET', `user/${who.id}`)).json()
    const answer = await change(who, own, { email: 'mine@example.org' })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([403, [{ field: 'email' }]])
    expect((await change(who, own, { phone: '1' })).statusCode).toBe(200)
  }
  expect(await mails()).toEqual([])
})

test('a manager does not take a role away to take over the account afterwards', async () => {
  const { make, send, change, manager, admin, idOf } = await openPeople()
  const member = await idOf('roles', 'member')
  const editor = await make('ada', { roleId: await idOf('roles', 'editor') })
  const refused = async (fields: object) => {
    const answer = await change(manager, editor, fields)
    return [answer.statusCode, answer.json().errors?.map(({ field }: { field: string }) => field)]
  }
  expect(await refused({ roleId: member })).toEqual([403, ['roleId']])
  expect(await refused({ roleId: member, email: 'mine@example.org' })).toEqual([403, ['email', 'roleId']])
  expect(await refused({ email: 'mine@example.org' })).toEqual([403, ['email']])
  expect((await send(manager, 'GET', `user/${editor.id}`)).json()).toMatchObject({
    roleId: editor.roleId,
    email: 'ada@example.org',
  })
  // Locking an editor out stays permitted to those who manage people.
  const locked = await change(manager, editor, { isLocked: true })
  expect(locked.statusCode).toBe(200)
  const alumni = await change(manager, locked.json(), { statusId: await idOf('statuses', 'alumni') })
  expect(alumni.statusCode).toBe(200)
  expect((await change(admin, alumni.json(), { roleId: member })).statusCode).toBe(200)
  const other = await make('bea')
  const raised = await change(manager, other, { roleId: await idOf('roles', 'userManager') })
  expect(raised.statusCode).toBe(200)
  expect((await change(manager, raised.json(), { roleId: member })).statusCode).toBe(200)
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
  expect((await send(admin, 'DELETE', `user/${admin.id}`)).json().code).toBe('notAllowed')
})

test('an administrator is deleted, brought back and erased by administrators alone', async () => {
  const { make, send, admin, manager, idOf } = await openPeople()
  const chief = await make('chief', { roleId: await idOf('roles', 'admin') })
  const bulk = async (who: typeof admin, action: string) =>
    (await send(who, 'POST', 'user/bulk', { ids: [chief.id], action })).json()
  const refused = { done: [], failed: [{ id: chief.id, code: 'notAllowed' }] }
  expect((await send(manager, 'DELETE', `user/${chief.id}`)).json().code).toBe('notAllowed')
  expect(await bulk(manager, 'delete')).toEqual(refused)
  expect(await bulk(admin, 'delete')).toEqual({ done: [chief.id], failed: [] })
  expect(await bulk(manager, 'restore')).toEqual(refused)
  expect(await bulk(manager, 'erase')).toEqual(refused)
  expect(await bulk(admin, 'restore')).toEqual({ done: [chief.id], failed: [] })
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

test('a locked account gets no reset link until it is unlocked, and a former member none at all', async () => {
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
  const bea = await make('bea')
  await change(admin, bea, { isLoginAllowedOverride: false })
  expect((await send(admin, 'PATCH', `user/password-reset/${bea.id}`)).json().errors).toMatchObject([
    { code: 'obstaclePerson' },
  ])
})

test.each([
  ['status', 'obstacleStatus'],
  ['person', 'obstaclePerson'],
])('an account closed by its %s cannot be unlocked, and gets no letter', async (why, code) => {
  const { send, make, change, admin, idOf, mails } = await openPeople()
  const closed = why === 'status' ? { statusId: await idOf('statuses', 'applied') } : {}
  const override = why === 'person' ? { isLoginAllowedOverride: false } : {}
  const ada = await make('ada', { ...closed, ...override })
  const locked = (await change(admin, ada, { isLocked: true })).json() as Person
  const before = (await mails()).length
  const refused = (await send(admin, 'PATCH', `user/unlock/${ada.id}`)).json()
  expect([refused.code, refused.errors]).toMatchObject(['mayNotLogIn', [{ code }]])
  expect((await send(admin, 'GET', `user/${ada.id}`)).json()).toMatchObject({ isLockedOut: true })
  expect((await change(admin, locked, { isLocked: false })).json()).toMatchObject({ isLockedOut: false })
  expect((await mails()).slice(before)).toEqual([])
})

test('unlocking an account locked by staff sends a letter that does not mention wrong passwords', async () => {
  const { send, make, change, admin, db } = await openPeople()
  const ada = await make('ada')
  await db.updateTable('users').set({ passwordHash: 'x' }).where('id', '=', ada.id).execute()
  await change(admin, ada, { isLocked: true })
  await send(admin, 'PATCH', `user/unlock/${ada.id}`)
  const last = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ recipient: 'ada@example.org', purpose: 'access opened' })
  expect(last.text).not.toContain('falschen Passwörtern')
})

test('unlocking an account that never had a password invites it again', async () => {
  const { send, make, change, admin, db, mails } = await openPeople()
  const ada = await make('ada')
  await change(admin, ada, { isLocked: true })
  const before = (await mails()).length
  await send(admin, 'PATCH', `user/unlock/${ada.id}`)
  const invited = await db.selectFrom('audit').where('action', '=', 'invited').select('entityId').execute()
  expect(invited).toEqual([{ entityId: ada.id }, { entityId: ada.id }])
  expect((await mails()).slice(before)).toEqual([])
})

test('unlocking after wrong passwords sends a letter, and unlocking an account that is not locked none', async () => {
  const { send, make, admin, db, mails } = await openPeople()
  const [ada, bea] = [await make('ada'), await make('bea')]
  await db.updateTable('users').set({ failedLogins: 100 }).where('id', '=', ada.id).execute()
  const before = (await mails()).length
  for (const { id } of [ada, bea])
    expect((await send(admin, 'PATCH', `user/unlock/${id}`)).json()).toMatchObject({ isLockedOut: false })
  expect((await mails()).slice(before)).toMatchObject([
    { purpose: 'access unlocked', recipient: 'ada@example.org' },
  ])
})

test('of two administrators who delete each other at once, one stays', async () => {
  const { staff, send, admin, db } = await openPeople()
  for (let round = 0; round < 5; round += 1) {
    const other = await staff('admin', `admin-${round}`)
    const answers = await Promise.all([
      send(admin, 'DELETE', `user/${other.id}`),
      send(other, 'DELETE', `user/${admin.id}`),
    ])
    const stayed = await db
      .selectFrom('users')
      .innerJoin('roles', 'roles.id', 'users.roleId')
      .where('roles.isAdmin', '=', true)
      .where('users.deletedAt', 'is', null)
      .select('users.id')
      .execute()
    expect([stayed.length, answers.filter(({ statusCode }) => statusCode === 204).length]).toEqual([1, 1])
    await db.updateTable('users').set({ deletedAt: null }).where('id', '=', admin.id).execute()
    await db.deleteFrom('users').where('id', '=', other.id).execute()
  }
})

test('an order by hand becomes priorities: principal investigators from 100 up, others below', async () => {
  const { send, make, admin } = await openPeople()
  const [ada, bea, cid] = [await make('ada'), await make('bea'), await make('cid')]
  const priorities = async () => {
    const { rows } = (await send(admin, 'GET', 'user?sort=-sortPriority&limit=3')).json()
    return rows.map(({ id, sortPriority }: Person) => [id, sortPriority])
  }
  await send(admin, 'PUT', 'user-order', { investigators: [bea.id, ada.id], others: [cid.id] })
  expect(await priorities()).toEqual([
    [bea.id, 110],
    [ada.id, 100],
    [cid.id, 1],
  ])
  const twice = { investigators: [bea.id], others: [bea.id] }
  expect((await send(admin, 'PUT', 'user-order', twice)).statusCode).toBe(422)
  await send(admin, 'PUT', 'user-order', {
    investigators: [ada.id],
    others: [],
    alphabetical: [cid.id, bea.id],
  })
  expect((await priorities()).slice(0, 2)).toEqual([
    [ada.id, 100],
    [expect.any(Number), 0],
  ])
})

test('an older state brings back the CV, and nothing that the person has taken back since', async () => {
  const { make, change, manager, admin, send, db } = await openPeople()
  const facts = { type: 'image/webp', sizeBytes: 1, hash: 'a'.repeat(64), width: 10, height: 10 }
  const picture = await db
    .insertInto('files')
    .values({ name: 'ada.webp', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  const portrait = { imageId: picture.id, imageAlt: { de: 'Ada', en: 'Ada' }, hasImageConsent: true }
  const reached = { phone: '+49 201 1', room: '1.23', isEmailPublic: true, isPhonePublic: true }
  const cv = { de: '2019: Diplom', en: '2019: Diploma' }
  const made = await make('ada', { isVisible: true, ...portrait, ...reached, cv })
  const back = { phone: '', room: '', isEmailPublic: false, isPhonePublic: false }
  const taken = { imageId: null, imageAlt: null, hasImageConsent: false, ...back }
  const changed = await change(admin, made, { ...taken, cv: { de: '', en: '' } })
  expect([changed.statusCode, changed.body]).toEqual([200, expect.any(String)])
  const restored = await send(manager, 'POST', `user/${made.id}/revisions/1/restore`)
  expect(restored.json()).toMatchObject({ cv, ...taken })
  const consents = await db.selectFrom('consents').select('form').where('subject', '=', made.id).execute()
  expect(consents).toEqual([])
})
