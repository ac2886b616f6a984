import { type RawBuilder, sql } from 'kysely'
import { mostFailures } from '#contract/account/lock.ts'
import type { LoginObstacle } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { loginObstacle, mayLogInCondition } from '#server/platform/sessions/sessions.ts'
import { portraitConsentsOf } from './portrait-consent.ts'

/** SQL condition over `users`: locked by hand or by failed logins at a moment. */
export function lockedOutCondition(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(users.is_locked or users.failed_logins >= ${mostFailures} or exists (
    select from login_counters where login_counters.user_id = users.id
    and (login_counters.locked_until > ${now} or login_counters.failed_logins >= ${mostFailures})))`
}

/** SQL condition over `users`: may log in, and has not for a year. */
export function idleCondition(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(users.last_login_at, users.created_at) < ${now}::timestamptz - interval '1 year'
    and (select ${mayLogInCondition} from statuses where statuses.id = users.status_id))`
}

/** Facts of accounts for staff beside the editable fields. */
export async function factsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.id', 'in', [...ids])
    .select(['users.id', 'users.failedLogins', 'users.lastLoginAt', 'statuses.isFormer'])
    .select([
      loginObstacle.as('loginObstacle'),
      lockedOutCondition(clock()).as('isLockedOut'),
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
    ])
    .execute()
  const consents = await portraitConsentsOf(db, ids)
  return new Map(
    rows.map(({ id, ...row }) => [id, { ...factsIn(row), portraitConsent: consents.get(id) ?? null }]),
  )
}

function factsIn(row: {
  failedLogins: number
  lastLoginAt: Date | null
  isFormer: boolean
  loginObstacle: LoginObstacle | null
  isLockedOut: boolean
  hasPassword: boolean
}) {
  return {
    ...row,
    isLoginAllowed: row.loginObstacle === null,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }
}
