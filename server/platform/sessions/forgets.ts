import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** Sessions go with their tokens, in the hour after they end: they live some days at most, and nobody asks for ended ones. */
export const sessionForgets: readonly Forgetting[] = [
  { kind: 'session', table: 'sessions', since: sql`least(ended_at, ends_at)`, days: 0, isHourly: true },
]
