import { hasAllFlags } from '#contract/people/rights.ts'
import { type Flags, flags } from '#contract/permissions.ts'
import { flagsOf } from '#server/platform/sessions/sessions.ts'
import { startTestSite } from '#server/test-site.ts'

export const userPath = '/backstage/user-group/user'
const rolePath = '/backstage/user-group/roles'
const own = 'taken@example.org'
const name = 'taken'

type Row = Record<string, unknown> & { version: number; roleId: number }
type Attempt = (id: number, row: Row) => [method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object]
type Attacker = { role: string; headers: Record<string, string> }

/** Opens a site whose accounts can be attacked by chains of calls. */
export async function openTakeovers() {
  const site = await startTestSite({ LIMITS: 'off' })
  const { db } = site.dependencies
  const roles = new Map((await db.selectFrom('roles').selectAll().execute()).map(role => [role.name, role]))
  const statuses = await db.selectFrom('statuses').select(['id', 'name']).execute()
  const roleId = (role: string) => roles.get(role)?.id ?? 0
  const statusId = (status: string) => statuses.find(one => one.name === status)?.id ?? 0
  const rightsOf = (role: string) => flagsOf(roles.get(role) as unknown as Flags)

  const rowOf = async (id: number) => {
    const row = await db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    return row as unknown as Row
  }
  const setRow = async (id: number, row: Row) => {
    const values = Object.fromEntries(changing.map(column => [column, row[column]]))
    await db.updateTable('users').set(values).where('id', '=', id).execute()
  }
  const attempts = attemptsBy({ roleId, statusId })
  let tries = 0

  /**
   * Returns the chains of calls by which the attacker sets a username or e-mail address of an account, or
   * changes its role's rights.
   */
  async function takeovers(attacker: Attacker, id: number, longest: number): Promise<string[]> {
    const start = await rowOf(id)
    const found: string[] = []
    const seen = new Set([stateOf(start)])
    let states: { row: Row; chain: string[] }[] = [{ row: start, chain: [] }]
    for (let length = 0; length < longest; length += 1) {
      const next: typeof states = []
      for (const { row, chain } of states)
        for (const [attempted, attempt] of Object.entries(attempts(attacker.role))) {
          await setRow(id, row)
          const [method, path, payload] = attempt(id, row)
          const asked = { method, path, headers: attacker.headers, ...(payload && { payload }) }
          tries += 1
          if ((await site.ask(asked)).statusCode >= 300) continue
          if (path.startsWith(rolePath)) found.push([...chain, attempted].join(' '))
          const after = await rowOf(id)
          if (seen.has(stateOf(after))) continue
          seen.add(stateOf(after))
          next.push({ row: after, chain: [...chain, attempted] })
          if (after.email === own || after.username === name) found.push([...chain, attempted].join(' '))
        }
      states = next
    }
    await setRow(id, start)
    return found
  }

  return {
    ...{ ...site, db, roleId, rowOf, takeovers, tries: () => tries },
    /** Whether one role has a right that the other lacks. */
    isStronger: (role: string, than: string) => !hasAllFlags(rightsOf(than), rightsOf(role)),
    noRights: Object.fromEntries(flags.map(flag => [flag, false])),
  }
}

/** The calls that can be tried on an account, by name. */
function attemptsBy(ids: { roleId(role: string): number; statusId(status: string): number }) {
  const change =
    (fields: object): Attempt =>
    (id, { version }) => ['PATCH', `${userPath}/${id}`, { version, ...fields }]
  return (attacker: string): Record<string, Attempt> => ({
    demote: change({ roleId: ids.roleId('member') }),
    equal: change({ roleId: ids.roleId(attacker) }),
    address: change({ email: own }),
    name: change({ username: name }),
    both: change({ email: own, roleId: ids.roleId('member') }),
    lock: change({ isLocked: true }),
    unlock: id => ['PATCH', `${userPath}/unlock/${id}`, {}],
    formerly: change({ statusId: ids.statusId('alumni') }),
    active: change({ statusId: ids.statusId('active') }),
    override: change({ isLoginAllowedOverride: true }),
    closed: change({ isLoginAllowedOverride: false }),
    reset: id => ['PATCH', `${userPath}/password-reset/${id}`, {}],
    // Both are for administrators only: anybody else would weaken all holders of the role.
    weaken: (_, { roleId }) => ['PATCH', `${rolePath}/${roleId}`, { canEditNews: false }],
    merge: (_, { roleId }) => ['POST', `${rolePath}/${roleId}/merge`, { into: ids.roleId(attacker) }],
    leave: id => ['POST', `${userPath}/${id}/leave`, { heirId: null }],
    throwAway: id => ['DELETE', `${userPath}/${id}`],
    putBack: id => ['PATCH', `${userPath}/${id}/restore`, {}],
    restore: (id, { version }) => ['POST', `${userPath}/${id}/revisions/1/restore`, { version }],
  })
}

// The columns that decide about access and that calls can change.
const accessColumns = [
  'email',
  'username',
  'roleId',
  'statusId',
  'isLocked',
  'isLoginAllowedOverride',
] as const
const changing = [
  ...accessColumns,
  'endDate',
  'deletedAt',
  'deletedBy',
  'version',
  'formerFlags',
  'formerFlagsUntil',
]

function stateOf(row: Row): string {
  return JSON.stringify([row.deletedAt !== null, ...accessColumns.map(column => row[column])])
}
