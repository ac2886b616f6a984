import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { type MailState, mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'

type Db = Kysely<Database>
type Condition = RawBuilder<unknown>

/** Tables with a moment at which a letter was wanted, and one at which it was written into the outbox. */
type LedgerTable = {
  [Table in keyof Database]: Database[Table] extends { wantedAt: unknown; writtenAt: unknown } ? Table : never
}[keyof Database]

/** A table with one line for each letter that is wanted. Conditions and keys in SQL call it `letters`. */
export interface Ledger<Table extends LedgerTable> {
  table: Table
  /** The columns that tell its lines apart. */
  key: readonly (keyof Database[Table] & string)[]
  /** The key of a letter in the outbox, which keeps it from being there twice. */
  outboxKey: RawBuilder<string>
}

export type Line<Table extends LedgerTable> = Selectable<Database[Table]> & { outboxKey: string }

type Wanted<Row> = { [Column in keyof Row]: Row[Column] | RawBuilder<unknown> }

/**
 * Writes down letters that are to be sent, in the transaction of what they tell: one, or one for each row of `rows`, from
 * which columns are taken as SQL. The same letter a second time is nothing. Gives how many are new.
 */
export async function wantLines<Table extends LedgerTable>(
  db: Db,
  { table }: Pick<Ledger<Table>, 'table'>,
  line: Wanted<Insertable<Database[Table]>>,
  rows: RawBuilder<unknown> = sql``,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into ${sql.table(table)} (${columns(Object.keys(line))})
    select ${sql.join(Object.values(line))} ${rows} on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Letters that are not in the outbox yet and belong to nobody else who writes them now, the earliest first. They count as
 * written from here on: whoever takes them puts them into the outbox in the same transaction.
 */
export async function takeLines<Table extends LedgerTable>(
  db: Db,
  { table, key, outboxKey }: Ledger<Table>,
  { which, limit, now }: { which: Condition; limit: number; now: Date },
): Promise<Line<Table>[]> {
  const order = columns(['wantedAt', ...key])
  const { rows } = await sql<Line<Table>>`
    with found as (
      select ${columns(key)} from ${sql.table(table)} letters where written_at is null and ${which}
      order by ${order} limit ${limit} for update skip locked),
    taken as (
      update ${sql.table(table)} letters set written_at = ${now} from found where ${isSame(key, 'found')}
      returning letters.*)
    select letters.*, ${outboxKey} as "outboxKey" from taken letters order by ${order}`.execute(db)
  return rows
}

const portion = 50 // letters for each transaction

/** Has letters written, a portion in each transaction, until none is left. `write` gives how many it has taken. */
export async function writeInPortions(
  db: Db,
  write: (db: Db, limit: number) => Promise<number>,
): Promise<void> {
  for (;;) {
    const taken = await transact(db, trx => write(trx, portion))
    if (taken < portion) return
  }
}

/** Whoever writes these letters at this moment has finished once this returns, and the outbox shows them. */
export async function lockLines<Table extends LedgerTable>(
  db: Db,
  { table, key }: Ledger<Table>,
  which: Condition,
): Promise<void> {
  await sql`select from ${sql.table(table)} letters where ${which} and written_at is null
    order by ${columns(key)} for update`.execute(db)
}

/** The lines of letters, those wanted first before others. */
export async function findLines<Table extends LedgerTable>(
  db: Db,
  { table, outboxKey }: Ledger<Table>,
  which: Condition,
): Promise<Line<Table>[]> {
  const { rows } = await sql<Line<Table>>`
    select letters.*, ${outboxKey} as "outboxKey" from ${sql.table(table)} letters
    where ${which} order by wanted_at`.execute(db)
  return rows
}

/**
 * Letters that have not left never do: they go out of the outbox, and their lines get the columns in `set`, or go without
 * it. One that somebody writes or sends at this moment stays; `lockLines` before waits for those who write. `notLeft`: the
 * states in the outbox of letters that have not left. Gives the lines.
 */
export async function takeBackLines<Table extends LedgerTable>(
  db: Db,
  { table, key, outboxKey }: Ledger<Table>,
  which: Condition,
  set?: RawBuilder<unknown>,
  notLeft: readonly MailState[] = sourcesOf(mailStates, 'sending'),
): Promise<Selectable<Database[Table]>[]> {
  const ledger = sql`${sql.table(table)} letters`
  const { rows } = await sql<Selectable<Database[Table]>>`
    with gone as (
      delete from mails using ${ledger} where ${which} and written_at is not null and dedupe_key = ${outboxKey}
        and mails.state in (${sql.join(notLeft)})
      returning dedupe_key),
    unsent as (
      select ${columns(key)} from ${ledger}
      where ${which} and (written_at is null or ${outboxKey} in (select dedupe_key from gone))
      for update of letters skip locked)
    ${set ? sql`update ${ledger} set ${set} from unsent` : sql`delete from ${ledger} using unsent`}
    where ${isSame(key, 'unsent')} returning letters.*`.execute(db)
  return rows
}

function columns(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map(name => sql.ref(name)))
}

function isSame(key: readonly string[], other: string): Condition {
  return sql.join(
    key.map(name => sql`letters.${sql.ref(name)} = ${sql.ref(`${other}.${name}`)}`),
    sql` and `,
  )
}
