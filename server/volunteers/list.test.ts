import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import type { VolunteerRow } from '#contract/volunteers/backstage-api.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { openTestSite } from '#server/test-site.ts'
import { volunteersRouter } from './router.ts'
import { openTestVolunteers } from './test-volunteers.ts'

const specials = staff(1, 'canEditSpecials')

test('the list is filtered by state, language, day and whole address, and shows addresses masked', async () => {
  const { list, signUp, join, move } = await prepare()
  await join('karl@example.org', 'en')
  move(day)
  await signUp('rosa@example.org')
  const emails = async (query: object) => (await list(query)).rows.map(({ email }) => email)
  expect((await list({})).rows).toMatchObject([
    { email: 'r…@example.org', state: 'pending', confirmedAt: null, language: 'de' },
    { email: 'k…@example.org', state: 'confirmed', expiresAt: '2028-03-12T16:00:00.000Z' },
  ])
  expect(await emails({ state: 'confirmed' })).toEqual(['k…@example.org'])
  expect(await emails({ language: 'de' })).toEqual(['r…@example.org'])
  expect(await emails({ q: ' KARL@example.org.' })).toEqual(['k…@example.org'])
  for (const q of ['karl', '@example.org', 'k…@example.org']) expect(await emails({ q })).toEqual([])
  expect(await emails({ q: ' ' })).toHaveLength(2)
  expect(await emails({ createdFrom: '2027-03-13' })).toEqual(['r…@example.org'])
  expect(await emails({ sort: 'createdAt' })).toEqual(['k…@example.org', 'r…@example.org'])
})

test('staff can delete an address with its letters, which is logged without the address', async () => {
  const { join, rows, letters, remove, db } = await prepare()
  await join('karl@example.org')
  const [row] = await rows()
  await remove({ id: row?.id })
  expect([await rows(), await letters('karl@example.org')]).toEqual([[], []])
  const log = await db.selectFrom('audit').selectAll().execute()
  expect(log).toMatchObject([{ action: 'volunteerDeleted', entity: 'volunteers', entityId: row?.id }])
  expect(JSON.stringify(log)).not.toContain('karl')
  await expect(remove({ id: row?.id })).rejects.toMatchObject({ code: 'notFound' })
})

test('the list is for those who may edit special content', async () => {
  const { list, remove } = await prepare()
  for (const call of [list, (_: object, asking: object) => remove({ id: 1 }, asking)]) {
    await expect(call({}, { caller: staff(1, 'canEditNews') })).rejects.toMatchObject({ code: 'notAllowed' })
    await expect(call({}, { caller: null })).rejects.toMatchObject({ code: 'notLoggedIn' })
  }
})

test('the CSV file has headings in the reader’s language, and its download is logged', async () => {
  const site = await openTestSite()
  const { headers } = await site.staff('specialsEditor')
  const payload = { email: 'rosa@example.org', consent: true }
  await site.ask({ method: 'PUT', path: '/info/volunteer/registration', payload })
  const answer = await site.ask({
    ...{ method: 'GET', path: '/backstage/info/volunteer?format=csv' },
    headers: { ...headers, 'accept-language': 'de' },
  })
  const [heading, row] = answer.body.split('\r\n')
  expect(heading).toContain('E-Mail-Adresse')
  expect(row).toMatch(/rosa@example\.org.*Deutsch.*Unbestätigt/)
  const log = await site.dependencies.db.selectFrom('audit').select(['action', 'entity']).execute()
  expect(log).toContainEqual({ action: 'exported', entity: 'volunteers' })
})

async function prepare() {
  const opened = await openTestVolunteers()
  const person = { username: 'hanna', email: 'hanna@example.org', roleId: 1, statusId: 1 }
  await opened.db.insertInto('users').values(person).execute()
  const { list, remove } = volunteersRouter.backstage
  const asSpecials = (name: string, handle: Parameters<typeof opened.call>[1]) => {
    const done = opened.call(name, handle)
    return (input: object, asking: object = {}) => done(input, { caller: specials, ...asking })
  }
  return {
    ...opened,
    remove: asSpecials('volunteers.backstage.remove', remove as never),
    list: asSpecials('volunteers.backstage.list', list as never) as (
      ...given: [query: object, asking?: object]
    ) => Promise<{ count: number; rows: VolunteerRow[] }>,
  }
}
