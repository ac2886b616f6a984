import { sql } from 'kysely'
import { fullAddressDays } from '#contract/retention.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** Truncates full addresses to their network, and replaces the group keys that may contain them. */
export const securityForgets: readonly Forgetting[] = [
  {
    kind: 'securityEvent',
    table: 'incidents',
    since: sql`last_seen_at`,
    days: fullAddressDays,
    where: sql`ip is not null and ip not like '%/%'`,
    empties: {
      ip: sql`network(set_masklen(ip::inet, case family(ip::inet) when 4 then 24 else 48 end))::text`,
      groupKey: sql`'past:' || id`,
    },
  },
  { kind: 'securityEvent', table: 'incidents', since: sql`last_seen_at` },
  {
    kind: 'recentLogin',
    table: 'recentLogins',
    since: sql`created_at + interval '1 hour'`,
    days: 0,
    isHourly: true,
  },
  { kind: 'hourlyFigure', table: 'hourlyFigures', since: sql`hour` },
  { kind: 'securityEvent', table: 'suspiciousIps', since: sql`expires_at`, days: 0 },
]
