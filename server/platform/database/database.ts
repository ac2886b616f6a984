import { dirname } from 'node:path'
import { joinCluster, startCluster } from '#server/platform/database/cluster/cluster.ts'
import type { ClusterSettings } from '#server/platform/database/cluster/place.ts'
import { preparedCluster } from '#server/platform/database/cluster/prepared.ts'
import { forgetTakeOver } from '#server/platform/database/cluster/take-over.ts'
import { type Connected, type Connection, connect } from './connect.ts'
import { refuseLossyServer } from './durability.ts'
import type { Log } from './log.ts'
import { migrate, refuseOtherSchema } from './migrate.ts'

export type { Kysely, Selectable, Transaction } from 'kysely'
export { joinCluster } from '#server/platform/database/cluster/cluster.ts'
export { copyCluster } from '#server/platform/database/cluster/copy-cluster.ts'
export { giveUpRoot } from '#server/platform/database/cluster/give-up-root.ts'
export { type Connection, connect } from './connect.ts'
export { dropLog, forgetDeletedRows } from './deleted-rows.ts'
export { asJson, type Json } from './json-column.ts'
export { type Listener, notify } from './listen.ts'
export type { Log } from './log.ts'
export { hearLostConnections } from './lost-connections.ts'
export { oncePerOutage } from './outage.ts'
export { withPreparationLock } from './preparation-lock.ts'
export type { DB as Database } from './schema.gen.ts'
export { transact } from './transact.ts'

export type DatabaseSettings = ClusterSettings & { readonly databaseUrl: string | undefined }

/** An open, migrated database. `dataFolder` is where everything else of the site is kept as well. */
export type OpenDatabase = Connected & { readonly dataFolder: string }

/** Where the database is, and what stops it where it is ours. */
export interface DatabaseServer {
  connection: Connection
  dataFolder: string
  stop(): Promise<void>
}

interface Opening {
  config: DatabaseSettings
  log: Log
  /** Where somebody has begun to start it. */
  server?: Promise<DatabaseServer>
}

/**
 * The server of the site's database: the external one when `databaseUrl` is set, else the embedded PostgreSQL, which is
 * started here. Throws an Error whose message is a sentence for the operator.
 */
export async function startDatabaseServer({ config, log }: Opening): Promise<DatabaseServer> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) {
    forgetTakeOver(dataDir)
    return { connection: { connectionString: databaseUrl }, dataFolder: dataDir, stop: async () => {} }
  }
  const { connection, folder, stop } = await startCluster(
    { ...config, prepared: () => preparedCluster() },
    log,
  )
  return { connection, dataFolder: dirname(folder), stop }
}

/** Opens and migrates the site's database; `close()` stops its server where that is ours. */
export async function openDatabase(given: Opening): Promise<OpenDatabase> {
  const server = await (given.server ?? startDatabaseServer(given))
  const connected = await prepare(server.connection, given.log).catch(async error => {
    await server.stop()
    throw error
  })
  return {
    ...connected,
    dataFolder: server.dataFolder,
    async close() {
      await connected.close()
      await server.stop()
    },
  }
}

/**
 * The same for a command beside the site: where a running process keeps the embedded PostgreSQL, this uses it too and
 * leaves it running; its schema must be this version's.
 */
export async function openDatabaseBeside(given: Omit<Opening, 'server'>): Promise<OpenDatabase> {
  const { config, log } = given
  const joined = config.databaseUrl ? null : joinCluster(config, log)
  if (!joined) return openDatabase(given)
  await refuseOtherSchema(joined.connection)
  return { ...connect(joined.connection, log), dataFolder: joined.dataFolder }
}

async function prepare(connection: Connection, log: Log): Promise<Connected> {
  await refuseLossyServer(connection)
  await migrate({ connection, log })
  return connect(connection, log)
}
