import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { findAddressKey, openAddressKey } from './address-key.ts'
import { hashOfAddress, hostMarkOf, maskOf, sealAddress } from './seal-address.ts'

const rosa = 'rosa@example.org'

async function openFolders() {
  const { db, drop } = await createTestDatabase()
  const folders = await Promise.all(
    ['one', 'other'].map(name => mkdtemp(join(tmpdir(), `larmor-key-${name}-`))),
  )
  onTestFinished(async () => {
    await drop()
    for (const folder of folders) await rm(folder, { recursive: true })
  })
  const [folder = '', other = ''] = folders
  await db.insertInto('installation').values({ id: true }).execute()
  const place = (dataFolder: string, config: { sendsLetters?: boolean; poolKey?: string } = {}) => ({
    ...{ db, dataFolder },
    config: { sendsLetters: true, poolKey: undefined, ...config },
  })
  return { db, folder, other, place }
}

test('the key lies in the data folder, for the site’s account alone, and is the same at every start', async () => {
  const { folder, place } = await openFolders()
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => openAddressKey(place(folder))))
  const sealed = await first?.seal(rosa)
  for (const one of [...others, await openAddressKey(place(folder)), await findAddressKey(place(folder))])
    expect(await one?.open(sealed ?? Buffer.of())).toBe(rosa)
  expect((await stat(join(folder, 'pool.key'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(folder, 'pool.key'), 'utf8')).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]+\n$/)
  expect(await readFile(join(folder, 'pool.pub'), 'utf8')).toMatch(/^age1[a-z0-9]+\n$/)
})

test('a process that sends no letters seals without the key, and cannot open addresses', async () => {
  const { folder, other, place } = await openFolders()
  const web = { sendsLetters: false }
  await expect(openAddressKey(place(other, web))).rejects.toThrow(/pool\.pub is missing.*LETTERS=on/)
  const sender = await openAddressKey(place(folder))
  for (const dataFolder of [folder, other]) {
    const key = await openAddressKey(place(dataFolder, web))
    expect(key.canOpen).toBe(false)
    const sealed = await key.seal(rosa)
    await expect(key.open(sealed)).rejects.toThrow('no key')
    expect(await sender.open(sealed)).toBe(rosa)
  }
  await expect(stat(join(other, 'pool.key'))).rejects.toThrow('ENOENT')
})

test('the key may be in another file, also from `age-keygen`; without it nothing is opened, and another key is refused', async () => {
  const { folder, other, place } = await openFolders()
  const poolKey = join(other, 'volunteers.key')
  await writeFile(poolKey, `# created: today\n${await generateX25519Identity()}\n`)
  expect((await openAddressKey(place(folder, { poolKey }))).canOpen).toBe(true)
  await expect(stat(join(folder, 'pool.key'))).rejects.toThrow('ENOENT')
  expect((await openAddressKey(place(folder))).canOpen).toBe(false)
  await writeFile(poolKey, `${await generateX25519Identity()}\n`)
  await expect(openAddressKey(place(folder, { poolKey }))).rejects.toThrow('belong to different keys')
  await writeFile(poolKey, 'no key\n')
  await expect(openAddressKey(place(folder, { poolKey }))).rejects.toThrow('is no key')
})

test('looking up the key creates none', async () => {
  const { folder, place } = await openFolders()
  expect(await findAddressKey(place(folder))).toBeNull()
  await expect(stat(join(folder, 'pool.key'))).rejects.toThrow('ENOENT')
})

test('stored addresses have equal lengths, are found by any spelling, and are shown masked', async () => {
  const { folder, place } = await openFolders()
  const secret = randomBytes(32)
  const addressKey = await openAddressKey(place(folder))
  const seal = (address: string) => sealAddress({ secret, addressKey }, address)
  const [short, long, again] = [
    await seal('a@b.de'),
    await seal(`rosa@${'x'.repeat(60)}.example`),
    await seal('a@b.de'),
  ]
  expect([long.sealed.length, long.mask.length]).toEqual([short.sealed.length, short.mask.length])
  expect(again.hash).toEqual(short.hash)
  expect(again.sealed).not.toEqual(short.sealed)
  expect(maskOf(secret, await seal('rosa@bücher.example'))).toBe('r…@bücher.example')
  expect(hashOfAddress(secret, ' ROSA@xn--bcher-kva.example. ')).toEqual(
    hashOfAddress(secret, 'rosa@bücher.example'),
  )
  expect(hashOfAddress(randomBytes(32), rosa)).not.toEqual(hashOfAddress(secret, rosa))
  expect(hostMarkOf(secret, await seal('x@B.de'))).toEqual(hostMarkOf(secret, short))
  expect(() => maskOf(secret, { hash: long.hash, mask: short.mask })).toThrow()
})
