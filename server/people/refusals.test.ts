import { expect, test } from 'vitest'
import { noFlags } from '#contract/permissions.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { setRole, userOf } from './people.ts'
import { draftOfSelf, selfOf } from './self.ts'
import { openPeople } from './test-people.ts'

const nobody = 999_999

test('unknown roles, statuses, lookups and people are not found', async () => {
  const { send, admin, dependencies } = await openPeople()
  const codeOf = async (...asked: [method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object]) =>
    (await send(admin, ...asked)).json().code
  expect(await codeOf('PATCH', `roles/${nobody}`, { canEditNews: true })).toBe('notFound')
  expect(await codeOf('DELETE', `roles/${nobody}`)).toBe('notFound')
  expect(await codeOf('PATCH', `statuses/${nobody}`, { isFormer: true })).toBe('notFound')
  expect(await codeOf('DELETE', `lookup/${nobody}`)).toBe('notFound')
  expect(await codeOf('POST', `lookup/${nobody}/merge`, { into: nobody - 1 })).toBe('notFound')
  await expect(userOf(dependencies, nobody)).rejects.toMatchObject({ code: 'notFound' })
  await expect(setRole(dependencies, nobody, 'member')).rejects.toMatchObject({ code: 'notFound' })
  await expect(setRole(dependencies, admin.id, 'nothing')).rejects.toMatchObject({ code: 'invalid' })
})

test('a person in the trash gets no link, no place in the manual order, and no own profile', async () => {
  const { send, make, admin, dependencies } = await openPeople()
  const ada = await make('ada')
  expect((await send(admin, 'DELETE', `user/${ada.id}`)).statusCode).toBe(204)
  expect((await send(admin, 'PATCH', `user/password-reset/${ada.id}`, {})).json().code).toBe('notFound')
  expect((await send(admin, 'PATCH', `user/unlock/${ada.id}`, {})).json().code).toBe('notFound')
  for (const place of ['investigators', 'alphabetical']) {
    const order = { investigators: [], others: [], alphabetical: [], [place]: [ada.id] }
    expect((await send(admin, 'PUT', 'user-order', order)).json().code).toBe('notFound')
  }
  const context = { ...dependencies, requestId: '', caller: null }
  await expect(selfOf(context, ada.id)).rejects.toMatchObject({ code: 'notFound' })
  await expect(draftOfSelf(context as never, ada.id, {})).rejects.toMatchObject({ code: 'notFound' })
})

test('a manager can neither unlock an administrator nor send them a link', async () => {
  const { send, admin, manager } = await openPeople()
  expect((await send(manager, 'PATCH', `user/unlock/${admin.id}`, {})).json().code).toBe('notAllowed')
  expect((await send(manager, 'PATCH', `user/password-reset/${admin.id}`, {})).json().code).toBe('notAllowed')
})

test('a username and an address that are both taken are refused at both fields', async () => {
  const { make, change, admin } = await openPeople()
  const [ada, bob] = [await make('ada'), await make('bob')]
  const answer = await change(admin, bob, { username: ada.username, email: ada.email })
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    409,
    [
      { field: 'username', code: 'nameTaken' },
      { field: 'email', code: 'emailTaken' },
    ],
  ])
})

test.each([
  ['address', { email: 'wanted@example.org' }, { field: 'email', code: 'emailTaken' }],
  ['name', { username: 'wanted' }, { field: 'username', code: 'nameTaken' }],
])(
  'of two simultaneous saves with the same %s the second is refused as taken',
  async (_, fields, refusal) => {
    const { make, change, admin, db } = await openPeople()
    const [ada, bob] = [await make('ada'), await make('bob')]
    const second = await db.transaction().execute(async trx => {
      await trx.updateTable('users').set(fields).where('id', '=', ada.id).execute()
      const answer = change(admin, bob, fields).then(one => one) // the request is only sent once its promise is used
      await expect.poll(() => waitingForRows(db)).toBe(1)
      return { answer }
    })
    const answer = await second.answer
    expect([answer.statusCode, answer.json().errors]).toMatchObject([409, [refusal]])
  },
)

