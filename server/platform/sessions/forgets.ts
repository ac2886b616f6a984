import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** Ended sessions are deleted with their tokens within an hour, because nothing reads them. */
export const sessionForgets: readonly Forgetting[] = [
  { kind: 'session', table: 'sessions', since: sql`least(ended_at, ends_at)`, days: 0, isHourly: true },
]
