import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { choosePlace } from '#server/platform/database/cluster/place.ts'
import { runPostgresProgram } from '#server/platform/database/cluster/program.ts'
import { makeDataFolder, startTestCluster } from '#server/platform/database/cluster/test-data-folder.ts'
import { connect } from '#server/platform/database/connect.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { ask } from '#server/platform/database/test-ask.ts'
import { backUp } from './backup.ts'

test('a backup of a running site holds all that was acknowledged before it, and the site goes on meanwhile', async () => {
  const dataDir = makeDataFolder()
  const { cluster } = await startTestCluster(dataDir)
  await ask(cluster.connection, 'create table kept (n int primary key, filler text)')
  await ask(cluster.connection, `create table audit_seals as select 1 as id, '\\x0aff'::bytea as head`)
  const writing = keepWriting(cluster.connection)
  await writing.until(200)
  const before = writing.count()
  const { folder } = await backUp(wanted(dataDir))
  const after = writing.count()
  await writing.stop()
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({ auditHead: '0aff' })
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('checkpoint') // such lines would fill the log over the years
  const [{ rows, most }] = await rowsIn(await restore(folder))
  expect(rows).toBe(most) // none between is missing
  expect(most).toBeGreaterThanOrEqual(before)
  expect(most).toBeLessThanOrEqual(after + 1)
  expect((await rowsIn(dataDir, cluster.connection))[0].rows).toBeGreaterThanOrEqual(after)
})

test('a stopped site can be backed up, also with a leftover postmaster.pid', async () => {
  const dataDir = makeDataFolder()
  const { cluster } = await startTestCluster(dataDir)
  await ask(cluster.connection, 'create table kept as select 1 as n')
  await cluster.stop()
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `1\n${dataDir}/postgres\n0\n5432\n\n\n`)
  const { folder } = await backUp(wanted(dataDir))
  expect(await rowsIn(await restore(folder))).toEqual([{ rows: 1, most: 1 }])
})

test('files are backed up, known ones as hard links, and the oldest backups are deleted', async () => {
  const dataDir = makeDataFolder()
  await (await startTestCluster(dataDir)).cluster.stop()
  const put = (name: string, words: string) => {
    mkdirSync(join(dataDir, 'files/aa'), { recursive: true })
    writeFileSync(join(dataDir, 'files/aa', name), words, { mode: 0o600 })
  }
  put('first', 'one')
  const into = makeDataFolder()
  const one = await backUp({ ...wanted(dataDir, into), now: new Date('2026-11-26T01:00:00Z') })
  put('second', 'two')
  writeFileSync(join(dataDir, 'secret'), 'of the installation', { mode: 0o600 })
  for (const name of ['pool.key', 'pool.pub']) writeFileSync(join(dataDir, name), name)
  const two = await backUp({ ...wanted(dataDir, into), now: new Date('2026-11-27T01:00:00Z') })
  expect([one.files.linked, two.files.files, two.files.linked]).toEqual([0, 2, 1])
  const inode = (folder: string) => statSync(join(folder, 'files/aa/first')).ino
  expect(inode(two.folder)).toBe(inode(one.folder))
  const three = await backUp({ ...wanted(dataDir, into), now: new Date('2026-11-28T01:00:00Z'), keep: 2 })
  expect(three.removed).toEqual(['2026-11-26T01-00-00-000Z'])
  expect(readdirSync(into)).toEqual(['2026-11-27T01-00-00-000Z', '2026-11-28T01-00-00-000Z'])
  expect(readFileSync(join(three.folder, 'files/aa/second'), 'utf8')).toBe('two')
  expect(readFileSync(join(three.folder, 'secret'), 'utf8')).toBe('of the installation')
  expect(statSync(join(three.folder, 'secret')).mode & 0o777).toBe(0o600)
  expect([one.addressKey, three.addressKey]).toEqual([null, join(dataDir, 'pool.key')])
  expect(['pool.key', 'pool.pub'].map(name => existsSync(join(three.folder, name)))).toEqual([false, true])
  const { mode, uid } = statSync(join(three.folder, 'files/aa/second'))
  expect([mode & 0o777, uid]).toEqual([0o600, statSync(join(dataDir, 'files/aa/second')).uid])
})

