import { type Kysely, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { type Flags, flags, noFlags } from '#contract/permissions.ts'
import type { Database } from '#server/platform/database/database.ts'
import { flagsOf } from '#server/platform/sessions/sessions.ts'
import { findRoleById } from './queries.ts'

type Db = Kysely<Database>

/** How long an account is protected by the rights that it has lost. */
const protectedFor = 30 * day

interface Lost {
  before: Flags
  after: Flags
  now: Date
}

/** Notes what these people could do until now, where it was more; what was noted lately stays noted. */
export async function keepFormerRights(
  db: Db,
  ids: readonly number[],
  { before, after, now }: Lost,
): Promise<void> {
  const lost = flags.filter(flag => before[flag] && !after[flag])
  if (lost.length === 0 || ids.length === 0) return
  const until = new Date(now.getTime() + protectedFor)
  await db
    .updateTable('users')
    .set({
      formerFlags: sql<string[]>`case when former_flags_until > ${now}
        then array(select distinct unnest(former_flags || ${lost}::text[])) else ${lost}::text[] end`,
      formerFlagsUntil: until,
    })
    .where('id', 'in', [...ids])
    .execute()
}

/** What a role opens. */
export async function flagsOfRole(db: Db, roleId: number): Promise<Flags> {
  const role = await findRoleById(db, roleId)
  return role ? flagsOf(role) : noFlags
}

/** What somebody can do, and could within the last 30 days: who lacks any of it does not touch how they log in. */
export async function rightsToProtect(db: Db, id: number, roleId: number, now: Date): Promise<Flags> {
  const held = await flagsOfRole(db, roleId)
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('formerFlagsUntil', '>', now)
    .select('formerFlags')
    .executeTakeFirst()
  const former = row?.formerFlags ?? []
  return Object.fromEntries(flags.map(flag => [flag, held[flag] || former.includes(flag)])) as Flags
}
