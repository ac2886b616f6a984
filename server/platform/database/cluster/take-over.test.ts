import { chownSync, linkSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetTakeOver, takeOver } from './take-over.ts'
import { makeDataFolder } from './test-data-folder.ts'

const testAsRoot = test.runIf(process.getuid?.() === 0 && process.platform === 'linux')
const account = { uid: 65534, gid: 65534 }
const ownerOf = (path: string) => statSync(path).uid

testAsRoot('what root has in a data folder becomes the account’s, with its rights as they were', () => {
  const folder = makeDataFolder()
  const file = makeFile(folder, 'files/aa/bb/photo', 0o600)
  // The manifest comes from a restored backup.
  const names = ['secret', 'erasures', 'installation', 'pool.key', 'pool.pub', 'manifest.json']
  const beside = names.map(name => makeFile(folder, name, 0o600))
  takeOver(folder, account)
  for (const path of [folder, join(folder, 'files/aa'), file, ...beside])
    expect(ownerOf(path), path).toBe(account.uid)
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o711, 0o600])
})

testAsRoot('links lead to nobody else’s files: neither symbolic ones nor second names', () => {
  const folder = makeDataFolder()
  const elsewhere = makeDataFolder()
  const secrets = ['one', 'two', 'three'].map(name => makeFile(elsewhere, `${name}/secret`, 0o600))
  makeFile(folder, 'files/own', 0o600)
  symlinkSync(secrets[0] ?? '', join(folder, 'files/link'))
  symlinkSync(join(elsewhere, 'two'), join(folder, 'files/linked-folder'))
  linkSync(secrets[2] ?? '', join(folder, 'files/second-name'))
  takeOver(folder, account)
  for (const path of secrets) expect(ownerOf(path), path).toBe(0)
})

testAsRoot('another user’s files stay theirs', () => {
  const folder = makeDataFolder()
  const file = makeFile(folder, 'files/own', 0o600)
  chownSync(file, 4711, 4711)
  takeOver(folder, account)
  expect(ownerOf(file)).toBe(4711)
})

testAsRoot('a disk of its own may be the data folder: what the disk keeps there stays root’s', () => {
  const folder = makeDataFolder()
  makeFile(folder, 'files/own', 0o600)
  mkdirSync(join(folder, 'lost+found'))
  takeOver(folder, account)
  expect([ownerOf(join(folder, 'files/own')), ownerOf(join(folder, 'lost+found'))]).toEqual([account.uid, 0])
})

testAsRoot('a folder that holds more than the site’s files is left alone', () => {
  const folder = makeDataFolder()
  writeFileSync(join(folder, '.bashrc'), '')
  expect(() => takeOver(folder, account)).toThrow('also holds .bashrc')
  expect(ownerOf(folder)).toBe(0)
})

testAsRoot('after root has worked in the folder again, everything is looked at again', () => {
  const folder = makeDataFolder()
  mkdirSync(join(folder, 'files'))
  takeOver(folder, account)
  const later = makeFile(folder, 'files/cc/later', 0o600)
  forgetTakeOver(folder)
  takeOver(folder, account)
  expect(ownerOf(later)).toBe(account.uid)
})

function makeFile(folder: string, path: string, mode: number): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(file, 'bytes', { mode })
  return file
}
