import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

export const contactForgets: readonly Forgetting[] = [
  { kind: 'contactMessage', table: 'contactMessages', since: sql`created_at` },
]
