import { type RawBuilder, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { type RetentionKind, retention } from '#contract/retention.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import { notHeldCondition } from './holds.ts'

type Needs = { db: Kysely<Database>; clock: () => Date }

/**
 * Declares what is deleted when the retention period of a kind of personal data is over: rows, or the
 * contents of some columns.
 */
export interface Forgetting {
  /** Key of `contract/retention.ts`. */
  kind: RetentionKind
  table: keyof Database
  /** SQL expression of the start of the period; rows without a value stay. */
  since: RawBuilder<Date | null>
  /** Period in days, if it differs from that of its kind. 0: `since` is the end itself. */
  days?: number
  /** Condition for the rows, if not all. */
  where?: RawBuilder<boolean>
  /** New values of columns if the rows stay. `where` must exclude rows already emptied. */
  empties?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Ends the rows by an act of their area, where they stay. `where` leaves out those that have ended. */
  ends?: (given: Needs, ids: readonly number[]) => Promise<void>
  /** For data kept for a day or less and ended sessions: deleted every hour instead of every night. */
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
  /** Earliest start of a period among these rows; null if there are none. */
  oldest: Date | null
}

/** Returns what would be deleted now; changes nothing. */
export async function findDueRows({ db, clock }: Needs, all: readonly Forgetting[]): Promise<Due[]> {
  const found: Due[] = []
  for (const forgetting of all) {
    const { rows } = await sql<{ rows: number; oldest: Date | null }>`
      select count(*)::int as rows, min(${forgetting.since}) as oldest
      from ${sql.table(forgetting.table)} where ${dueCondition(forgetting, clock())}`.execute(db)
    found.push({ forgetting, rows: rows[0]?.rows ?? 0, oldest: rows[0]?.oldest ?? null })
  }
  return found
}

/**
 * Deletes what is due. A failing declaration does not stop the others; its error is thrown at the end, for a
 * retry.
 */
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
  const where = dueCondition(forgetting, now)
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

function dueCondition({ kind, table, since, days, where }: Forgetting, now: Date): RawBuilder<boolean> {
  const period = days ?? retention[kind].days
  if (period === null) throw new Error(`${kind} has no period in days: say which one its rows have.`)
  const before = new Date(now.getTime() - period * day)
  const all = [sql<boolean>`${since} < ${before}`, where, notHeldCondition(table, now)].filter(
    one => one !== null && one !== undefined,
  )
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

function countOf({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): number {
  return Number(numAffectedRows)
}

/**
 * Returns the tables without any declaration: neither is anything of them deleted, nor is there a reason to
 * keep them. `stays` names tables that are deleted with others or contain no personal data.
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
