import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Connection } from './connect.ts'
import type { Log } from './log.ts'
import type { DB } from './schema.gen.ts'

export type Listener = {
  onMessage(payload: string): void
  /**
   * Called after a reconnection. Messages may have been missed: the listener must discard whatever it derived
   * from them.
   */
  onReconnect?(): void
}

/** Resolves once the channel is subscribed. */
export type Listen = (channel: string, listener: Listener) => Promise<void>

const longestPayload = 7999 // bytes; PostgreSQL refuses 8000
const pauses = [0, 100, 250, 500, 1000, 2000] // milliseconds before each further attempt; the last one repeats
const heartbeat = 10_000 // milliseconds; detects a connection that was dropped silently
const answerTime = 5000 // milliseconds

/** Notifies every listening process, once and only if the transaction commits. */
export async function notify(trx: Kysely<DB>, channel: string, payload: string): Promise<void> {
  const bytes = Buffer.byteLength(payload)
  if (bytes > longestPayload) {
    throw new RangeError(`a message of ${bytes} bytes is too long for channel ${channel}`)
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx)
}

/** One connection for all channels, opened by the first `listen` and reopened whenever it is lost. */
export class ChannelLine {
  readonly #connection: Connection
  readonly #log: Log
  readonly #listeners = new Map<string, Listener[]>()
  #client: pg.Client | undefined
  #firstOpening: Promise<void> | undefined
  #pulse: NodeJS.Timeout | undefined
  #closed = false

  constructor(connection: Connection, log: Log) {
    this.#connection = connection
    this.#log = log
  }

  readonly listen: Listen = async (channel, listener) => {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener])
    this.#firstOpening ??= this.#open()
    await this.#firstOpening
    if (this.#client) await subscribe(this.#client, channel)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#pulse)
    await this.#client?.end()
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      keepAlive: true,
      query_timeout: answerTime,
      connectionTimeoutMillis: answerTime,
    })
    client.on('error', error => this.#log.warn({ error: error.message }, 'the listening connection was lost'))
    client.on('notification', ({ channel, payload = '' }) => this.#deliver(channel, payload))
    try {
      await client.connect()
      for (const channel of this.#listeners.keys()) await subscribe(client, channel)
    } catch (error) {
      await client.end()
      throw error
    }
    this.#watch(client)
  }

  #watch(client: pg.Client): void {
    this.#client = client
    client.once('end', () => this.#replace(client))
    this.#pulse = setInterval(() => {
      client.query('select 1').catch(() => this.#replace(client))
    }, heartbeat).unref()
  }

  #replace(lost: pg.Client): void {
    if (this.#closed || this.#client !== lost) return
    clearInterval(this.#pulse)
    this.#client = undefined
    void lost.end()
    void this.#reopen(0)
  }

  async #reopen(attempt: number): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, pauses[Math.min(attempt, pauses.length - 1)]).unref())
    if (this.#closed) return
    await this.#open().then(
      () => this.#announceReconnect(),
      () => this.#reopen(attempt + 1),
    )
  }

  #deliver(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener.onMessage(payload)
  }

  #announceReconnect(): void {
    for (const listener of [...this.#listeners.values()].flat()) listener.onReconnect?.()
  }
}

async function subscribe(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`)
}
