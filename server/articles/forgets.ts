import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

export const articleForgets: readonly Forgetting[] = [
  { kind: 'articleImport', table: 'articleImports', since: sql`created_at` },
]
