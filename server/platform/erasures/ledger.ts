import { createHmac } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { writeOwnFile } from '#server/platform/storage/own-file.ts'

/** Where it lies, beside the database and not in it: what is restored must not take it back. */
export const ledgerFile = 'erasures'

/** A row that was erased or, with `act`, of which less was withdrawn; or an address about which everything was erased. */
export type Erased =
  | { table: keyof Database; id: number; act?: string }
  | { address: string }
  | { hash: Buffer }

export interface Entry {
  /** The number of the line; the database counts along. */
  n: number
  /** A day is enough: marks go with their period. */
  day: string
  marks: string[]
}

export interface Erasures {
  /** Writes down what is being erased, on the disk before the transaction of `db` commits. */
  note(db: Kysely<Database>, erased: readonly Erased[]): Promise<void>
  /** The mark by which it is known again; whoever lacks the secret cannot make it. */
  markOf(erased: Erased): string
  entries(): Promise<Entry[]>
  /** Drops the lines whose period is over, but for the last. */
  trim(db: Kysely<Database>, now: Date): Promise<void>
}

interface Place {
  dataFolder: string
  secret: Buffer
  clock: () => Date
}

/** The ledger of what people had erased, by which it is erased once more in an older copy of the database. */
export function openErasures({ dataFolder, secret, clock }: Place): Erasures {
  const path = join(dataFolder, ledgerFile)
  const markOf = (erased: Erased) =>
    createHmac('sha256', secret)
      .update(`erased:${JSON.stringify(nameOf(erased))}`)
      .digest('base64url')

  // A row whose address is sealed is known by its hash alone.
  const withHash = (one: Erased): Erased[] =>
    'address' in one ? [one, { hash: hashOfAddress(secret, one.address) }] : [one]

  return {
    markOf,
    entries: () => readEntries(path),

    async note(db, erased) {
      if (erased.length === 0) return
      // One after the other: the row is locked until the transaction ends, so that lines stand in the order of commits.
      const { erasures: n } = await db
        .insertInto('installation')
        .values({ id: true, erasures: 1 })
        .onConflict(conflict =>
          conflict.column('id').doUpdateSet({ erasures: sql<number>`installation.erasures + 1` }),
        )
        .returning('erasures')
        .executeTakeFirstOrThrow()
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
        if (kept.length < all.length) await rewrite(path, kept)
      })
    },
  }
}

function nameOf(erased: Erased): string[] {
  if ('hash' in erased) return ['hash', erased.hash.toString('hex')]
  return 'address' in erased
    ? ['address', erased.address.trim().toLowerCase()]
    : ['row', erased.table, String(erased.id), ...(erased.act ? [erased.act] : [])]
}

// A line that was broken off by a crash is ended by the next one, and is none.
async function append(path: string, entry: Entry): Promise<void> {
  await writeOwnFile(path, `\n${JSON.stringify(entry)}`, { isAppended: true })
}

async function readEntries(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return ''
    throw new Error(`The ledger of erasures cannot be read: ${path}.`, { cause: error })
  })
  return text.split('\n').flatMap(line => entryIn(line) ?? [])
}

function entryIn(line: string): Entry | null {
  try {
    const entry = JSON.parse(line)
    return Number.isInteger(entry.n) && Array.isArray(entry.marks) ? entry : null
  } catch {
    return null
  }
}

async function rewrite(path: string, entries: readonly Entry[]): Promise<void> {
  const making = `${path}.making`
  await rm(making, { force: true })
  for (const entry of entries) await append(making, entry)
  await rename(making, path)
}
