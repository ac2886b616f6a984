import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '#server/platform/database/test-ask.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { chooseAccount } from './account.ts'
import { copyBinaries, packagedBinaries } from './binaries.ts'
import { startCluster } from './cluster.ts'
import { makeDataFolder, startTestCluster } from './test-data-folder.ts'

const testAsRoot = test.runIf(process.getuid?.() === 0)
const nobody = 65534

testAsRoot('a data folder that only root can enter is refused, and stays as it is', async () => {
  const dataDir = makeDataFolder()
  chmodSync(dataDir, 0o700)
  await expect(startTestCluster(dataDir)).rejects.toThrow(
    /account cannot enter .* or start as an ordinary user/,
  )
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readdirSync(dataDir)).toEqual([])
})

testAsRoot('PostgreSQL runs as an account, which owns its own folder alone', async () => {
  const dataDir = makeDataFolder()
  const { cluster } = await startTestCluster(dataDir)
  expect(statSync(`/proc/${cluster.pid()}`).uid).not.toBe(0)
  expect(statSync(cluster.folder).uid).toBe(statSync(`/proc/${cluster.pid()}`).uid)
  expect(statSync(dataDir).uid).toBe(0)
})

testAsRoot('a cluster which an ordinary user made runs as that user', async () => {
  const dataDir = makeDataFolder()
  const first = await startCluster({ dataDir, dataDirSetByHand: true }, recordLog())
  await first.stop()
  for (const entry of readdirSync(first.folder, { recursive: true })) {
    chownSync(join(first.folder, String(entry)), nobody, nobody)
  }
  chownSync(first.folder, nobody, nobody)
  const { cluster } = await startTestCluster(dataDir)
  expect(statSync(`/proc/${cluster.pid()}`).uid).toBe(nobody)
  expect(await ask(cluster.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

testAsRoot('the copied programs are whole, open to all, and leave no half copy of a killed process', () => {
  const systemFolder = mkdtempSync(join(tmpdir(), 'larmor-system-'))
  onTestFinished(() => rmSync(systemFolder, { recursive: true }))
  chmodSync(systemFolder, 0o711)
  const account = chooseAccount('/nowhere', recordLog())
  if (!account) throw new Error('root needs an account')
  const copy = copyBinaries(packagedBinaries(), systemFolder, account)
  mkdirSync(`${copy}.999999999`)
  rmSync(copy, { recursive: true })
  expect(copyBinaries(packagedBinaries(), systemFolder, account)).toBe(copy)
  expect(readdirSync(systemFolder)).toHaveLength(1)
  expect(statSync(join(copy, 'share/postgresql/postgres.bki')).mode & 0o777).toBe(0o644)
})
