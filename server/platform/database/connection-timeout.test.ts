import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect as connectTo } from './connect.ts'
import { silentLog } from './log.ts'
import { recordUncaught } from './test-uncaught.ts'

test('a line that is cut without a word fails its query, and the pool goes on with a new one', async () => {
  const uncaught = recordUncaught()
  const { port, lines } = await startProxy()
  const { user, password } = inject('cluster').connection
  const connectionString = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
  const database = connectTo({ connectionString }, silentLog, 300)
  onTestFinished(database.close)
  const client = await database.pool.connect()
  await client.query('select 1')
  for (const line of lines) line.removeAllListeners('data').pause()
  await expect(client.query('select 2')).rejects.toThrow('the database has gone silent')
  client.release(true)
  await expect(database.pool.query('select 3 as three')).resolves.toMatchObject({ rows: [{ three: 3 }] })
  expect(uncaught).toEqual([])
})

// Between TCP and the cluster's socket; pausing a line is the cable pulled out, as neither side hears of it.
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
