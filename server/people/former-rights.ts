import { type Kysely, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { type Flags, flags, noFlags } from '#contract/permissions.ts'
import type { Database } from '#server/platform/database/database.ts'
import { flagsOf } from '#server/platform/sessions/sessions.ts'
import { findRoleById } from './queries.ts'

type Db = Kysely<Database>

/** Milliseconds for which an account stays protected by rights that it has lost. */
const protectedFor = 30 * day

interface Lost {
  before: Flags
  after: Flags
  now: Date
}

/** Records the rights that people have just lost; rights lost within the last 30 days stay recorded. */
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

/** Returns the flags of a role. */
export async function flagsOfRole(db: Db, roleId: number): Promise<Flags> {
  const role = await findRoleById(db, roleId)
  return role ? flagsOf(role) : noFlags
}

/**
 * Returns the rights that a person has, or had within the last 30 days: a caller without all of them may not
 * change that person's login.
 */
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
