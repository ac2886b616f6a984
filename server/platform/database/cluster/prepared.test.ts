import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/platform/database/migrate.ts'
import { ask } from '#server/platform/database/test-ask.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { startCluster } from './cluster.ts'
import { prepareCluster, preparedCluster } from './prepared.ts'
import { makeDataFolder } from './test-data-folder.ts'

const build = mkdtempSync(join(tmpdir(), 'larmor-build-'))

beforeAll(async () => {
  chmodSync(build, 0o711) // as a project that the server's account may enter
  await prepareCluster(build)
  return () => rmSync(build, { recursive: true, force: true })
})

test('a first start copies the prepared database, with its schema, and what is written there stays', async () => {
  const dataDir = makeDataFolder()
  const { cluster, log } = await startOn(dataDir)
  await migrate({ connection: cluster.connection, log })
  expect(log.messages).toEqual(['making the database, once'])
  await ask(cluster.connection, 'create table kept as select 42 as answer')
  await cluster.stop()
  const { cluster: second } = await startOn(dataDir)
  expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(await ask(second.connection, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
})

test('each copy has a password of its own, and only its owner may enter it', async () => {
  const [one, other] = [await startOn(makeDataFolder()), await startOn(makeDataFolder())]
  const { connection, folder } = one.cluster
  expect(connection.password).not.toBe(other.cluster.connection.password)
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  const guessed = { ...connection, password: other.cluster.connection.password }
  await expect(ask(guessed, 'select 1')).rejects.toThrow('password authentication')
  const modes = ['.', 'global', 'global/pg_control'].map(path => statSync(join(folder, path)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

test('a start without a usable prepared database creates a new one', async () => {
  const { cluster, log } = await startOn(makeDataFolder(), makeDataFolder())
  expect(log.messages.join()).toContain('the prepared database cannot be copied')
  expect(await ask(cluster.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('no prepared database is found in a build without one', () => {
  expect(preparedCluster(build)).toContain(build)
  expect(preparedCluster(makeDataFolder())).toBeUndefined()
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a build that is interrupted by %s leaves nothing behind',
  async signal => {
    const folder = makeDataFolder()
    const program = `
    const { prepareCluster } = await import('./server/platform/database/cluster/prepared.ts')
    await prepareCluster(${JSON.stringify(folder)})
  `
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    await expect
      .poll(() => globSync(`${folder}/*/postgres/postmaster.pid`), { timeout: 20_000 })
      .toHaveLength(1)
    child.kill(signal)
    expect(await ended).toEqual([1, null])
    expect(readdirSync(folder)).toEqual([])
  },
)

async function startOn(dataDir: string, prepared = preparedCluster(build)) {
  const log = recordLog()
  const cluster = await startCluster({ dataDir, dataDirSetByHand: true, prepared: () => prepared }, log)
  onTestFinished(cluster.stop)
  return { cluster, log }
}
