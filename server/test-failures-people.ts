import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { login } from './account/account.ts'
import { removeApp, startApp } from './account/factors.ts'
import { issueInvitation } from './account/reset-link.ts'
import { takeSecondStep } from './account/second-step.ts'
import { goodPassword, noCredentials, openTestAccount } from './account/test-account.ts'
import { enrol, passwordOf, withFactor } from './account/test-factor.ts'
import { type Code, password, type Refused, type Site } from './test-failures.ts'

/** An account with an authenticator app as second factor. */
async function openFactor() {
  const site = await openTestAccount()
  return { site, ...(await withFactor(site)) }
}

async function idOf(site: Site, table: 'roles' | 'statuses', name: string) {
  const { db } = site.dependencies
  return (await db.selectFrom(table).where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
}

/** A user without a second factor, in a role that has required one for the given days. */
async function withRequired(site: Site, username: string, days: number) {
  const { db } = site.dependencies
  await sql`update roles set requires_second_factor = true, second_factor_required_at = now() - ${days} * interval '1 day' where name = 'userManager'`.execute(
    db,
  )
  const somebody = await site.somebody('userManager', username)
  const roleSince = new Date(Date.now() - days * 86_400_000)
  await db
    .updateTable('users')
    .set({ roleSince, createdAt: roleSince })
    .where('id', '=', somebody.id)
    .execute()
  return somebody
}

/** Failures of login, accounts, roles and addresses, by code. */
export const byPeople = {
  notLoggedIn: ({ ask }) => ask({ method: 'GET', path: '/auth/me' }),
  wrongLogin: ({ login }) => login('nobody', 'wrong'),
  secondStepNeeded: async () => {
    const { site, username } = await openFactor()
    return login(site.asking(), { username, password: goodPassword }).finally(site.close)
  },
  wrongCode: async () => {
    const { site, username } = await openFactor()
    const { step } = await passwordOf(site, username)
    const context = site.asking({ credentials: { ...noCredentials, step } })
    return takeSecondStep(context, { code: '000000' }).finally(site.close)
  },
  stepOver: ({ ask }) => ask({ method: 'GET', path: '/auth/second-step' }),
  proofNeeded: async site => {
    const { backstage, id } = await site.somebody('admin', 'paula')
    await sql`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${id}`.execute(
      site.dependencies.db,
    )
    return backstage('GET', '/mail?format=csv')
  },
  secondFactorNeeded: async site => (await withRequired(site, 'sara', 15)).backstage('GET', '/home'),
  factorRequired: async site => {
    const { backstage } = await withRequired(site, 'fred', 0)
    await enrol((method, path, payload) => backstage(method, `/user-group/me/second-factor${path}`, payload))
    return backstage('DELETE', '/user-group/me/second-factor/app')
  },
  longerPasswordFirst: async () => {
    const { site, context, id } = await openFactor()
    await site.db.updateTable('users').set({ hasShortPassword: true }).where('id', '=', id).execute()
    return removeApp(context).finally(site.close)
  },
  factorThere: async () => {
    const { site, context } = await openFactor()
    return startApp(context).finally(site.close)
  },
  factorMissing: ({ admin }) => admin('POST', '/user-group/me/second-factor/codes'),
  ownFactorFirst: async site =>
    site.admin('PATCH', `/user-group/roles/${await idOf(site, 'roles', 'newsEditor')}`, {
      requiresSecondFactor: true,
    }),
  notAllowed: ({ member }) => member('GET', '/user-group/user'),
  loginNotAllowed: async site => {
    const { id, username } = await site.somebody('member', 'alma')
    const statusId = await idOf(site, 'statuses', 'alumni')
    await site.dependencies.db.updateTable('users').set({ statusId }).where('id', '=', id).execute()
    return site.login(username, password)
  },
  lastAdmin: async site =>
    site.admin('PATCH', `/user-group/statuses/${await idOf(site, 'statuses', 'active')}`, {
      allowsLogin: false,
    }),
  adminRole: async site => site.admin('DELETE', `/user-group/roles/${await idOf(site, 'roles', 'admin')}`),
  lastFormer: async site =>
    site.admin('PATCH', `/user-group/statuses/${await idOf(site, 'statuses', 'alumni')}`, {
      isFormer: false,
    }),
  inUse: async site => site.admin('DELETE', `/user-group/statuses/${await idOf(site, 'statuses', 'active')}`),
  mayNotLogIn: async site => {
    const { id } = await site.somebody('member', 'lotte')
    await site.dependencies.db.updateTable('users').set({ isLocked: true }).where('id', '=', id).execute()
    return site.admin('PATCH', `/user-group/user/password-reset/${id}`)
  },
  linkExpired: async site => {
    const { id } = await site.somebody('member', 'line')
    const { dependencies, ask } = site
    const token = await issueInvitation(dependencies, id)
    await issueInvitation(dependencies, id)
    return ask({ method: 'GET', path: `/auth/reset-password-request/${token}` })
  },
  weakPassword: async site =>
    (await site.somebody('member', 'wanda')).backstage('PATCH', '/user-group/me', {
      ...{ oldPassword: password, newPassword: 'wanda-wanda-wanda' },
    }),
  wrongPassword: async site =>
    (await site.somebody('member', 'wilma')).backstage('PATCH', '/user-group/me', {
      ...{ oldPassword: 'wrong', newPassword: 'kessel anker wolle sonnenrad' },
    }),
  accountLocked: async ({ login }) => {
    for (let n = 0; n < 5; n += 1) await login('locked', 'wrong')
    return login('locked', 'wrong')
  },
  ownAddress: async site => {
    const { headers } = await site.somebody('admin', 'olga')
    return site.ask({
      ...{ method: 'POST', path: '/backstage/security/suspicious-ips' },
      headers: { ...headers, 'x-forwarded-for': '203.0.113.9' },
      payload: { ip: '203.0.113.9' },
    })
  },
  addressBlocked: async ({ admin, raw }) => {
    await admin('POST', '/security/suspicious-ips', { ip: '198.51.100.7' })
    const refused = async () => {
      const answer = await raw(
        'PUT /api/v1/info/contact HTTP/1.1\r\nhost: www.example.org\r\nx-forwarded-for: 198.51.100.7\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
      )
      expect(answer.statusCode).toBe(403)
      return answer
    }
    // The list of blocked addresses reaches each process by a notification of the database.
    return vi.waitFor(refused, { timeout: 15_000 })
  },
} satisfies Partial<Record<Code, Refused>>
