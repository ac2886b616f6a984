import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect as connectTo, externalConnection } from './connect.ts'
import { silentLog } from './log.ts'
import { recordUncaught } from './test-uncaught.ts'

const timeout = 300 // milliseconds

test('a connection that has gone silent fails its query, and the pool opens a new one', async () => {
  const uncaught = recordUncaught()
  const { database, lines } = await connectByProxy()
  const client = await database.pool.connect()
  await client.query('select 1')
  cut(lines)
  await expect(client.query('select 2')).rejects.toThrow('the database has gone silent')
  client.release(true)
  await expect(database.pool.query('select 3 as three')).resolves.toMatchObject({ rows: [{ three: 3 }] })
  expect(uncaught).toEqual([])
})

test('a transaction may be idle for longer than the timeout, and fails once its connection is silent', async () => {
  const { database, lines } = await connectByProxy()
  const client = await database.pool.connect()
  await client.query('begin')
  await pause(3 * timeout)
  await expect(client.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await pause(3 * timeout)
  cut(lines)
  await expect(client.query('commit')).rejects.toThrow('the database has gone silent')
  client.release(true)
})

// What the settings do is seen on a real network only: a local socket takes them, and does nothing.
test('an external PostgreSQL is asked to notice a lost client within eight seconds', async () => {
  const { database } = await connectByProxy()
  const { rows } = await database.pool.query<{ name: string; reset_val: string }>(
    "select name, reset_val from pg_settings where name like 'tcp_%' and source = 'client'",
  )
  expect(Object.fromEntries(rows.map(({ name, reset_val }) => [name, Number(reset_val)]))).toEqual({
    tcp_keepalives_idle: 4,
    tcp_keepalives_interval: 2,
    tcp_user_timeout: 8000,
  })
})

async function connectByProxy() {
  const { port, lines } = await startProxy()
  const { user, password } = inject('cluster').connection
  const connectionString = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
  const database = connectTo(externalConnection(connectionString), silentLog, timeout)
  onTestFinished(database.close)
  return { database, lines }
}

function cut(lines: readonly Socket[]): void {
  for (const line of lines) line.removeAllListeners('data').pause()
}

// Proxy between TCP and the cluster's socket. Pausing a socket simulates a pulled cable: neither side is
// notified.
async function startProxy() {
  const lines: Socket[] = []
  const proxy = createServer(fromUs => {
    const toServer = connect(`${inject('cluster').connection.host}/.s.PGSQL.5432`)
    for (const [from, to] of [
      [fromUs, toServer],
      [toServer, fromUs],
    ] as const) {
      from.on('data', bytes => to.write(bytes))
      from.on('close', () => to.destroy())
      from.on('error', () => {})
      lines.push(from)
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  return { port: (proxy.address() as AddressInfo).port, lines }
}
