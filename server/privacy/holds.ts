import { fail } from '#contract/errors.ts'
import type { FileFormat } from '#contract/list.ts'
import { type Hold, longestHold } from '#contract/privacy/retention-board.ts'
import { retention } from '#contract/retention.ts'
import { privacyBackstage as say } from '#messages/privacy-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { type Database, transact } from '#server/platform/database/database.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import {
  collectDataAbout,
  eraseRows,
  identityOf,
  type PersonalData,
  type Row,
  rowsWith,
} from '#server/platform/personal-data/personal-data.ts'
import { audit } from '#server/platform/records/records.ts'
import { isHoldable } from '#server/platform/retention/holds.ts'

const list: WholeList<Hold> = {
  name: 'retentionHolds',
  title: say.holds,
  columns: [
    { heading: say.holdTable, cell: row => row.table },
    { heading: say.holdRow, cell: row => row.rowId },
    { heading: say.holdReason, cell: row => row.reason },
    { heading: say.holdEnd, cell: row => new Date(row.endsAt) },
    { heading: say.holdBy, cell: row => row.createdBy },
  ],
}

export async function listHolds(context: Context, asked: { format?: FileFormat | undefined }) {
  const rows = await context.db.selectFrom('retentionHolds').selectAll().orderBy('endsAt').execute()
  const names = await namesOf(
    context,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  const shown = rows.map(({ tableName, createdAt, endsAt, createdBy, ...row }) => ({
    ...row,
    table: tableName,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdBy: createdBy === null ? null : (names.get(createdBy) ?? null),
  }))
  return answerWhole(list, context, shown, asked)
}

/** Returns the rows stored under an address that can be held: table, row id, kind and date of each. */
export async function findHoldable(context: Context, email: string) {
  const collected = await collectDataAbout(context, { address: email, all: context.personal, forms: [] })
  const found = collected.flatMap(({ data, rows }) =>
    rows.map(row => ({
      ...placeOf(data, row),
      what: retention[data.kind].what[context.language],
      createdAt: row.createdAt instanceof Date ? row.createdAt.toISOString() : null,
    })),
  )
  const rows = new Map(
    found.filter(({ table }) => isHoldable(table)).map(row => [`${row.table} ${row.rowId}`, row]),
  )
  return { rows: [...rows.values()] }
}

// A participant in a vote is identified only through the voting's key, so the voting is held.
function placeOf(data: PersonalData, row: Row): { table: string; rowId: number } {
  return data.kind === 'votingAddress'
    ? { table: 'votings', rowId: Number(row.votingId) }
    : { table: data.table, rowId: Number(row[identityOf(data)]) }
}

interface Given {
  table: string
  rowId: number
  reason: string
  endsAt: string
}

/**
 * Holds a row back from deletion beyond its period. Throws `notFound`, and `invalid` for an end that is past
 * or too far away.
 */
export async function holdRow(context: Context, { table, rowId, reason, endsAt }: Given): Promise<undefined> {
  const { db, clock, caller } = context
  const now = clock()
  const end = new Date(endsAt)
  if (!isHoldable(table) || !(await isThere(context, table, rowId))) throw fail('notFound')
  if (end <= now || end.getTime() > now.getTime() + longestHold)
    throw fail('invalid', { fields: { endsAt: 'validDate' } })
  const row = { reason, endsAt: end, createdAt: now, createdBy: caller?.id ?? null }
  await db
    .insertInto('retentionHolds')
    .values({ tableName: table, rowId, ...row })
    .onConflict(conflict => conflict.columns(['tableName', 'rowId']).doUpdateSet(row))
    .execute()
  await audit(context, {
    action: 'heldBack',
    entity: 'retentionHolds',
    entityId: rowId,
    details: { table, endsAt },
  })
}

async function isThere({ db, personal }: Context, table: keyof Database, rowId: number): Promise<boolean> {
  if (table === 'votings')
    return (
      (
        await db
          .selectFrom('votings')
          .select('id')
          .where('id', '=', rowId)
          .where('key', 'is not', null)
          .execute()
      ).length > 0
    )
  const data = personal.find(one => one.table === table && typeof one.erase === 'function')
  return data !== undefined && (await rowsWith(db, data, [rowId])).length > 0
}

/** Ends a hold and carries out an erasure that was requested meanwhile. Throws `notFound`. */
export async function releaseHold(context: Context, id: number): Promise<undefined> {
  const hold = await endHold(context, id)
  if (!hold) throw fail('notFound')
  const { tableName: table, rowId } = hold
  await audit(context, {
    action: 'holdReleased',
    entity: 'retentionHolds',
    entityId: rowId,
    details: { table },
  })
}

type Ending = Pick<Dependencies, 'db' | 'clock' | 'secret' | 'erasures' | 'personal'>

async function endHold(given: Ending, id: number) {
  const hold = await given.db
    .deleteFrom('retentionHolds')
    .where('id', '=', id)
    .returning(['tableName', 'rowId', 'isErasureAsked'])
    .executeTakeFirst()
  if (!hold?.isErasureAsked) return hold
  const data = given.personal.find(
    one => one.table === (hold.tableName as keyof Database) && typeof one.erase === 'function',
  )
  if (data) await eraseRows(given, data, await rowsWith(given.db, data, [hold.rowId]))
  return hold
}

/** Ends the holds whose end has passed. Runs every night before retention. */
export async function endHolds(given: Ending): Promise<void> {
  const over = await given.db
    .selectFrom('retentionHolds')
    .select('id')
    .where('endsAt', '<=', given.clock())
    .execute()
  for (const { id } of over) await transact(given.db, db => endHold({ ...given, db }, id))
}
