import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { second } from '#contract/durations.ts'
import { columnTypes } from './column-types.ts'
import { timeOutConnections } from './connection-timeout.ts'
import { ChannelLine, type Listen } from './listen.ts'
import type { Log } from './log.ts'
import { logLostConnections } from './lost-connections.ts'
import { NamingClient } from './named-statements.ts'
import type { DB } from './schema.gen.ts'

/**
 * How to reach a database: a connection string, or the embedded server's socket folder, account and password.
 */
export type Connection =
  | { readonly connectionString: string; readonly options?: string }
  | { readonly host: string; readonly user: string; readonly password: string; readonly database: string }

// An external PostgreSQL ends the session of a client that it cannot reach for eight seconds, whether it waits
// for the client (keepalives) or for the receipt of a response (user timeout). With its own settings a lost
// transaction keeps its locks for as long as it may be idle.
const noticeLostClient = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_user_timeout=8000'

export function externalConnection(connectionString: string): Connection {
  return { connectionString, options: noticeLostClient }
}

export type Connected = {
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  /** For code that opens connections of its own, such as the job queue. */
  readonly connection: Connection
  /** Calls back for every message on a channel; survives lost connections. */
  readonly listen: Listen
  /** Resolves if the database answers, rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

const limits = {
  max: 10, // connections; several processes share the server's 60
  connectionTimeoutMillis: 3 * second, // a request that waits longer for a connection is better answered with 503
  statement_timeout: 10 * second,
  lock_timeout: 3 * second,
  idle_in_transaction_session_timeout: 30 * second,
}

const connectionTimeout = 12 * second // longer than any statement may take

/**
 * Returns a pool and a query builder on it: snake_case in SQL, camelCase in TypeScript, contents of JSON
 * columns unchanged.
 */
export function connect(connection: Connection, log: Log, timeout = connectionTimeout): Connected {
  const pool = new pg.Pool({
    ...connection,
    ...limits,
    types: columnTypes,
    keepAlive: true,
    Client: NamingClient,
  })
  timeOutConnections(pool, timeout)
  logLostConnections(pool, log)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const line = new ChannelLine(connection, log)
  return {
    db,
    pool,
    connection,
    listen: line.listen,
    async ping() {
      await sql`select 1`.execute(db)
    },
    async close() {
      await line.close()
      await db.destroy()
    },
  }
}
