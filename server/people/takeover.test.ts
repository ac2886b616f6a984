import { beforeAll, expect, test } from 'vitest'
import { isWhole, longestAttack, reportAttack } from '../../bench/attacks/attack-results.ts'
import { openTakeovers, userPath } from './test-takeover.ts'

const roles = ['member', 'userManager', 'contentEditor', 'newsEditor', 'specialsEditor', 'bibliographyEditor']
const calls = isWhole ? 4 : 2 // per chain
const pairs = (isWhole ? [...roles, 'editor'] : roles).flatMap(role =>
  [...roles, 'editor', 'admin'].map(victim => [role, victim] as const),
)

let site: Awaited<ReturnType<typeof openTakeovers>>
beforeAll(async () => {
  site = await openTakeovers()
  return site.close
})

test.for(pairs)(
  `a %s cannot take over the account of a %s with more rights by ${calls} calls`,
  { timeout: longestAttack },
  async ([role, victim], { skip }) => {
    skip(!site.isStronger(victim, role), 'has no more rights')
    const attacker = { ...(await site.staff(role, `${role}-of-${victim}`)), role }
    const { id } = await site.staff(victim, `${victim}-for-${role}`)
    const before = site.tries()
    const through = await site.takeovers(attacker, id, calls)
    reportAttack(`chains of ${calls} calls to take over an account`, site.tries() - before, through)
    expect(through).toEqual([])
  },
)

test('a user manager cannot take over an account with more rights by four calls', async () => {
  const attacker = { ...(await site.staff('userManager', 'patient')), role: 'userManager' }
  const { id } = await site.staff('newsEditor', 'victim')
  expect(await site.takeovers(attacker, id, 4)).toEqual([])
})

test.each(['newsEditor', 'editor', 'admin'])(
  'for 30 days after an administrator demoted a %s, a manager can neither change the address nor send a link',
  async victim => {
    const admin = await site.staff('admin', `chief-${victim}`)
    const attacker = { ...(await site.staff('userManager', `after-${victim}`)), role: 'userManager' }
    const { id } = await site.staff(victim, `demoted-${victim}`)
    const { version } = await site.rowOf(id)
    const payload = { version, roleId: site.roleId('member') }
    const path = `${userPath}/${id}`
    expect((await site.ask({ method: 'PATCH', path, headers: admin.headers, payload })).statusCode).toBe(200)
    expect(await site.takeovers(attacker, id, 2)).toEqual([])
    const reset = { method: 'PATCH', path: `${userPath}/password-reset/${id}`, payload: {} } as const
    const sent = async ({ headers }: typeof admin) => (await site.ask({ ...reset, headers })).statusCode
    expect([await sent(attacker), await sent(admin)]).toEqual([403, 202])
    const past = { formerFlagsUntil: new Date(Date.now() - 1) }
    await site.db.updateTable('users').set(past).where('id', '=', id).execute()
    expect(await sent(attacker)).toBe(202)
    expect(await site.takeovers(attacker, id, 1)).toEqual(['address', 'name'])
  },
)

test.each(['changed', 'merged'])(
  'people whose role is %s keep the protection of their former rights',
  async how => {
    const admin = await site.staff('admin', `second-${how}`)
    const manager = await site.staff('userManager', `manager-${how}`)
    const roleCall = (path: string, method: 'POST' | 'PATCH', payload: object) =>
      site.ask({ method, path: `/backstage/user-group/${path}`, headers: admin.headers, payload })
    const label = { de: `Presse ${how}`, en: `Press ${how}` }
    const role = (await roleCall('roles', 'POST', { label, ...site.noRights, canEditNews: true })).json()
    const { id } = await site.staff(role.name, `press-${how}`)
    const weakened =
      how === 'changed'
        ? await roleCall(`roles/${role.id}`, 'PATCH', { canEditNews: false })
        : await roleCall(`roles/${role.id}/merge`, 'POST', { into: site.roleId('member') })
    expect(weakened.statusCode).toBe(200)
    const { version } = await site.rowOf(id)
    const payload = { version, email: `${how}@example.org` }
    const asked = { method: 'PATCH', path: `${userPath}/${id}`, headers: manager.headers, payload } as const
    const answer = await site.ask(asked)
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([403, 'email'])
  },
)
