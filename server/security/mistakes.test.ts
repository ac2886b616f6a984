import { expect, test } from 'vitest'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { securityForgets } from './forgets.ts'
import { findMistakes, noteLoginFrom } from './mistakes.ts'
import { securityRouter } from './router.ts'

test('a site that is set up well has no mistakes', async () => {
  const { mistakes, logIn } = await open()
  await logIn(['1 198.51.100.7', '1 198.51.100.7', '2 198.51.100.7', '2 198.51.100.7', '2 198.51.100.7'])
  expect(await mistakes()).toEqual([])
})

test('five logins of two people from a single private address are a mistake: the proxy is not trusted', async () => {
  const { db, mistakes, logIn } = await open()
  await logIn(['1 10.0.0.2', '1 10.0.0.2', '1 10.0.0.2', '1 10.0.0.2', '1 10.0.0.2'])
  expect(await mistakes()).toEqual([])
  await db.updateTable('recentLogins').set({ userId: 2 }).where('id', '=', 1).execute()
  expect(await mistakes()).toEqual([{ name: 'proxyNotTrusted', about: '10.0.0.2' }])
  await logIn(['2 198.51.100.7'])
  expect(await mistakes()).toEqual([])
})

test('logins from loopback are no mistake on a local site', async () => {
  const { mistakes, logIn } = await open({ BASE_URL: 'http://localhost:3000' })
  await logIn(['1 127.0.0.1', '1 127.0.0.1', '2 127.0.0.1', '2 127.0.0.1', '2 127.0.0.1'])
  expect(await mistakes()).toEqual([])
})

test('logins are deleted after an hour', async () => {
  const { db, mistakes, logIn, time, ...calls } = await open()
  await logIn(['1 10.0.0.2', '1 10.0.0.2', '2 10.0.0.2', '2 10.0.0.2', '2 10.0.0.2'])
  const hourLater = new Date(time.now.getTime() + 3_600_001)
  await forget({ db, clock: () => time.now }, securityForgets)
  expect(await mistakes()).toHaveLength(1)
  await forget({ ...calls.dependencies, clock: () => hourLater }, securityForgets)
  expect(await db.selectFrom('recentLogins').selectAll().execute()).toEqual([])
})

test('ten requests for another host in an hour without one for ours are a mistake', async () => {
  const { figures, mistakes } = await open()
  figures.sawForeignHost('intern.example.org')
  for (let n = 0; n < 9; n += 1) figures.add('foreignHost')
  expect(await mistakes()).toEqual([])
  figures.add('foreignHost')
  expect(await mistakes()).toEqual([{ name: 'foreignHost', about: 'intern.example.org' }])
  figures.add('ownHost')
  expect(await mistakes()).toEqual([])
})

test('a missing address key is a mistake only in a process that sends letters', async () => {
  const { dependencies } = await open()
  const addressKey = { ...dependencies.addressKey, canOpen: false }
  const found = { name: 'addressKeyMissing', about: 'DATA_DIR/pool.key' }
  expect(await findMistakes({ ...dependencies, addressKey })).toEqual([found])
  const config = { ...dependencies.config, poolKey: '/etc/larmor/pool.key' }
  expect(await findMistakes({ ...dependencies, addressKey, config })).toMatchObject([
    { about: config.poolKey },
  ])
  const web = { ...dependencies.config, sendsLetters: false }
  expect(await findMistakes({ ...dependencies, addressKey, config: web })).toEqual([])
})

test('a clock a minute off the database in either direction is a mistake', async () => {
  const { mistakes, time } = await open()
  const now = time.now.getTime()
  time.now = new Date(now + 60_000)
  expect(await mistakes()).toEqual([{ name: 'clockDiffers', about: '60' }])
  time.now = new Date(now - 60_000)
  expect(await mistakes()).toEqual([{ name: 'clockDiffers', about: '-60' }])
})

test('a mail server that refuses our login, or all of the latest letters, is a mistake until it takes one', async () => {
  const { mail, mistakes } = await open()
  for (const lastError of ['deferred: later', 'senderRefused: no relay']) await mail('retry', lastError)
  expect(await mistakes()).toEqual([])
  await mail('failed', 'senderRefused: no relay')
  expect(await mistakes()).toEqual([{ name: 'mailAllRefused', about: 'no relay' }])
  await mail('retry', 'loginRefused: 535 wrong')
  expect(await mistakes()).toEqual([{ name: 'mailLoginRefused', about: '535 wrong' }])
  await mail('sent', null)
  expect(await mistakes()).toEqual([])
})

test('mistakes are shown to administrators alone', async () => {
  const { call } = await open()
  const ask = call('security.mistakes', securityRouter.mistakes)
  await expect(ask({}, { caller: staff(2, 'canEditUser') })).rejects.toMatchObject({ code: 'notAllowed' })
})

/** Sets the clock to the current time, because the database's clock is compared with it. */
async function open(env: Record<string, string> = {}) {
  const calls = await openTestCalls(env)
  const { db, time, dependencies } = calls
  time.now = new Date()
  const people = ['hanna', 'jonas'].map(username => ({
    ...{ username, email: `${username}@example.org`, firstName: 'Kim', lastName: 'Beck' },
    ...{ roleId: 1, statusId: 1 },
  }))
  await db.insertInto('users').values(people).execute()
  let sent = 0
  return {
    ...calls,
    mistakes: () =>
      calls.call('security.mistakes', securityRouter.mistakes)({}, { caller: staff(1, 'isAdmin') }),
    /** `1 10.0.0.2`: user 1 logs in from this address. */
    logIn: async (logins: string[]) => {
      for (const login of logins) {
        const [id, ip] = login.split(' ')
        await noteLoginFrom(visitorOf(dependencies, ip), Number(id))
      }
    },
    mail: async (state: string, lastError: string | null) => {
      sent += 1
      const at = new Date(time.now.getTime() - 60_000 + sent * 1000)
      const text = { language: 'de', recipient: 'x@example.org', subject: 's', text: 't', html: 'h' }
      await db
        .insertInto('mails')
        .values({ ...text, purpose: 'a', messageId: `<${sent}@x>`, state, lastError, attempts: 1 })
        .returning('id')
        .execute()
      await db
        .updateTable('mails')
        .set({ createdAt: at, ...(state === 'sent' && { sentAt: at }) })
        .where('messageId', '=', `<${sent}@x>`)
        .execute()
    },
  }
}
