import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** Sessions go with their tokens. */
export const sessionForgets: readonly Forgetting[] = [
  { kind: 'session', table: 'sessions', since: sql`least(ended_at, ends_at)` },
]
