import { execFileSync } from 'node:child_process'
import { lstat, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDisk } from './disk.ts'
import type { Files } from './files.ts'

const hashOfHello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const farFuture = new Date('2100-01-01')
let folder = ''
let disk: Files

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larmor-disk-'))
  disk = await openDisk(folder, { isShared: true })
})

afterEach(() => rm(folder, { recursive: true }))

test('stored content is found by its hash, whole or in part', async () => {
  expect(await keep('hello')).toEqual({ hash: hashOfHello, sizeBytes: 5 })
  expect(await text(await disk.open(hashOfHello))).toBe('hello')
  expect(await text(await disk.open(hashOfHello, { start: 1, end: 3 }))).toBe('ell')
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test('folders and files are accessible to their owner alone', async () => {
  await keep('hello')
  const modes = await Promise.all(
    ['files', 'tmp', `files/2c/f2/${hashOfHello}`].map(path => lstat(join(folder, path))),
  )
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600'])
})

test('an upload above the limit is refused while it arrives, and nothing is kept', async () => {
  const flood = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(1000)))
  await expect(disk.receive(flood, () => 5000)).rejects.toMatchObject({ code: 'tooLarge' })
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test('an upload that breaks off leaves nothing', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      throw new Error('connection lost')
    })(),
  )
  await expect(disk.receive(broken, () => 5000)).rejects.toThrow('connection lost')
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test.each(['', '..', '../../etc/passwd', 'x'.repeat(64), `${hashOfHello}/..`])(
  'nothing is found under %j',
  async name => {
    await keep('hello')
    await expect(disk.open(name)).rejects.toMatchObject({ code: 'notFound' })
  },
)

test('a symbolic link in the store is not followed', async () => {
  await writeFile(join(folder, 'secret'), 'outside')
  const other = 'ab'.repeat(32)
  await mkdir(join(folder, 'files/ab/ab'), { recursive: true })
  await symlink(join(folder, 'secret'), join(folder, 'files/ab/ab', other))
  await expect(disk.open(other)).rejects.toMatchObject({ code: 'notFound' })
})

test('a sweep deletes old unused content and abandoned uploads', async () => {
  await keep('hello')
  await keep('other')
  await disk.receive(Readable.from([Buffer.from('forgotten')]), () => 100)
  expect(await disk.sweep(new Date(0), async () => false)).toBe(0)
  expect(await disk.sweep(farFuture, async hash => hash === hashOfHello)).toBe(1)
  expect(await disk.sweep(farFuture, async hash => hash === hashOfHello)).toBe(1)
  expect(await text(await disk.open(hashOfHello))).toBe('hello')
})

test('content stored again counts as new for the sweep', async () => {
  await keep('hello')
  const path = join(folder, 'files/2c/f2', hashOfHello)
  await utimes(path, new Date(0), new Date(0))
  await keep('hello')
  expect(await disk.sweep(new Date('2001-01-01'), async () => false)).toBe(0)
})

test.skipIf(!mayMount())('a full disk is reported, and nothing of the upload is kept', async () => {
  const small = join(folder, 'small')
  await mkdir(small)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small])
  try {
    const full = await openDisk(small, { isShared: true })
    const flood = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(10_000)))
    await expect(full.receive(flood, () => 10_000_000)).rejects.toMatchObject({ code: 'storageFull' })
    expect(await readdir(join(small, 'tmp'))).toEqual([])
  } finally {
    execFileSync('umount', [small])
  }
})

async function keep(content: string) {
  const { path } = await disk.receive(Readable.from([Buffer.from(content)]), () => 1000)
  return disk.put(path)
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

test('at the start abandoned uploads are deleted: all of them, or only old ones if the folder is shared', async () => {
  const left = async (name: string, minutes: number) => {
    const path = join(folder, 'tmp', name)
    await writeFile(path, 'half an upload')
    const at = new Date(Date.now() - minutes * 60_000)
    await utimes(path, at, at)
  }
  await left('old', 20)
  await left('young', 1)
  await openDisk(folder, { isShared: true })
  expect(await readdir(join(folder, 'tmp'))).toEqual(['young'])
  await openDisk(folder, { isShared: false })
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test('a sweep of thousands of young files lets other work in between', async () => {
  await mkdir(join(folder, 'files/aa/bb'), { recursive: true })
  for (let n = 0; n < 1200; n += 1)
    await writeFile(join(folder, 'files/aa/bb', String(n).padStart(64, 'a')), '')
  const looked = { now: 0, before: 0, most: 0 }
  class Counted extends Date {
    override valueOf() {
      looked.now += 1
      return super.valueOf()
    }
  }
  let isSwept = false
  const turn = () => {
    looked.most = Math.max(looked.most, looked.now - looked.before)
    looked.before = looked.now
    if (!isSwept) setImmediate(turn)
  }
  turn()
  await disk.sweep(new Counted('2001-01-01'), async () => false)
  isSwept = true
  turn()
  expect(looked.now).toBeGreaterThanOrEqual(1200)
  expect(looked.most).toBeLessThanOrEqual(500)
})
