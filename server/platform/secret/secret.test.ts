import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { ballot, openTestPolls } from '#server/polls/test-polls.ts'
import { dumpOf } from '#server/voting/test-dump.ts'
import { openSecret } from './secret.ts'

async function openFolders() {
  const { db, drop } = await createTestDatabase()
  const folders = await Promise.all(
    ['one', 'other'].map(name => mkdtemp(join(tmpdir(), `larmor-secret-${name}-`))),
  )
  onTestFinished(async () => {
    await drop()
    for (const folder of folders) await rm(folder, { recursive: true })
  })
  const [folder = '', other = ''] = folders
  const openIn = (dataFolder: string, given?: Buffer) => openSecret({ db, dataFolder, given })
  const kept = () => db.selectFrom('installation').selectAll().executeTakeFirst()
  return { db, folder, other, openIn, kept }
}

test('the secret lies in the data folder, for the site’s account alone, and is the same at every start', async () => {
  const { folder, openIn, kept } = await openFolders()
  const [secret, ...others] = await Promise.all([openIn(folder), openIn(folder), openIn(folder)])
  for (const one of [...others, await openIn(folder)]) expect(one).toEqual(secret)
  const path = join(folder, 'secret')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readFile(path, 'utf8')).toBe(`${secret?.toString('hex')}\n`)
  expect((await kept())?.secret).toBeNull()
})

test('a secret that an earlier version stored in the database moves to the data folder unchanged', async () => {
  const { db, folder, openIn, kept } = await openFolders()
  const secret = randomBytes(32)
  await db.insertInto('installation').values({ secret }).execute()
  expect(await openIn(folder)).toEqual(secret)
  expect((await kept())?.secret).toBeNull()
  expect(await openIn(folder)).toEqual(secret)
})

test('a process without the secret, or with another one, does not start, and says why', async () => {
  const { folder, other, openIn } = await openFolders()
  const secret = await openIn(folder)
  await expect(openIn(other)).rejects.toThrow(/is missing: bring back .*\/secret .* or set SITE_SECRET/)
  await expect(openIn(other, randomBytes(32))).rejects.toThrow(/is not the one of this database/)
  expect(await openIn(other, secret)).toEqual(secret)
  await writeFile(join(other, 'secret'), 'no secret\n')
  await expect(openIn(other)).rejects.toThrow(/is no secret of this site/)
})

test('a secret given by the environment is not written to the data folder', async () => {
  const { folder, openIn } = await openFolders()
  const secret = randomBytes(32)
  expect(await openIn(folder, secret)).toEqual(secret)
  await expect(stat(join(folder, 'secret'))).rejects.toThrow('ENOENT')
})

test('nothing in a dump of the database unseals the link of a letter', async () => {
  const { dependencies, make, vote } = await openTestPolls()
  const { db, secret } = dependencies
  const { id } = await make({ way: 'confirmed' })
  expect((await vote(id, ballot())).status).toBe(202)
  const mail = await db.selectFrom('mails').select(['sealedTokens', 'messageId']).executeTakeFirstOrThrow()
  const opened = (key: Buffer) => {
    try {
      return unseal(mail.sealedTokens as Buffer, mail.messageId, key).link
    } catch {
      return null
    }
  }
  expect(opened(secret)).toEqual(expect.any(String))
  const keys = (await dumpOf(db)).match(/[0-9a-f]{64}/g) ?? []
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.map(key => opened(Buffer.from(key, 'hex'))).filter(Boolean)).toEqual([])
})