test('a person is not saved with a role that is deleted at the same moment', async () => {
  const { make, change, admin, send, db } = await openPeople()
  const label = { de: 'Gäste', en: 'Guests' }
  const { id } = (await send(admin, 'POST', 'roles', { ...noFlags, label })).json()
  const ada = await make('ada')
  const deleting = await db.startTransaction().execute()
  await deleting.deleteFrom('roles').where('id', '=', id).execute()
  const answer = change(admin, ada, { roleId: id }).then(one => one)
  await expect.poll(() => waitingForRows(db)).toBe(1)
  await deleting.commit().execute()
  expect([(await answer).statusCode, (await answer).json().errors]).toMatchObject([
    ...[422, [{ field: 'roleId', code: 'validRole' }]],
  ])
})

test('a lookup cannot be merged with itself, one of another list, or an unknown one', async () => {
  const { send, manager } = await openPeople()
  const word = async (kind: string) =>
    (await send(manager, 'POST', 'lookup', { kind, label: { de: `Ein ${kind}`, en: '' } })).json()
      .id as number
  const [institution, position] = [await word('institution'), await word('position')]
  for (const into of [institution, position, nobody]) {
    const answer = await send(manager, 'POST', `lookup/${institution}/merge`, { into })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ field: 'into', code: 'value' }]])
  }
})

test('the admin role and the last role with administrators keep their right', async () => {
  const { send, admin, idOf, staff, make } = await openPeople()
  const rights = {
    ...{ isAdmin: true, canEditUser: true, canEditContent: false },
    ...{ canEditNews: false, canEditSpecials: false, canEditBibliography: false },
  }
  const label = { de: 'Chefs', en: 'Chiefs' }
  const { id, name } = (await send(admin, 'POST', 'roles', { label, ...rights })).json()
  const chief = await staff(name, 'chief')
  const adminRole = await idOf('roles', 'admin')
  const codeOf = async (role: number) =>
    (await send(chief, 'PATCH', `roles/${role}`, { isAdmin: false })).json().code
  expect(await codeOf(adminRole)).toBe('adminRole')
  const { version } = (await send(chief, 'GET', `user/${admin.id}`)).json()
  const { roleId } = await make('ada')
  expect((await send(chief, 'PATCH', `user/${admin.id}`, { version, roleId })).statusCode).toBe(200)
  expect(await codeOf(id)).toBe('lastAdmin')
})

test.each(['roles', 'statuses'] as const)('of %s one stays that somebody gets at this moment', async list => {
  const { send, admin, make, dependencies } = await openPeople()
  const { db } = dependencies
  const label = { de: 'Gast', en: 'Guest' }
  const rights = {
    ...{ isAdmin: false, canEditUser: false, canEditContent: false },
    ...{ canEditNews: false, canEditSpecials: false, canEditBibliography: false },
  }
  const one = list === 'roles' ? { label, ...rights } : { label, allowsLogin: false, isFormer: false }
  const { id } = (await send(admin, 'POST', list, one)).json()
  const ada = await make('ada')
  const giving = await db.startTransaction().execute()
  await giving
    .updateTable('users')
    .set(list === 'roles' ? { roleId: id } : { statusId: id })
    .where('id', '=', ada.id)
    .execute()
  const removing = send(admin, 'DELETE', `${list}/${id}`)
  await expect.poll(() => waitingForRows(db)).toBe(1)
  await giving.commit().execute()
  const answer = await removing
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'inUse'])
})

test('a status in use cannot be deleted', async () => {
  const { send, admin, make } = await openPeople()
  const label = { de: 'Gast', en: 'Guest' }
  const status = { label, allowsLogin: false, isFormer: false }
  const { id } = (await send(admin, 'POST', 'statuses', status)).json()
  await make('ada', { statusId: id })
  expect((await send(admin, 'DELETE', `statuses/${id}`)).json().code).toBe('inUse')
})
