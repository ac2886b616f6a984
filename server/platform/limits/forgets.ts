import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

export const limitForgets: readonly Forgetting[] = [
  {
    kind: 'requestCount',
    table: 'limits',
    since: sql`to_timestamp(expire / 1000.0)`,
    days: 0,
    isHourly: true,
  },
]
