import { type RawBuilder, sql } from 'kysely'
import { factorTimes } from '#contract/account/second-factor.ts'

/**
 * SQL for the time from which a second factor is required, for queries that read `users` and `roles`; null if
 * the role does not require one.
 */
export const factorDue: RawBuilder<Date | null> = sql`case when roles.requires_second_factor
  then greatest(roles.second_factor_required_at, users.created_at, users.role_since) + ${factorTimes.grace} * interval '1 millisecond' end`

const hasFactorCondition = sql<boolean>`exists (
  select from second_factors where second_factors.user_id = users.id and second_factors.on_since is not null)`

/** The same for users without a second factor; null for users who have one. */
export const openFactorDue: RawBuilder<Date | null> = sql`case when not ${hasFactorCondition} then ${factorDue} end`

/** Whether a second factor is required by now and missing. */
export function lacksFactorCondition(now: Date): RawBuilder<boolean> {
  return sql`coalesce(${openFactorDue} <= ${now}, false)`
}
