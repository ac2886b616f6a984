import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Connection } from './connect.ts'
import type { Log } from './log.ts'
import type { DB } from './schema.gen.ts'

export type Listener = {
  onMessage(payload: string): void
  /** Messages may have been missed: whatever was derived from them is to be thrown away. */
  onReconnect?(): void
}

/** Resolves when the channel is heard. */
export type Listen = (channel: string, listener: Listener) => Promise<void>

const longestPayload = 7999 // bytes; PostgreSQL refuses 8000
const pauses = [0, 100, 250, 500, 1000, 2000] // milliseconds before each further attempt, the last one for ever
const heartbeat = 10_000 // milliseconds; notices a line that died without a word
const answerTime = 5000 // milliseconds

/** Tells every listening process, once and only if the transaction commits. */
export async function notify(trx: Kysely<DB>, channel: string, payload: string): Promise<void> {
  const bytes = Buffer.byteLength(payload)
  if (bytes > longestPayload)
    throw new RangeError(`a message of ${bytes} bytes is too long for channel ${channel}`)
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx)
}

/** One connection, opened by the first `listen`, for every channel. */
export function openListener(connection: Connection, log: Log): { listen: Listen; close(): Promise<void> } {
  const channels = new Map<string, Listener[]>()
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let closed = false
  const pulse = setInterval(checkLine, heartbeat)
  pulse.unref()

  return {
    async listen(channel, listener) {
      channels.set(channel, [...(channels.get(channel) ?? []), listener])
      opening ??= open()
      await opening.catch(forgetOpening)
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    async close() {
      closed = true
      clearInterval(pulse)
      await client?.end().catch(() => {})
    },
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      keepAlive: true,
      query_timeout: answerTime,
      connectionTimeoutMillis: answerTime,
    })
    fresh.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''))
    fresh.on('error', error =>
      log.warn({ error: error.message }, 'the listening database connection was lost'),
    )
    await fresh.connect()
    fresh.once('end', () => void reopen())
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = fresh
  }

  async function reopen(attempt = 0): Promise<void> {
    client = undefined
    if (closed) return
    await new Promise(resolve => setTimeout(resolve, pauses[Math.min(attempt, pauses.length - 1)]).unref())
    if (closed) return
    await open().then(announceReconnect, () => reopen(attempt + 1))
  }

  function forgetOpening(error: unknown): never {
    opening = undefined
    throw error
  }

  function checkLine(): void {
    const watched = client
    watched?.query('select 1').catch(() => watched.end().catch(() => {}))
  }

  function deliver(channel: string, payload: string): void {
    for (const listener of channels.get(channel) ?? []) listener.onMessage(payload)
  }

  function announceReconnect(): void {
    for (const listener of [...channels.values()].flat()) listener.onReconnect?.()
  }
}
