import { type RawBuilder, sql } from 'kysely'
import { type SourceOf, type StateOf, type States, sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type Acting, audit } from '#server/platform/records/records.ts'

/** A table whose rows have states, and their name in the audit log. */
export interface Stateful<S extends States> {
  states: S
  table: keyof Database
  entity: string
}

export interface Move<S extends States, To extends StateOf<S>> {
  id: number
  to: To
  /** Only out of these; all that lead there unless named. */
  from?: readonly SourceOf<S, To>[]
  /** What is done, in one word for the audit log: `sendAgain`. */
  action: string
  /** Why, in the words of who does it. */
  reason?: string
  /** Columns that change with the state. */
  set?: Record<string, unknown>
  /** What else must hold of the row. */
  where?: RawBuilder<boolean>
}

/**
 * Moves a row to another state, in the transaction of what that means, and writes down who did it, from where and why.
 * Gives the state it was in; null where no move leads there, or the row is gone.
 */
export async function move<S extends States, To extends StateOf<S>>(
  context: Acting,
  { states, table, entity }: Stateful<S>,
  { id, to, from, action, reason, set = {}, where = sql<boolean>`true` }: Move<S, To>,
): Promise<SourceOf<S, To> | null> {
  const rows = rowsIn(context.db)
  const name = table as string as 'row'
  const row = await rows.selectFrom(name).select('state').where('id', '=', id).forUpdate().executeTakeFirst()
  const before = (from ?? sourcesOf(states, to)).find(name => name === row?.state)
  if (!before) return null
  const { numUpdatedRows } = await rows
    .updateTable(name)
    .set({ ...set, state: to })
    .where('id', '=', id)
    .where(where)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  const details = { before, after: to, ...(reason && { reason }) }
  await audit(context, { action, entity, entityId: id, details })
  return before
}

// One type stands for every table with states, so that the move is written once.
interface StateDatabase {
  row: { id: number; state: string }
}

function rowsIn(db: Kysely<Database>): Kysely<StateDatabase> {
  return db as unknown as Kysely<StateDatabase>
}
