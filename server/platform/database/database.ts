import { dirname } from 'node:path'
import { type Cluster, joinCluster, startCluster } from './cluster.ts'
import type { ClusterSettings } from './cluster-place.ts'
import { type Connected, type Connection, connect } from './connect.ts'
import { refuseLossyServer } from './durability.ts'
import type { Log } from './log.ts'
import { migrate, refuseOtherSchema } from './migrate.ts'
import { forgetTakeOver } from './take-over.ts'

export type { Kysely, Selectable, Transaction } from 'kysely'
export type { Connection } from './connect.ts'
export { giveUpRoot } from './give-up-root.ts'
export { asJson, type Json } from './json-column.ts'
export { type Listener, notify } from './listen.ts'
export type { Log } from './log.ts'
export { hearLostConnections } from './lost-connections.ts'
export { oncePerOutage } from './outage.ts'
export { withPreparationLock } from './preparation-lock.ts'
export type { DB as Database } from './schema.gen.ts'

export type DatabaseSettings = ClusterSettings & { readonly databaseUrl: string | undefined }

/** An open, migrated database. `dataFolder` is where everything else of the site is kept as well. */
export type OpenDatabase = Connected & { readonly dataFolder: string }

/**
 * Opens the site's database: the external one when `databaseUrl` is set, else the embedded PostgreSQL, started here
 * and stopped by `close()`. Migrates first. Throws an Error whose message is a sentence for the operator.
 */
export async function openDatabase(given: { config: DatabaseSettings; log: Log }): Promise<OpenDatabase> {
  const { config, log } = given
  if (config.databaseUrl) {
    forgetTakeOver(config.dataDir)
    return { ...(await prepare({ connectionString: config.databaseUrl }, log)), dataFolder: config.dataDir }
  }
  const cluster = await startCluster(config, log)
  const connected = await prepare(cluster.connection, log).catch(async error => {
    await cluster.stop()
    throw error
  })
  return { ...closingBoth(connected, cluster), dataFolder: dirname(cluster.folder) }
}

/**
 * The same for a command beside the site: where a running process keeps the embedded PostgreSQL, this uses it too and
 * leaves it running; its schema must be this version's.
 */
export async function openDatabaseBeside(given: {
  config: DatabaseSettings
  log: Log
}): Promise<OpenDatabase> {
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

function closingBoth(connected: Connected, cluster: Cluster): Connected {
  return {
    ...connected,
    async close() {
      await connected.close()
      await cluster.stop()
    },
  }
}
