import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** Until then an expired link says that it has expired. */
export const linkForgets: readonly Forgetting[] = [{ kind: 'link', table: 'links', since: sql`expires_at` }]
