import { dirname } from 'node:path'
import { joinCluster, startCluster } from '#server/platform/database/cluster/cluster.ts'
import type { ClusterSettings } from '#server/platform/database/cluster/place.ts'
import { preparedCluster } from '#server/platform/database/cluster/prepared.ts'
import { forgetTakeOver } from '#server/platform/database/cluster/take-over.ts'
import { type Connected, type Connection, connect, externalConnection } from './connect.ts'
import { refuseLossyServer } from './durability.ts'
import type { Log } from './log.ts'
import { migrate, refuseOtherSchema } from './migrate.ts'

export type { Kysely, Selectable, Transaction } from 'kysely'
export { joinCluster } from '#server/platform/database/cluster/cluster.ts'
export { copyCluster } from '#server/platform/database/cluster/copy-cluster.ts'
export { giveUpRoot } from '#server/platform/database/cluster/give-up-root.ts'
export { type Connection, connect } from './connect.ts'
export { discardWal, vacuumDeletedRows } from './deleted-rows.ts'
export { asJson, type Json } from './json-column.ts'
export { type Listener, notify } from './listen.ts'
export type { Log } from './log.ts'
export { logLostConnections } from './lost-connections.ts'
export { oncePerOutage } from './outage.ts'
export { withPreparationLock } from './preparation-lock.ts'
export type { DB as Database } from './schema.gen.ts'
export { transact } from './transact.ts'

export type DatabaseSettings = ClusterSettings & { readonly databaseUrl: string | undefined }

/** An open, migrated database. `dataFolder` is the folder of all other data of the site as well. */
export type OpenDatabase = Connected & { readonly dataFolder: string }

/** Connection to the database server; `stop` ends the server if it is the embedded one. */
export interface DatabaseServer {
  connection: Connection
  dataFolder: string
  stop(): Promise<void>
}

interface Opening {
  config: DatabaseSettings
  log: Log
  /** Set if the caller has already begun to start the server. */
  server?: Promise<DatabaseServer>
}

/**
 * Returns the server of the site's database: the external one if `databaseUrl` is set, otherwise starts the
 * embedded PostgreSQL. Throws an Error whose message is a sentence for the operator.
 */
export async function startDatabaseServer({ config, log }: Opening): Promise<DatabaseServer> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) {
    forgetTakeOver(dataDir)
    return { connection: externalConnection(databaseUrl), dataFolder: dataDir, stop: async () => {} }
  }
  const { connection, folder, stop } = await startCluster(
    { ...config, prepared: () => preparedCluster() },
    log,
  )
  return { connection, dataFolder: dirname(folder), stop }
}

/** Opens and migrates the site's database; `close()` also stops the server if it is the embedded one. */
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
 * Opens the database for a command that runs beside the site: if a running process has started the embedded
 * PostgreSQL, connects to it, leaves it running, and throws unless its schema is this version's.
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
