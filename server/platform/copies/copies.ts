import { randomUUID } from 'node:crypto'
import { readFile, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { mailStates } from '#contract/mail/api.ts'
import type { CopyReason } from '#contract/privacy/copy.ts'
import { sourcesOf } from '#contract/states.ts'
import {
  type Database,
  type Kysely,
  type Listener,
  type Log,
  notify,
  transact,
} from '#server/platform/database/database.ts'
import { writeOwnFile } from '#server/platform/storage/own-file.ts'
import { machineOf } from './machine.ts'

/** File in the data folder that identifies the database belonging to it. */
export const instanceFile = 'installation'

const channel = 'copies'

interface Known {
  instance: string
  starts: number
}

interface Here {
  /** The host that BASE_URL names. */
  host: string
  /** Real path of the data folder. */
  path: string
  /** See `machineOf`. */
  machine: string | null
}

/** Returns why this site is a copy; null for the original, and for a database that was never started. */
export function copyReasonOf(
  database: { instance: string | null; servedHost: string | null; machine: string | null; starts: number },
  folder: (Known & { path: string }) | null,
  { host, path, machine }: Here,
): CopyReason | null {
  if (database.instance === null) return null
  if (folder?.instance !== database.instance || folder.path !== path) return 'folder'
  if (database.servedHost !== host) return 'host'
  if (database.starts < folder.starts) return 'older'
  const isKnown = database.machine !== null && machine !== null
  return isKnown && database.machine !== machine ? 'machine' : null
}

export interface Copies {
  reason(): CopyReason | null
  /** Counts this start, unless it is a copy. */
  register(): Promise<void>
  /**
   * Makes this copy a site of its own; waiting letters are sent or discarded. Returns how many were
   * discarded.
   */
  release(db: Kysely<Database>, letters: 'discard' | 'send'): Promise<number>
  /** Calls `then` once when the copy is released, by this process or another one. */
  onRelease(then: () => void): void
}

interface Parts {
  db: Kysely<Database>
  dataFolder: string
  config: { baseUrl: string; databaseUrl: string | undefined }
  log: Log
  /** Set by tests, which all run on one machine. */
  machine?: string
  listen?: (channel: string, listener: Listener) => Promise<void>
}

/** Checks whether the opened database is a copy: a copy sends no letters and no requests to other hosts. */
export async function openCopies(parts: Parts): Promise<Copies> {
  const { db, dataFolder, config, log, listen } = parts
  const file = join(dataFolder, instanceFile)
  const here = {
    host: new URL(config.baseUrl).hostname,
    path: await realpath(dataFolder),
    machine: parts.machine ?? (await machineOf(db, config.databaseUrl === undefined)),
  }
  const waiting: (() => void)[] = []
  const judge = async () => copyReasonOf(await rowOf(db), await readKnown(file), here)
  let reason = await judge()
  if (reason !== null) {
    log.warn(
      { reason, host: here.host, path: here.path },
      'this is a copy of another site: no letter leaves until it is released in backstage or by npm run copy',
    )
    await listen?.(channel, { onMessage: () => void look(), onReconnect: () => void look() })
  }
  const look = async () => {
    if (reason === null) return
    reason = await judge().catch(() => reason)
    if (reason === null) for (const then of waiting.splice(0)) then()
  }

  return {
    reason: () => reason,

    async register() {
      if (reason !== null) return
      const { instance, starts } = await setOwn(
        db,
        here,
        sql<string>`coalesce(instance, ${randomUUID()}::uuid)`,
      )
      await writeKnown(file, { instance, starts, path: here.path })
    },

    async release(trx, letters) {
      const discarded = letters === 'discard' ? await discardLetters(trx) : 0
      const known = await readKnown(file)
      const starts = Math.max(known?.starts ?? 0, (await rowOf(trx)).starts)
      await trx.updateTable('installation').set({ starts }).execute()
      // A new id, because the original may continue to run.
      const own = await setOwn(trx, here, sql<string>`${randomUUID()}::uuid`)
      await writeKnown(file, { ...own, path: here.path })
      await notify(trx, channel, '')
      return discarded
    },

    onRelease: then => void waiting.push(then),
  }
}

/** A database that is not a copy, for code that needs no check. */
export const notCopied: Copies = {
  reason: () => null,
  register: async () => undefined,
  release: async () => 0,
  onRelease: () => undefined,
}

async function rowOf(db: Kysely<Database>) {
  const row = await db
    .selectFrom('installation')
    .select(['instance', 'servedHost', 'machine', 'starts'])
    .executeTakeFirst()
  return row ?? { instance: null, servedHost: null, machine: null, starts: 0 }
}

async function setOwn(
  db: Kysely<Database>,
  { host: servedHost, machine }: Here,
  instance: ReturnType<typeof sql<string>>,
) {
  const row = await db
    .updateTable('installation')
    .set({ instance, servedHost, machine, starts: sql<number>`starts + 1` })
    .returning(['instance', 'starts'])
    .executeTakeFirstOrThrow()
  return { instance: row.instance ?? '', starts: row.starts }
}

// Letters being sent have left the original already, or have an uncertain outcome there as well.
async function discardLetters(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** How many letters wait. */
export async function countHeld(db: Kysely<Database>): Promise<number> {
  const { held } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('held'))
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .executeTakeFirstOrThrow()
  return Number(held)
}

/** Releases a copy in a new transaction, for a command. */
export function releaseCopy(copies: Copies, db: Kysely<Database>, letters: 'discard' | 'send') {
  return transact(db, trx => copies.release(trx, letters))
}

async function readKnown(file: string): Promise<(Known & { path: string }) | null> {
  try {
    const { instance, starts, path } = JSON.parse(await readFile(file, 'utf8'))
    return { instance: String(instance), starts: Number(starts), path: String(path) }
  } catch {
    return null
  }
}

// Writes the file atomically.
async function writeKnown(file: string, known: Known & { path: string }): Promise<void> {
  const making = `${file}.${randomUUID()}`
  await writeOwnFile(making, `${JSON.stringify(known)}\n`)
  await rename(making, file)
}
