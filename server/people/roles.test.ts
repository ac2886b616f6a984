import { expect, test } from 'vitest'
import { openPeople } from './test-people.ts'

test('the admin role, the login of the last administrator and the last status for former members stay', async () => {
  const { send, admin, idOf } = await openPeople()
  const id = await idOf('roles', 'admin')
  expect((await send(admin, 'PATCH', `roles/${id}`, { isAdmin: false })).json().code).toBe('adminRole')
  expect((await send(admin, 'DELETE', `roles/${id}`)).json().code).toBe('adminRole')
  const active = await idOf('statuses', 'active')
  expect((await send(admin, 'PATCH', `statuses/${active}`, { allowsLogin: false })).json().code).toBe(
    'lastAdmin',
  )
  expect((await send(admin, 'DELETE', `statuses/${await idOf('statuses', 'alumni')}`)).json().code).toBe(
    'lastFormer',
  )
})

test('merging roles gives their people the other role, with a letter and a new login', async () => {
  const { send, admin, manager, make, idOf, staff, ask, mails, db } = await openPeople()
  const label = { de: 'Gäste', en: 'Guests' }
  const rights = {
    ...{ isAdmin: false, canEditUser: false, canEditContent: false },
    ...{ canEditNews: true, canEditSpecials: false, canEditBibliography: false },
  }
  const { id } = (await send(admin, 'POST', 'roles', { label, ...rights })).json()
  const member = await idOf('roles', 'member')
  const ada = await make('ada', { roleId: id })
  const gone = await make('gone', { roleId: id })
  await send(admin, 'DELETE', `user/${gone.id}`)
  const kim = await staff('gaeste')
  expect((await send(manager, 'POST', `roles/${id}/merge`, { into: member })).statusCode).toBe(403)
  expect((await send(admin, 'POST', `roles/${id}/merge`, { into: id })).json().errors).toMatchObject([
    { field: 'into' },
  ])
  expect((await send(admin, 'POST', `roles/${id}/merge`, { into: member })).json()).toMatchObject({
    id: member,
  })
  expect((await ask({ method: 'GET', path: '/auth/me', headers: kim.headers })).statusCode).toBe(401)
  expect((await send(admin, 'GET', `user/${ada.id}`)).json().roleId).toBe(member)
  expect((await mails()).filter(({ purpose }) => purpose === 'access role')).toHaveLength(2)
  const changes = await db
    .selectFrom('audit')
    .where('action', '=', 'accessChanged')
    .select('details')
    .execute()
  expect(changes.map(({ details }) => details)).toContainEqual({
    before: { roleId: 'gaeste' },
    after: { roleId: 'member' },
  })
  const admins = await idOf('roles', 'admin')
  expect((await send(admin, 'POST', `roles/${admins}/merge`, { into: member })).json().code).toBe('adminRole')
})

test('the last status for former members cannot be merged, nor the caller’s own status', async () => {
  const { send, admin, idOf } = await openPeople()
  const [active, applied, alumni] = [
    await idOf('statuses', 'active'),
    await idOf('statuses', 'applied'),
    await idOf('statuses', 'alumni'),
  ]
  const merge = async (id: number, into: number) =>
    (await send(admin, 'POST', `statuses/${id}/merge`, { into })).json().code
  expect(await merge(alumni, applied)).toBe('lastFormer')
  const path = `statuses/${alumni}`
  expect((await send(admin, 'PATCH', path, { isFormer: false })).json().code).toBe('lastFormer')
  // This would also change the administrator's own status, which nobody may do.
  expect(await merge(active, applied)).toBe('notAllowed')
  expect(await merge(applied, active)).toBeUndefined()
})

test('roles and statuses stand in the order that they were put in', async () => {
  const { send, admin } = await openPeople()
  for (const [list, order] of [
    ['role', 'role-order'],
    ['status', 'status-order'],
  ] as const) {
    const rows = (await send(admin, 'GET', list)).json().rows as { id: number }[]
    const ids = rows.map(({ id }) => id).toReversed()
    expect((await send(admin, 'PUT', order, { ids: ids.slice(1) })).statusCode).toBe(422)
    await send(admin, 'PUT', order, { ids })
    expect((await send(admin, 'GET', list)).json().rows.map(({ id }: { id: number }) => id)).toEqual(ids)
  }
})
