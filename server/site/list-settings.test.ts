import { expect, test } from 'vitest'
import { createUser } from '#server/people/people.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { siteRouter } from './router.ts'

const list = 'news.backstage.list'
const mine = {
  hidden: ['languages'],
  limit: 50 as const,
  views: [{ name: 'Entwürfe', query: 'state=hidden' }],
}

async function openSettings() {
  const calls = await openTestCalls()
  const made = await Promise.all(
    ['jonas', 'mira'].map(username =>
      createUser(calls.dependencies, {
        username,
        email: `${username}@example.org`,
        firstName: username,
        lastName: 'Weiß',
        role: 'newsEditor',
      }),
    ),
  )
  const [jonas = null, mira = null] = made.map(id => staff(id, 'canEditNews'))
  return {
    ...{ db: calls.db, jonas, mira },
    read: calls.call('site.listSettings', siteRouter.listSettings),
    keep: calls.call('site.keepListSettings', siteRouter.keepListSettings),
  }
}

test('each person has their own settings of a list', async () => {
  const { read, keep, jonas, mira } = await openSettings()
  await keep({ list, ...mine }, { caller: jonas })
  await keep({ list, ...mine, limit: 100 }, { caller: jonas })
  expect(await read({ list }, { caller: jonas })).toEqual({ ...mine, limit: 100 })
  expect(await read({ list }, { caller: mira })).toEqual({ hidden: [], limit: 25, views: [] })
})

test('unknown lists, and lists that the caller may not read, have no settings', async () => {
  const { read, keep, jonas } = await openSettings()
  for (const name of ['news.latest', 'mail.list', 'nothing', '__proto__']) {
    await expect(read({ list: name }, { caller: jonas })).rejects.toMatchObject({ code: 'notFound' })
    await expect(keep({ list: name, ...mine }, { caller: jonas })).rejects.toMatchObject({ code: 'notFound' })
  }
})

test('a view that searches for an e-mail address is not kept', async () => {
  const { read, keep, jonas } = await openSettings()
  const views = [{ name: 'Ada', query: 'q=ada%40example.org' }]
  await expect(keep({ list, ...mine, views }, { caller: jonas })).rejects.toMatchObject({
    details: { fields: { 'views.0.query': 'addressInView' } },
  })
  expect(await read({ list }, { caller: jonas })).toMatchObject({ views: [] })
})

test('settings are deleted with their person', async () => {
  const { keep, db, jonas } = await openSettings()
  await keep({ list, ...mine }, { caller: jonas })
  await db
    .deleteFrom('users')
    .where('id', '=', jonas?.id ?? 0)
    .execute()
  expect(await db.selectFrom('listSettings').selectAll().execute()).toEqual([])
})
