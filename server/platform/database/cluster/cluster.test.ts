import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '#server/platform/database/test-ask.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { startCluster } from './cluster.ts'
import { makeDataFolder, startTestCluster } from './test-data-folder.ts'

test('data is kept after a restart', async () => {
  const dataDir = makeDataFolder()
  const first = await startCluster({ dataDir, dataDirSetByHand: true }, recordLog())
  await ask(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  const { cluster: second } = await startTestCluster(dataDir)
  expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('only the owner can read the password, and enter the socket folder', async () => {
  const dataDir = makeDataFolder()
  const { cluster } = await startTestCluster(dataDir)
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  expect(statSync(cluster.connection.host).mode & 0o777).toBe(0o700)
})

test('without its password file the next start sets a new password', async () => {
  const dataDir = makeDataFolder()
  const first = await startCluster({ dataDir, dataDirSetByHand: true }, recordLog())
  await first.stop()
  rmSync(join(dataDir, 'postgres.password'))
  const { cluster: second } = await startTestCluster(dataDir)
  expect(second.connection.password).not.toBe(first.connection.password)
  expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a wrong password and the superuser are turned away', async () => {
  const { cluster } = await startTestCluster(makeDataFolder())
  const { connection } = cluster
  await expect(ask({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(
    'password authentication',
  )
  await expect(ask({ ...connection, user: 'postgres' }, 'select 1')).rejects.toThrow('pg_hba.conf')
})

test.runIf(process.platform === 'linux')('no port is open', async () => {
  const { cluster } = await startTestCluster(makeDataFolder())
  expect(listeningSockets().filter(inode => socketsOf(cluster.pid()).includes(inode))).toEqual([])
})

test('fsync and full_page_writes are on, and texts are sorted as in German', async () => {
  const { cluster } = await startTestCluster(makeDataFolder())
  expect(await ask(cluster.connection, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(cluster.connection, 'show full_page_writes')).toEqual([{ full_page_writes: 'on' }])
  const sorted =
    "select string_agg(w, ' ' order by w) as words from unnest(array['Zeit','Äther','Apfel','öl']) w"
  expect(await ask(cluster.connection, sorted)).toEqual([{ words: 'Apfel Äther öl Zeit' }])
})

test('a second start on the same folder is refused with the holder named', async () => {
  const dataDir = makeDataFolder()
  await startTestCluster(dataDir)
  await expect(startTestCluster(dataDir)).rejects.toThrow(`in use by process ${process.pid}`)
})

test('a half-made cluster is put aside with all it held, and a new one made', async () => {
  const dataDir = makeDataFolder()
  mkdirSync(join(dataDir, 'postgres/base'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/base/precious'), 'rows')
  mkdirSync(join(dataDir, 'postgres.new-abcdef/base'), { recursive: true })
  const { cluster, log } = await startTestCluster(dataDir)
  expect(await ask(cluster.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  const aside = readdirSync(dataDir).find(name => name.startsWith('postgres.incomplete-')) ?? ''
  expect(readFileSync(join(dataDir, aside, 'base/precious'), 'utf8')).toBe('rows')
  expect(log.messages.join()).toContain('was incomplete and is kept as')
  expect(existsSync(join(dataDir, 'postgres.new-abcdef'))).toBe(false)
})

test('a cluster of another PostgreSQL is left as it is', async () => {
  const dataDir = makeDataFolder()
  mkdirSync(join(dataDir, 'postgres/global'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  writeFileSync(join(dataDir, 'postgres/global/pg_control'), '')
  await expect(startTestCluster(dataDir)).rejects.toThrow('made by PostgreSQL 17')
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['PG_VERSION', 'global'])
})

function socketsOf(pid: number | undefined): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap(fd => {
    const target = readlinkSync(`/proc/${pid}/fd/${fd}`)
    return /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []
  })
}

function listeningSockets(): string[] {
  const lines = ['tcp', 'tcp6'].flatMap(kind => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n'))
  const fields = lines.map(line => line.trim().split(/\s+/))
  return fields.filter(field => field[3] === '0A').map(field => field[9] ?? '')
}
