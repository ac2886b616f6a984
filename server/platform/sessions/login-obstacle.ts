import { type RawBuilder, sql } from 'kysely'
import type { LoginObstacle } from '#contract/people/user.ts'

/**
 * Why somebody may not log in, or null: the one place that decides it, for queries that read `users` and `statuses`.
 * Their status decides, unless somebody decided otherwise for this person. A lock comes last: what is named ahead of it
 * stands against the login of somebody unlocked, too.
 */
export const loginObstacle: RawBuilder<LoginObstacle | null> = sql`case
  when users.deleted_at is not null then 'deleted'
  when not users.is_login_allowed_override then 'person'
  when users.is_login_allowed_override is null and not statuses.allows_login then 'status'
  when users.is_locked then 'locked' end`

export const mayLogIn: RawBuilder<boolean> = sql`(${loginObstacle}) is null`
