import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { ask } from '#server/platform/database/test-ask.ts'
import { recordUncaught } from '#server/platform/database/test-uncaught.ts'
import type { Cluster } from './cluster.ts'
import { removeSocketFolder } from './socket.ts'
import { makeDataFolder, startTestCluster } from './test-data-folder.ts'

const write = 'create table kept as select 42 as answer'
const read = 'select answer from kept'
const recovered = { timeout: 120_000, interval: 50 }

test('a killed PostgreSQL is started anew, and the pool with connections in use finds it by itself', async () => {
  const uncaught = recordUncaught()
  const { cluster, log } = await startTestCluster(makeDataFolder())
  const database = connect(cluster.connection, log)
  onTestFinished(database.close)
  await database.pool.query(write)
  const killed = cluster.pid() ?? 0
  const inUse = await database.pool.connect()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(inUse.query(read)).rejects.toThrow(), recovered)
  inUse.release(true)
  await vi.waitFor(async () => {
    expect(cluster.pid()).not.toBe(killed)
    expect((await database.pool.query(read)).rows).toEqual([{ answer: 42 }])
  }, recovered)
  expect(uncaught).toEqual([])
})

test('the PostgreSQL of a killed process is ended by the next start, and nothing is lost', async () => {
  const dataDir = makeDataFolder()
  const holder = await startHolder(dataDir)
  await ask(connectionTo(dataDir, holder.socketFolder), write)
  await kill(holder.process)
  expect(isAlive(holder.pid)).toBe(true)
  const { cluster } = await startTestCluster(dataDir)
  expect(isAlive(holder.pid)).toBe(false)
  expect(existsSync(holder.socketFolder)).toBe(false)
  expect(await ask(cluster.connection, read)).toEqual([{ answer: 42 }])
})

test('with the process and its PostgreSQL both killed the next start loses nothing', async () => {
  const dataDir = makeDataFolder()
  const holder = await startHolder(dataDir)
  await ask(connectionTo(dataDir, holder.socketFolder), write)
  process.kill(holder.pid, 'SIGKILL')
  await kill(holder.process)
  const { cluster } = await startTestCluster(dataDir)
  expect(await ask(cluster.connection, read)).toEqual([{ answer: 42 }])
})

test('another process refuses the folder and names the one that holds it', async () => {
  const dataDir = makeDataFolder()
  const holder = await startHolder(dataDir)
  await expect(startTestCluster(dataDir)).rejects.toThrow(`in use by process ${holder.process.pid}`)
  expect(isAlive(holder.pid)).toBe(true)
})

test('a process that happens to bear the number of an ended PostgreSQL is left alone', async () => {
  const dataDir = makeDataFolder()
  await (await startTestCluster(dataDir)).cluster.stop()
  const bystander = spawn('sleep', ['60'], { stdio: 'ignore' })
  onTestFinished(() => void bystander.kill())
  writeFileSync(
    join(dataDir, 'postgres/postmaster.pid'),
    `${bystander.pid}\n${dataDir}/postgres\n0\n5432\n\n\n`,
  )
  await startTestCluster(dataDir)
  expect(isAlive(bystander.pid ?? 0)).toBe(true)
})

type Holder = { process: ChildProcess; pid: number; socketFolder: string }

async function startHolder(dataDir: string): Promise<Holder> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-holder.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const { pid, socketFolder } = JSON.parse(line)
  onTestFinished(() => void child.kill('SIGKILL'))
  onTestFinished(() => endLeftover(pid, dataDir))
  onTestFinished(() => removeSocketFolder(socketFolder))
  return { process: child, pid, socketFolder }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function connectionTo(dataDir: string, host: string): Cluster['connection'] {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  return { host, user: 'larmor', password, database: 'larmor' }
}

function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function endLeftover(pid: number, dataDir: string): void {
  const isStillOurs = isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir)
  if (isStillOurs) process.kill(pid, 'SIGKILL')
}
