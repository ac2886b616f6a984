import { type RawBuilder, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'

const announcedBefore = 30 * day // milliseconds before an account ends

// A former member whose account has not ended. Accounts with a login exception never end by themselves.
export const isFormer = sql<boolean>`(users.deleted_at is null and users.is_login_allowed_override is distinct from true
  and users.email <> 'left-' || users.id || '@example.invalid'
  and exists (select from statuses where statuses.id = users.status_id and is_former))`

// A status that people already have can be changed into one of former members.
export const formerSince = sql<Date>`coalesce(users.former_since, users.updated_at)`

/** Condition for former members whose account ends soon. For queries that read `users`. */
export function isEnding(now: Date): RawBuilder<boolean> {
  const before = new Date(now.getTime() - retention.staffAccount.days * day + announcedBefore)
  return sql<boolean>`(${isFormer} and ${formerSince} < ${before})`
}
