import { expect, test } from 'vitest'
import { type FormSentence, forms, limitSentence } from '#messages/forms.ts'
import { openPeople } from './test-people.ts'

test('lookups are ordered and merged, and cannot be deleted while they are used', async () => {
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

test('a lookup of another list is refused', async () => {
  const { send, make, change, admin } = await openPeople()
  const [title] = (await send(admin, 'GET', 'user/category')).json().rows
  const answer = await change(admin, await make('ada'), { positionId: title.id })
  expect(answer.json().errors).toMatchObject([{ field: 'positionId', code: 'validPosition' }])
})

test.each(['de', 'en'] as const)(
  'a chosen record that does not exist is refused at its field, with a message (%s)',
  async language => {
    const { ask, make, admin } = await openPeople()
    const { id, version } = await make('ada')
    const gone = 999_999
    const asked: [field: string, given: object, sentence: FormSentence][] = [
      ['titleId', { titleId: gone }, 'validPersonTitle'],
      ['institutionId', { institutionId: gone }, 'validPersonInstitution'],
      ['positionId', { positionId: gone }, 'validPosition'],
      ['roleId', { roleId: gone }, 'validRole'],
      ['statusId', { statusId: gone }, 'validStatus'],
      ['groupId', { groupId: gone }, 'validGroup'],
      [
        'boardTerms.0.boardRoleId',
        { boardTerms: [{ boardRoleId: gone, from: null, to: null }] },
        'validBoardRole',
      ],
      ['contacts.0.serviceId', { contacts: [{ serviceId: gone, id: 'ada', link: '' }] }, 'validService'],
    ]
    for (const [field, given, code] of asked) {
      const headers = { ...admin.headers, 'accept-language': language }
      const path = `/backstage/user-group/user/${id}`
      const answer = await ask({ method: 'PATCH', path, headers, payload: { version, ...given } })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([{ field, code, message: forms[code][language] }])
    }
  },
)

test.each(['de', 'en'] as const)(
  'a lookup needs a German name of at most 100 characters (%s)',
  async language => {
    const { ask, manager } = await openPeople()
    const headers = { ...manager.headers, 'accept-language': language }
    const path = '/backstage/user-group/lookup'
    const add = (label: { de: string; en: string }) =>
      ask({ method: 'POST', path, headers, payload: { kind: 'institution', label } })
    const long = 'x'.repeat(101)
    const missing = forms.validLabel[language]
    const tooLong = limitSentence({ of: 'text', most: 100 })[language]
    for (const [field, label, message] of [
      ['label.de', { de: '', en: 'Coils' }, missing],
      ['label.de', { de: long, en: '' }, tooLong],
      ['label.en', { de: 'Spulen', en: long }, tooLong],
    ] as const)
      expect((await add(label)).json().errors).toEqual([{ field, code: 'validLabel', message }])
    expect((await add({ de: 'x'.repeat(100), en: 'x'.repeat(100) })).statusCode).toBe(201)
  },
)
