import { type RawBuilder, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'

const announcedBefore = 30 * day // milliseconds before an account ends

// A former member whose account has not ended. Who may go on logging in keeps theirs.
export const isFormer = sql<boolean>`(users.deleted_at is null and users.is_login_allowed_override is distinct from true
  and users.email <> 'left-' || users.id || '@example.invalid'
  and exists (select from statuses where statuses.id = users.status_id and is_former))`

// A status can become one of former members while people have it.
export const formerSince = sql<Date>`coalesce(users.former_since, users.updated_at)`

/** Former members whose account ends by itself soon. For queries that read `users`. */
export function isEnding(now: Date): RawBuilder<boolean> {
  const before = new Date(now.getTime() - retention.staffAccount.days * day + announcedBefore)
  return sql<boolean>`(${isFormer} and ${formerSince} < ${before})`
}
