import { sql } from 'kysely'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import {
  addressesIn,
  columnsOf,
  type Erasing,
  eraseRows,
  identityOf,
  type PersonalData,
  type Row,
} from '#server/platform/personal-data/personal-data.ts'
import type { Erasures } from './ledger.ts'

type Given = Pick<Dependencies, 'db' | 'clock' | 'log' | 'secret' | 'erasures' | 'personal'>

/** Whether the database is an older copy, and how many rows were erased again. */
export interface Replayed {
  isOlder: boolean
  rows: number
}

/**
 * Erases again the rows that a restored older copy of the database has brought back, before the site is
 * served. Idempotent; a process that dies meanwhile starts over.
 */
export async function replayErasures(given: Given): Promise<Replayed> {
  const { db, log, erasures } = given
  const entries = await erasures.entries()
  const last = entries.at(-1)?.n ?? 0
  const known = await countKnownErasures(db, erasures, last)
  if (last < known)
    log.warn(
      { known, last },
      'the ledger of erasures is older than the database: bring back the file erasures of the data folder that was used last',
    )
  if (last <= known) return { isOlder: false, rows: 0 }
  const replayed = await transact(db, async trx => {
    const since = await countKnownErasures(trx, erasures, last, true)
    const marks = new Set(entries.filter(({ n }) => n > since).flatMap(entry => entry.marks))
    const rows = await eraseMarked({ ...given, db: trx, erasures: withoutNotes(erasures) }, marks)
    await trx
      .updateTable('installation')
      .set({
        erasures: sql<number>`greatest(erasures, ${last})`,
        ...{ replayedAt: given.clock(), replayedRows: rows },
      })
      .execute()
    await erasures.keepKnown(trx, last)
    return { lines: last - since, rows }
  })
  log.warn(replayed, 'the database is an older copy: what people had erased since was erased once more')
  return { isOlder: true, rows: replayed.rows }
}

/**
 * Up to which line the database knows this ledger: processes with data folders of their own each have one, whose lines are
 * counted together. Of a ledger without lines all is unknown that the database has counted.
 */
async function countKnownErasures(
  db: Kysely<Database>,
  ledger: Erasures,
  last: number,
  isLocked = false,
): Promise<number> {
  const query = db.selectFrom('installation').select(['erasures', 'ledgers'])
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return 0
  if (last === 0) return row.erasures
  return row.ledgers[(await ledger.ledgerId()) ?? ''] ?? row.ledgers[''] ?? 0
}

async function eraseMarked(
  given: Erasing & Pick<Given, 'personal'>,
  marks: ReadonlySet<string>,
): Promise<number> {
  let count = 0
  for (const data of given.personal) {
    count += await doActsAgain(given, data, marks)
    if (typeof data.erase !== 'function') continue
    const rows = (await allRows(given.db, data)).filter(row => isMarked(row, data, given.erasures, marks))
    if (rows.length > 0) await eraseRows(given, data, rows)
    count += rows.length
  }
  return count
}

/** What people withdrew of rows that stay. */
async function doActsAgain(given: Erasing, data: PersonalData, marks: ReadonlySet<string>): Promise<number> {
  let count = 0
  for (const [act, doAgain] of Object.entries(data.acts ?? {})) {
    const wasNoted = (row: Row) =>
      marks.has(given.erasures.markOf({ table: data.table, id: Number(row[identityOf(data)]), act }))
    const rows = (await allRows(given.db, data)).filter(wasNoted)
    if (rows.length > 0) await doAgain(given, rows)
    count += rows.length
  }
  return count
}

async function allRows(db: Kysely<Database>, data: PersonalData): Promise<Row[]> {
  const columns = columnsOf(data).map(column => sql.ref(column))
  const { rows } = await sql<Row>`select ${sql.join(columns)} from ${sql.table(data.table)}`.execute(db)
  return rows
}

function isMarked(row: Row, data: PersonalData, { markOf }: Erasures, marks: ReadonlySet<string>): boolean {
  const hash = data.hashed && row[data.hashed.column]
  return [
    { table: data.table, id: Number(row[identityOf(data)]) },
    ...addressesIn(data, row).map(address => ({ address })),
    ...(Buffer.isBuffer(hash) ? [{ hash }] : []),
  ]
    .map(markOf)
    .some(mark => marks.has(mark))
}

function withoutNotes(erasures: Erasures): Erasures {
  return { ...erasures, note: async () => undefined }
}
