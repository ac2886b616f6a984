import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { type MailState, mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'

type Db = Kysely<Database>
type Condition = RawBuilder<unknown>

/**
 * Tables with a column for the time a letter was wanted and one for the time it was written into the outbox.
 */
type LedgerTable = {
  [Table in keyof Database]: Database[Table] extends { wantedAt: unknown; writtenAt: unknown } ? Table : never
}[keyof Database]

/** A table with one line for each wanted letter. SQL conditions and keys refer to it as `letters`. */
export interface Ledger<Table extends LedgerTable> {
  table: Table
  /** Columns of the table's primary key. */
  key: readonly (keyof Database[Table] & string)[]
  /** Key of a letter in the outbox, which prevents duplicates there. */
  outboxKey: RawBuilder<string>
}

export type Line<Table extends LedgerTable> = Selectable<Database[Table]> & { outboxKey: string }

type Wanted<Row> = { [Column in keyof Row]: Row[Column] | RawBuilder<unknown> }

/**
 * Inserts lines for letters that are to be sent, in the transaction of what they report: one, or one for each
 * row of `rows`, whose columns can be used as SQL. Existing lines are ignored. Returns the number of new
 * lines.
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
 * Takes letters that are not yet in the outbox and not locked by another transaction, the earliest first, and
 * marks them as written: the caller must put them into the outbox in the same transaction.
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
      update ${sql.table(table)} letters set written_at = ${now} from found where ${sameKeyCondition(key, 'found')}
      returning letters.*)
    select letters.*, ${outboxKey} as "outboxKey" from taken letters order by ${order}`.execute(db)
  return rows
}

const portion = 50 // letters per transaction

/** Writes all wanted letters, a portion per transaction. `write` returns how many it has taken. */
export async function writeInPortions(
  db: Db,
  write: (db: Db, limit: number) => Promise<number>,
): Promise<void> {
  for (;;) {
    const taken = await transact(db, trx => write(trx, portion))
    if (taken < portion) return
  }
}

/**
 * Locks the unwritten lines: once this returns, concurrent writers of these letters have finished and the
 * outbox shows them.
 */
export async function lockLines<Table extends LedgerTable>(
  db: Db,
  { table, key }: Ledger<Table>,
  which: Condition,
): Promise<void> {
  await sql`select from ${sql.table(table)} letters where ${which} and written_at is null
    order by ${columns(key)} for update`.execute(db)
}

/** Returns the lines of letters, ordered by the time they were wanted. */
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
 * Cancels letters that have not been sent: deletes them from the outbox and sets the columns in `set` on
 * their lines, or deletes the lines if it is missing. Skips those being written or sent at this moment; call
 * `lockLines` before to wait for the writers. `notLeft`: the outbox states that count as not sent. Returns
 * the lines.
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
    where ${sameKeyCondition(key, 'unsent')} returning letters.*`.execute(db)
  return rows
}

function columns(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map(name => sql.ref(name)))
}

function sameKeyCondition(key: readonly string[], other: string): Condition {
  return sql.join(
    key.map(name => sql`letters.${sql.ref(name)} = ${sql.ref(`${other}.${name}`)}`),
    sql` and `,
  )
}
