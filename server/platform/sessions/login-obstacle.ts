import { type RawBuilder, sql } from 'kysely'
import type { LoginObstacle } from '#contract/people/user.ts'

/**
 * Why somebody may not log in, or null: the one place that decides it, for queries that read `users` and `statuses`.
 * Their status decides, unless somebody decided otherwise for this person.
 */
export const loginObstacle: RawBuilder<LoginObstacle | null> = sql`case
  when users.deleted_at is not null then 'deleted'
  when users.is_locked then 'locked'
  when users.is_login_allowed_override then null
  when not users.is_login_allowed_override then 'person'
  when not statuses.allows_login then 'status' end`

export const mayLogIn: RawBuilder<boolean> = sql`(${loginObstacle}) is null`
