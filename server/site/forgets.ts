import { sql } from 'kysely'
import { timeZone } from '#contract/language.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

// The retention period of a day begins at its end.
const dayOver = sql<Date>`(day + 1)::timestamp at time zone ${timeZone}`

export const siteForgets: readonly Forgetting[] = [
  { kind: 'pageView', table: 'pageViews', since: dayOver },
  { kind: 'pageView', table: 'recordViews', since: dayOver },
  { kind: 'missedRequest', table: 'missedRequests', since: sql`last_asked_at` },
]
