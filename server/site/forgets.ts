import { sql } from 'kysely'
import { timeZone } from '#contract/language.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

// A day counts from its end.
export const siteForgets: readonly Forgetting[] = [
  { kind: 'pageView', table: 'pageViews', since: sql`(day + 1)::timestamp at time zone ${timeZone}` },
]
