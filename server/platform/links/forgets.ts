import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

/** Until it is deleted, an expired link is answered `linkExpired`. */
export const linkForgets: readonly Forgetting[] = [{ kind: 'link', table: 'links', since: sql`expires_at` }]
