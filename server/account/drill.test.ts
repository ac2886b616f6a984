import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFigures } from '#server/platform/figures/figures.ts'
import { openIncidents } from '#server/security/security.ts'
import { attackOwnLogin } from './drill.ts'
import { failTimes, goodPassword, openTestAccount, type TestAccount, tryWith } from './test-account.ts'

let site: TestAccount
beforeAll(async () => {
  site = await openTestAccount()
})
afterAll(() => site.close())

test('a drill is one marked incident of the real login, without figures, letters or audit entries', async () => {
  const { db, dependencies } = site
  const figures = openFigures(dependencies)
  await attackOwnLogin({ ...dependencies, figures })
  expect(await db.selectFrom('incidents').selectAll().execute()).toMatchObject([
    { cause: 'wrongPasswordsForNobody', isDrill: true, userId: null, occurrences: 1, ip: '192.0.2.5' },
  ])
  expect(await db.selectFrom('incidentSteps').select('step').execute()).toEqual([{ step: 'accountLocked' }])
  expect(await db.selectFrom('loginCounters').select(['failedLogins', 'userId']).execute()).toEqual([
    { failedLogins: 5, userId: null },
  ])
  await figures.flush()
  expect(await db.selectFrom('hourlyFigures').selectAll().execute()).toEqual([])
  expect(await openIncidents({ db })).toBe(0)
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('audit').selectAll().execute()).toEqual([])
})

test('while a drill runs people log in, and a real attack is an incident of its own', async () => {
  const { db, dependencies } = site
  const [one, other] = [await site.person(), await site.person()]
  const drill = attackOwnLogin(dependencies)
  expect(await tryWith(site, one.username, goodPassword)).toBe('in')
  await failTimes(site, other.username, 5)
  await drill
  const real = db.selectFrom('incidents').where('isDrill', '=', false).select(['cause', 'userId'])
  expect(await real.execute()).toEqual([{ cause: 'wrongPasswords', userId: other.id }])
})
