import { type RawBuilder, sql } from 'kysely'
import { factorTimes } from '#contract/account/second-factor.ts'

/** From when on a second factor is needed, for queries that read `users` and `roles`; null where the role asks for none. */
export const factorDue: RawBuilder<Date | null> = sql`case when roles.requires_second_factor
  then greatest(roles.second_factor_required_at, users.created_at, users.role_since) + ${factorTimes.grace} * interval '1 millisecond' end`

const hasFactor = sql<boolean>`exists (
  select from second_factors where second_factors.user_id = users.id and second_factors.on_since is not null)`

/** The same for those who have none. */
export const openFactorDue: RawBuilder<Date | null> = sql`case when not ${hasFactor} then ${factorDue} end`

/** Whether it is needed by now, and not there. */
export function lacksFactor(now: Date): RawBuilder<boolean> {
  return sql`coalesce(${openFactorDue} <= ${now}, false)`
}
