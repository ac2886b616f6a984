import { expect, test } from 'vitest'
import { openPeople } from './test-people.ts'

test('words are renamed, put in order and merged, and kept while they are used', async () => {
  const { send, make, admin, manager } = await openPeople()
  const word = async (de: string) =>
    (await send(manager, 'POST', 'lookup', { kind: 'institution', label: { de, en: '' } })).json()
      .id as number
  const [spulen, spule] = [await word('Spulen'), await word('Spule')]
  expect(
    (await send(manager, 'POST', 'lookup', { kind: 'institution', label: { de: 'SPULEN', en: '' } }))
      .statusCode,
  ).toBe(409)
  const ada = await make('ada', { institutionId: spule })
  const list = async () => (await send(admin, 'GET', 'lookup-list/institution')).json().rows
  expect(await list()).toMatchObject([
    { id: spulen, usedBy: 0 },
    { id: spule, usedBy: 1 },
  ])
  expect((await send(manager, 'DELETE', `lookup/${spule}`)).json().code).toBe('inUse')
  expect(
    (await send(manager, 'PUT', 'lookup-list/institution', { kind: 'institution', ids: [spule] })).statusCode,
  ).toBe(422)
  await send(manager, 'PUT', 'lookup-list/institution', { kind: 'institution', ids: [spule, spulen] })
  expect(await list()).toMatchObject([{ id: spule }, { id: spulen }])
  await send(manager, 'POST', `lookup/${spule}/merge`, { into: spulen })
  expect(await list()).toMatchObject([{ id: spulen, usedBy: 1 }])
  expect((await send(admin, 'GET', `user/${ada.id}`)).json().institutionId).toBe(spulen)
  expect((await send(manager, 'POST', 'roles', {})).statusCode).toBe(403)
})

test('words of another list are refused', async () => {
  const { send, make, change, admin } = await openPeople()
  const [title] = (await send(admin, 'GET', 'user/category')).json().rows
  const answer = await change(admin, await make('ada'), { positionId: title.id })
  expect(answer.json().errors).toMatchObject([{ field: 'positionId', code: 'value' }])
})
