import { type RawBuilder, sql } from 'kysely'
import type { LoginObstacle } from '#contract/people/user.ts'

/**
 * SQL for the reason why a user may not log in, or null, for queries that read `users` and `statuses`. This
 * is the only place that decides it. The user's status decides unless the user's own override is set.
 * `locked` comes last: the reasons before it would also prevent the login of a user who is not locked.
 */
export const loginObstacle: RawBuilder<LoginObstacle | null> = sql`case
  when users.deleted_at is not null then 'deleted'
  when not users.is_login_allowed_override then 'person'
  when users.is_login_allowed_override is null and not statuses.allows_login then 'status'
  when users.is_locked then 'locked' end`

export const mayLogInCondition: RawBuilder<boolean> = sql`(${loginObstacle}) is null`
