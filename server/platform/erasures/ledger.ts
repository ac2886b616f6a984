import { createHmac, randomUUID } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { writeOwnFile } from '#server/platform/storage/own-file.ts'

/**
 * Name of the file in the data folder. It is kept outside the database so that restoring a backup does not
 * revert it.
 */
export const ledgerFile = 'erasures'

/** A row that was erased or, with `act`, of which less was withdrawn; or an address about which everything was erased. */
export type Erased =
  | { table: keyof Database; id: number; act?: string }
  | { address: string }
  | { hash: Buffer }

export interface Entry {
  /** Number of the line; the database keeps the same counter. */
  n: number
  /** Day of the erasure; no time is needed, because marks are deleted by retention period in days. */
  day: string
  marks: string[]
}

export interface Erasures {
  /** Records what is being erased; the line is on disk before the transaction of `db` commits. */
  note(db: Kysely<Database>, erased: readonly Erased[]): Promise<void>
  /**
   * Returns a keyed hash that identifies an erased row or address; it cannot be computed without the secret.
   */
  markOf(erased: Erased): string
  entries(): Promise<Entry[]>
  /** By which the database knows this ledger from those of processes with a data folder of their own; null before its first line. */
  ledgerId(): Promise<string | null>
  /** Writes down that the database knows this ledger up to this line, in the transaction that has locked its counter. */
  keepKnown(db: Kysely<Database>, n: number): Promise<void>
  /** Deletes the lines whose retention period is over, except the last line. */
  trim(db: Kysely<Database>, now: Date): Promise<void>
}

interface Place {
  dataFolder: string
  secret: Buffer
  clock: () => Date
}

/**
 * Opens the ledger of erasures, by which erased data is erased again in a restored older copy of the
 * database.
 */
export function openErasures({ dataFolder, secret, clock }: Place): Erasures {
  const path = join(dataFolder, ledgerFile)
  const markOf = (erased: Erased) =>
    createHmac('sha256', secret)
      .update(`erased:${JSON.stringify(nameOf(erased))}`)
      .digest('base64url')

  // A row whose address is sealed can be matched only by its hash.
  const withHash = (one: Erased): Erased[] =>
    'address' in one ? [one, { hash: hashOfAddress(secret, one.address) }] : [one]

  return {
    markOf,
    entries: () => readEntries(path),
    ledgerId: () => readId(path),
    keepKnown: async (db, n) => keepKnown(db, await idOf(path), n),

    async note(db, erased) {
      if (erased.length === 0) return
      // The row stays locked until the transaction ends, so that lines are in the order of commits.
      const { erasures: n } = await db
        .insertInto('installation')
        .values({ id: true, erasures: 1 })
        .onConflict(conflict =>
          conflict.column('id').doUpdateSet({ erasures: sql<number>`installation.erasures + 1` }),
        )
        .returning('erasures')
        .executeTakeFirstOrThrow()
      await keepKnown(db, await idOf(path), n)
      await append(path, {
        n,
        day: clock().toISOString().slice(0, 10),
        marks: erased.flatMap(withHash).map(markOf),
      })
    },

    async trim(db, now) {
      const oldest = new Date(now.getTime() - retention.erasureMark.days * day).toISOString().slice(0, 10)
      await db.transaction().execute(async trx => {
        await trx.selectFrom('installation').select('erasures').forUpdate().execute()
        const all = await readEntries(path)
        const kept = all.filter((entry, place) => entry.day >= oldest || place === all.length - 1)
        if (kept.length < all.length) await rewrite(path, await idOf(path), kept)
      })
    },
  }
}

async function keepKnown(db: Kysely<Database>, ledger: string, n: number): Promise<void> {
  await db
    .updateTable('installation')
    .set({ ledgers: sql<string>`installation.ledgers || jsonb_build_object(${ledger}::text, ${n}::int)` })
    .execute()
}

function nameOf(erased: Erased): string[] {
  if ('hash' in erased) return ['hash', erased.hash.toString('hex')]
  return 'address' in erased
    ? ['address', erased.address.trim().toLowerCase()]
    : ['row', erased.table, String(erased.id), ...(erased.act ? [erased.act] : [])]
}

// Starts with a line break: a line cut off by a crash is thus ended, and is ignored when read.
async function append(path: string, entry: Entry | { ledger: string }): Promise<void> {
  await writeOwnFile(path, `\n${JSON.stringify(entry)}`, { isAppended: true })
}

async function readEntries(path: string): Promise<Entry[]> {
  const lines = await readLines(path)
  return lines.filter((line): line is Entry => Number.isInteger(line.n) && Array.isArray(line.marks))
}

async function readId(path: string): Promise<string | null> {
  return (await readLines(path)).find(({ ledger }) => typeof ledger === 'string')?.ledger ?? null
}

/** A ledger of an earlier version gets its id behind its lines. Whoever asks has locked the row of the counter. */
async function idOf(path: string): Promise<string> {
  const known = await readId(path)
  if (known) return known
  const ledger = randomUUID()
  await append(path, { ledger })
  return ledger
}

type AnyLine = Partial<Entry> & { ledger?: string }

async function readLines(path: string): Promise<AnyLine[]> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return ''
    throw new Error(`The ledger of erasures cannot be read: ${path}.`, { cause: error })
  })
  return text.split('\n').flatMap(line => lineIn(line) ?? [])
}

function lineIn(line: string): AnyLine | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function rewrite(path: string, ledger: string, entries: readonly Entry[]): Promise<void> {
  const making = `${path}.making`
  await rm(making, { force: true })
  await append(making, { ledger })
  for (const entry of entries) await append(making, entry)
  await rename(making, path)
}
