import { type RawBuilder, sql } from 'kysely'
import { type SourceOf, type StateOf, type States, sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type Acting, audit } from '#server/platform/records/records.ts'

/** A table whose rows have states, and the name of the entity in the audit log. */
export interface Stateful<S extends States> {
  states: S
  table: keyof Database
  entity: string
}

export interface Move<S extends States, To extends StateOf<S>> {
  id: number
  to: To
  /** States that the row may be moved from; by default all from which `to` can be reached. */
  from?: readonly SourceOf<S, To>[]
  /** Action for the audit log, such as `sendAgain`. */
  action: string
  /** Reason given by the user, for the audit log. */
  reason?: string
  /** Further columns to set with the state. */
  set?: Record<string, unknown>
  /** Further condition on the row. */
  where?: RawBuilder<boolean>
}

/**
 * Moves a row to another state within the caller's transaction and writes the user, the states and the reason
 * to the audit log. Returns the previous state, or null if the row does not exist or may not be moved from
 * its state.
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
