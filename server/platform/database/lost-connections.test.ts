import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDataFolder, startTestCluster } from '#server/platform/database/cluster/test-data-folder.ts'
import { type Connected, connect } from './connect.ts'
import { ask } from './test-ask.ts'
import { recordUncaught } from './test-uncaught.ts'

const recovered = { timeout: 120_000, interval: 50 }
const readers = 8

test('killing PostgreSQL under open transactions fails them, and nothing else', async () => {
  const { database, cluster, uncaught } = await prepare()
  const reading = readAtOnce(database)
  await untilBusy(database)
  process.kill(cluster.pid() ?? 0, 'SIGKILL')
  for (const end of await reading) expect(end.status).toBe('rejected')
  await vi.waitFor(() => database.ping(), recovered)
  expect(uncaught).toEqual([])
})

test('terminating every backend fails what runs on them, and the next query has a new connection', async () => {
  const { database, cluster, uncaught } = await prepare()
  const reading = readAtOnce(database)
  await untilBusy(database)
  await ask(
    cluster.connection,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  for (const end of await reading) expect(end.status).toBe('rejected')
  await vi.waitFor(() => database.ping(), recovered)
  expect(uncaught).toEqual([])
})

test('a connection that is lost while nothing is asked on it does not end the process', async () => {
  const { database, cluster, uncaught } = await prepare()
  const client = await database.pool.connect()
  process.kill(cluster.pid() ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(client.query('select 1')).rejects.toThrow(), recovered)
  client.release(true)
  await vi.waitFor(() => database.ping(), recovered)
  expect(uncaught).toEqual([])
})

async function prepare() {
  const uncaught = recordUncaught()
  const { cluster, log } = await startTestCluster(makeDataFolder())
  const database = connect(cluster.connection, log)
  onTestFinished(database.close)
  return { cluster, database, uncaught, log }
}

// Reads as API calls do, on checked-out connections, here for longer than the test lasts.
function readAtOnce({ db }: Connected): Promise<PromiseSettledResult<unknown>[]> {
  const read = () => db.transaction().execute(trx => sql`select pg_sleep(600)`.execute(trx))
  return Promise.allSettled(Array.from({ length: readers }, read))
}

async function untilBusy({ pool }: Connected): Promise<void> {
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(readers), recovered)
}
