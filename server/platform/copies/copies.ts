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

/** What the data folder knows of the database that belongs to it. */
export const instanceFile = 'installation'

const channel = 'copies'

interface Known {
  instance: string
  starts: number
}

interface Here {
  /** The host that BASE_URL names. */
  host: string
  /** Where the data folder lies. */
  path: string
  /** See `machineOf`. */
  machine: string | null
}

/** Why this is a copy; null where it is the site itself, or a database that nobody has started on yet. */
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
  /** Counts this start, where it is no copy. */
  register(): Promise<void>
  /** From now on this is the site itself; letters that wait are sent or discarded. Gives how many were discarded. */
  release(db: Kysely<Database>, letters: 'discard' | 'send'): Promise<number>
  /** Called once, when it is released, here or by another process. */
  onRelease(then: () => void): void
}

interface Parts {
  db: Kysely<Database>
  dataFolder: string
  config: { baseUrl: string; databaseUrl: string | undefined }
  log: Log
  /** Tests run on one machine. */
  machine?: string
  listen?: (channel: string, listener: Listener) => Promise<void>
}

/** Whether the database that was opened is a copy: then no letter leaves, and nothing is asked of other hosts. */
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
      // A name of its own from now on: the original may go on beside it.
      const own = await setOwn(trx, here, sql<string>`${randomUUID()}::uuid`)
      await writeKnown(file, { ...own, path: here.path })
      await notify(trx, channel, '')
      return discarded
    },

    onRelease: then => void waiting.push(then),
  }
}

/** Of what is no copy, for what never asks. */
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

// What is on its way has left the original already, or is uncertain there as well.
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

/** The same in a transaction of its own, for a command. */
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

// Whole or not at all.
async function writeKnown(file: string, known: Known & { path: string }): Promise<void> {
  const making = `${file}.${randomUUID()}`
  await writeOwnFile(making, `${JSON.stringify(known)}\n`)
  await rename(making, file)
}
