import { sql } from 'kysely'
import { type RetentionKind, retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'

const day = 24 * 3600 * 1000 // milliseconds

type Dated = { [Kind in RetentionKind]: (typeof retention)[Kind]['days'] extends number ? Kind : never }

/** The job that deletes the rows of a table when their period is over, counted from when they were made. */
export function forgetAfter(table: keyof Database, kind: Dated[RetentionKind]) {
  return async ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> => {
    const before = new Date(clock().getTime() - retention[kind].days * day)
    await sql`delete from ${sql.table(table)} where created_at < ${before}`.execute(db)
  }
}
