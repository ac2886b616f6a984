import { type RawBuilder, sql } from 'kysely'
import { lastFailure } from '#contract/account/lock.ts'
import type { LoginObstacle } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { loginObstacle, mayLogIn } from '#server/platform/sessions/sessions.ts'
import { portraitConsentsOf } from './portrait-consent.ts'

/** Locked by hand, or by failed logins, at a moment. For queries that read `users`. */
export function isLockedOut(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(users.is_locked or users.failed_logins >= ${lastFailure} or exists (
    select from login_counters where login_counters.user_id = users.id
    and (login_counters.locked_until > ${now} or login_counters.failed_logins >= ${lastFailure})))`
}

/** Somebody who may log in, and has not for a year. */
export function isIdle(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(users.last_login_at, users.created_at) < ${now}::timestamptz - interval '1 year'
    and (select ${mayLogIn} from statuses where statuses.id = users.status_id))`
}

/** What staff see of accounts beside what they edit. */
export async function factsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.id', 'in', [...ids])
    .select(['users.id', 'users.failedLogins', 'users.lastLoginAt', 'statuses.isFormer'])
    .select([
      loginObstacle.as('loginObstacle'),
      isLockedOut(clock()).as('isLockedOut'),
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
