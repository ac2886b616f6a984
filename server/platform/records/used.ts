import { sql } from 'kysely'
import type { ReferenceTarget } from '#contract/references.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { tableOf } from './kind.ts'
import { publicRecordCondition } from './public.ts'

type Needs = Pick<Context, 'db' | 'kinds' | 'clock'>

/** Returns those of these targets that a record outside the trash uses. */
export async function findUsedIds(
  { db, kinds }: Pick<Context, 'db' | 'kinds'>,
  target: ReferenceTarget,
  ids: readonly number[],
): Promise<Set<number>> {
  return idsIn(
    db,
    kinds.map(kind => pointingFrom(db, kind, target, ids)),
  )
}

/** Returns those of these targets that a public record uses. */
export async function findPubliclyUsedIds(
  context: Needs,
  target: ReferenceTarget,
  ids: readonly number[],
): Promise<Set<number>> {
  return idsIn(context.db, shownFrom(context, target, ids))
}

/** Whether a public record uses any of these targets. */
export async function isPubliclyUsed(
  context: Needs,
  target: ReferenceTarget,
  ids: readonly number[],
): Promise<boolean> {
  const shown = shownFrom(context, target, ids)
  if (ids.length === 0 || shown.length === 0) return false
  // Stops at the first use: the remaining kinds are not queried.
  const { rows } = await sql`select id from (${sql.join(shown, sql` union all `)}) as used limit 1`.execute(
    context.db,
  )
  return rows.length > 0
}

type Pointing = ReturnType<typeof pointingFrom>

async function idsIn(db: Kysely<Database>, pointing: readonly Pointing[]): Promise<Set<number>> {
  if (pointing.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct id from (${sql.join(pointing, sql` union all `)}) as used`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

function shownFrom({ db, kinds, clock }: Needs, target: ReferenceTarget, ids: readonly number[]): Pointing[] {
  return kinds.flatMap(kind => {
    if (!kind.published) return []
    const { withholds = sql`false` } = kind.published
    const pointing = pointingFrom(db, kind, target, ids)
    return pointing.where(publicRecordCondition(kind, clock())).where(sql<boolean>`not (${withholds})`)
  })
}

function pointingFrom(
  db: Kysely<Database>,
  kind: RecordPlace,
  target: ReferenceTarget,
  ids: readonly number[],
) {
  return db
    .selectFrom('recordReferences')
    .innerJoin(
      sql<{ id: number; deletedAt: Date | null }>`${sql.table(tableOf(kind))}`.as('pointing'),
      join => join.onRef('pointing.id', '=', 'recordReferences.recordId'),
    )
    .where('recordReferences.kind', '=', kind.name)
    .where('target', '=', target)
    .where('targetId', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('pointing.deletedAt', 'is', null)
    .select('targetId as id')
}
