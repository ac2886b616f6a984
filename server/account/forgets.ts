import { sql } from 'kysely'
import { mostFailures } from '#contract/account/lock.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

export const accountForgets: readonly Forgetting[] = [
  { kind: 'unconfirmedEmail', table: 'emailChanges', since: sql`created_at`, isHourly: true },
  { kind: 'session', table: 'loginSteps', since: sql`expires_at`, days: 0, isHourly: true },
  { kind: 'knownDevice', table: 'knownDevices', since: sql`last_used_at` },
  { kind: 'failedLogin', table: 'loginCounters', since: sql`last_failed_login_at` },
  {
    kind: 'failedLogin',
    table: 'loginCounters',
    since: sql`last_failed_login_at`,
    days: 1,
    where: sql`failed_logins < ${mostFailures}`,
  },
]
