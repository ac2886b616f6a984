import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isLocked, lockFolder } from './lock.ts'
import { makeDataFolder } from './test-data-folder.ts'

const nobody = 65534
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('only the owner can open the lock file, also one that an earlier version has made for all to read', () => {
  const folder = makeDataFolder()
  lockFolder(folder).release()
  expect(modeOf(join(folder, 'lock'))).toBe('600')
  chmodSync(join(folder, 'lock'), 0o644)
  lockFolder(folder).release()
  expect(modeOf(join(folder, 'lock'))).toBe('600')
})

test('a second attempt in the process that holds the lock does not release it', () => {
  const folder = makeDataFolder()
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('in use by process')
  expect(isLocked(folder)).toBe(true)
  const tryElsewhere = `import { isLocked, lockFolder } from '${join(process.cwd(), 'server/platform/database/cluster/lock.ts')}'
    try { lockFolder('${folder}'); console.log('locked') } catch { console.log('refused') }`
  const other = spawnSync(process.execPath, ['--input-type=module', '-e', tryElsewhere], { encoding: 'utf8' })
  expect(other.stdout).toBe('refused\n')
  lock.release()
  expect(isLocked(folder)).toBe(false)
})

test.runIf(process.getuid?.() === 0)('another account cannot hold the lock and block the start', async () => {
  const folder = makeDataFolder()
  lockFolder(folder).release()
  // Begun by root, since the other account may not even enter the project.
  const hold = `import { DatabaseSync } from 'node:sqlite'
     process.setuid(${nobody})
     try {
       new DatabaseSync('${join(folder, 'lock')}', { readOnly: true }).exec('begin; select * from sqlite_master')
       console.log('held')
     } catch { console.log('refused') }
     setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', hold], { cwd: '/' })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test.runIf(process.getuid?.() === 0)(
  'a folder on a read-only disk is refused with that reason',
  ({ skip }) => {
    const folder = makeDataFolder()
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]).status === 0
    skip(!mounted, 'this container may not mount')
    try {
      expect(() => lockFolder(folder)).toThrow('lies on a read-only disk')
    } finally {
      spawnSync('umount', [folder])
    }
  },
)
