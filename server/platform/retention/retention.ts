import { type RawBuilder, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { type RetentionKind, retention } from '#contract/retention.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import { notHeld } from './holds.ts'

type Needs = { db: Kysely<Database>; clock: () => Date }

/** What goes once the period of a kind of personal data is over: rows of a table, or what stands in some columns. */
export interface Forgetting {
  /** A line of `contract/retention.ts`. */
  kind: RetentionKind
  table: keyof Database
  /** The moment from which the period counts, as SQL; rows without one stay. */
  since: RawBuilder<Date | null>
  /** Where it is not the period of its kind. 0: `since` is the end itself. */
  days?: number
  /** Which rows, where not all. */
  where?: RawBuilder<boolean>
  /** What is put into columns, where the rows stay. `where` leaves out those that have been emptied. */
  empties?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Ends the rows by an act of their area, where they stay. `where` leaves out those that have ended. */
  ends?: (given: Needs, ids: readonly number[]) => Promise<void>
  /** What is kept for a day or less, and sessions that have ended, go every hour instead of every night. */
  isHourly?: true
  /** Deletes what belongs to the rows by their ids, where no foreign key does. */
  afterwards?: (trx: Kysely<Database>, ids: readonly number[]) => Promise<void>
}

/** What one declaration has done, or would do now. */
export interface Forgotten {
  forgetting: Forgetting
  rows: number
}

export interface Due extends Forgotten {
  /** How long the oldest of these rows has been there; null without any. */
  oldest: Date | null
}

/** What would go now; nothing is changed. */
export async function due({ db, clock }: Needs, all: readonly Forgetting[]): Promise<Due[]> {
  const found: Due[] = []
  for (const forgetting of all) {
    const { rows } = await sql<{ rows: number; oldest: Date | null }>`
      select count(*)::int as rows, min(${forgetting.since}) as oldest
      from ${sql.table(forgetting.table)} where ${conditionOf(forgetting, clock())}`.execute(db)
    found.push({ forgetting, rows: rows[0]?.rows ?? 0, oldest: rows[0]?.oldest ?? null })
  }
  return found
}

/** Forgets what is due. One that fails keeps none of the others; then the first error is thrown, to try again. */
export async function forget({ db, clock }: Needs, all: readonly Forgetting[]): Promise<Forgotten[]> {
  const done: Forgotten[] = []
  const errors: unknown[] = []
  for (const forgetting of all) {
    try {
      const rows = await transact(db, trx => forgetRows(trx, forgetting, clock()))
      done.push({ forgetting, rows })
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return done
}

async function forgetRows(trx: Kysely<Database>, forgetting: Forgetting, now: Date): Promise<number> {
  const table = sql.table(forgetting.table)
  const where = conditionOf(forgetting, now)
  const { empties, afterwards, ends } = forgetting
  if (ends) {
    const { rows } = await sql<{ id: number }>`select id from ${table} where ${where} for update`.execute(trx)
    await ends(
      { db: trx, clock: () => now },
      rows.map(({ id }) => id),
    )
    return rows.length
  }
  if (empties) {
    const changes = Object.entries(empties).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    return countOf(await sql`update ${table} set ${sql.join(changes)} where ${where}`.execute(trx))
  }
  if (!afterwards) return countOf(await sql`delete from ${table} where ${where}`.execute(trx))
  const { rows } = await sql<{ id: number }>`delete from ${table} where ${where} returning id`.execute(trx)
  if (rows.length > 0)
    await afterwards(
      trx,
      rows.map(({ id }) => id),
    )
  return rows.length
}

function conditionOf({ kind, table, since, days, where }: Forgetting, now: Date): RawBuilder<boolean> {
  const period = days ?? retention[kind].days
  if (period === null) throw new Error(`${kind} has no period in days: say which one its rows have.`)
  const before = new Date(now.getTime() - period * day)
  const all = [sql<boolean>`${since} < ${before}`, where, notHeld(table, now)].filter(
    one => one !== null && one !== undefined,
  )
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

function countOf({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): number {
  return Number(numAffectedRows)
}

/**
 * The tables that nobody has thought of: neither is anything of them forgotten, nor is it said why they stay. What
 * `stays` names is what goes with something else, or is no personal data.
 */
export async function unmentionedTables(
  db: Kysely<Database>,
  all: readonly Forgetting[],
  stays: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const known = new Set([...all.map(({ table }) => table as string), ...Object.keys(stays)].map(inSql))
  return rows.map(({ name }) => name).filter(name => !known.has(name))
}

function inSql(table: string): string {
  return table.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
