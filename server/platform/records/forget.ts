import { sql } from 'kysely'
import type { RecordPlace } from '#server/platform/calls/calls.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { previewOf } from './preview.ts'

export const auditForgets: readonly Forgetting[] = [{ kind: 'audit', table: 'audit', since: sql`created_at` }]

const belongings = ['slugs', 'revisions', 'recordTags', 'searchEntries', 'recordReferences'] as const

/** What has lain in the trash for its period goes with all that belongs to it. */
export function trashForgets(kinds: readonly RecordPlace[]): Forgetting[] {
  return kinds.map(kind => ({
    kind: 'trash',
    table: kind.table,
    since: sql`deleted_at`,
    async afterwards(trx, ids) {
      for (const table of belongings)
        await trx.deleteFrom(table).where('kind', '=', kind.name).where('recordId', 'in', ids).execute()
      await forgetLinksOf(trx, previewOf(kind.name), ids)
    },
  }))
}