test('a cluster of an earlier version can be backed up after its next start', async () => {
  const dataDir = makeDataFolder()
  await (await startTestCluster(dataDir)).cluster.stop()
  const revoke = 'revoke execute on function pg_backup_start(text, boolean) from larmor\n'
  const place = choosePlace({ dataDir, dataDirSetByHand: true }, silentLog)
  await runPostgresProgram(place, 'postgres', ['--single', '-D', join(dataDir, 'postgres'), 'larmor'], revoke)
  const asBefore = await startTestCluster(dataDir)
  await expect(backUp(wanted(dataDir))).rejects.toThrow('start it once with this one')
  await asBefore.cluster.stop()
  rmSync(join(dataDir, 'postgres/rights-given'))
  await startTestCluster(dataDir)
  expect(existsSync((await backUp(wanted(dataDir))).folder)).toBe(true)
})

test('an impossible backup is refused with advice, and leaves no files', async () => {
  const dataDir = makeDataFolder()
  const into = makeDataFolder()
  await expect(backUp(wanted(dataDir, into))).rejects.toThrow(`There is no database in ${dataDir}`)
  await (await startTestCluster(dataDir)).cluster.stop()
  await expect(backUp(wanted(dataDir, join(dataDir, 'backups')))).rejects.toThrow('choose another folder')
  const external = { ...wanted(dataDir, into).config, databaseUrl: 'postgres://example.org/larmor' }
  await expect(backUp({ ...wanted(dataDir, into), config: external })).rejects.toThrow('pg_dump')
  expect(readdirSync(into)).toEqual([])
})

test.skipIf(!mayMount())('a full disk is reported, and the incomplete backup is deleted', async () => {
  const dataDir = makeDataFolder()
  await (await startTestCluster(dataDir)).cluster.stop()
  const into = makeDataFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', into])
  try {
    await expect(backUp(wanted(dataDir, into))).rejects.toThrow(`There is no space left in ${into}`)
    expect(readdirSync(into)).toEqual([])
  } finally {
    execFileSync('umount', [into])
  }
})

test('remains of a killed backup are deleted after a day', async () => {
  const dataDir = makeDataFolder()
  await (await startTestCluster(dataDir)).cluster.stop()
  const into = makeDataFolder()
  const [old, young] = ['2026-11-24T01-00-00-000Z.unfinished', '2026-11-25T01-00-00-000Z.unfinished']
  for (const name of [old, young, 'somebody.unfinished']) mkdirSync(join(into, name))
  for (const name of [old, 'somebody.unfinished']) utimesSync(join(into, name), new Date(0), new Date(0))
  await backUp(wanted(dataDir, into))
  const left = readdirSync(into).filter(name => name.endsWith('.unfinished'))
  expect(left).toEqual([young, 'somebody.unfinished'])
})

function wanted(dataDir: string, into = makeDataFolder()) {
  const config = { dataDir, dataDirSetByHand: true, databaseUrl: undefined }
  return { config, log: silentLog, now: new Date(), into }
}

/** Restores as docs/operations.md says: the backup is copied, and a server started on the copy. */
async function restore(backup: string): Promise<string> {
  const dataDir = makeDataFolder()
  execFileSync('cp', ['-a', `${backup}/.`, dataDir])
  return dataDir
}

type Rows = [{ rows: number; most: number }]

async function rowsIn(dataDir: string, connection?: Parameters<typeof ask>[0]): Promise<Rows> {
  const given = connection ?? (await startTestCluster(dataDir)).cluster.connection
  return (await ask(given, 'select count(*)::int as rows, max(n)::int as most from kept')) as Rows
}

/** Inserts rows one after the other and updates earlier ones; counts the acknowledged inserts. */
function keepWriting(connection: Parameters<typeof ask>[0]) {
  const { pool, close } = connect(connection, silentLog)
  let written = 0
  let stopped = false
  const done = (async () => {
    while (!stopped) {
      await pool.query(`insert into kept values (${written + 1}, repeat('x', 2000))`)
      written += 1
      await pool.query(`update kept set filler = repeat('y', 2000) where n % 50 = ${written % 50}`)
    }
  })()
  return {
    count: () => written,
    async until(count: number) {
      while (written < count) await new Promise(resolve => setTimeout(resolve, 10))
    },
    async stop() {
      stopped = true
      await done
      await close()
    },
  }
}

function mayMount(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
