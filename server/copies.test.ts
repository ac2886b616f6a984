import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { copyReasonOf, countHeld, openCopies, releaseCopy } from './platform/copies/copies.ts'
import { machineOf } from './platform/copies/machine.ts'
import { reachesOthers } from './platform/jobs/jobs.ts'
import { schedule } from './platform/jobs/schedule.ts'
import { startTestSmtp } from './platform/mail/test-smtp.ts'
import { openTestCopies } from './test-copies.ts'

const here = { host: 'www.example.org', path: '/data', machine: 'one' }
const database = { instance: 'a', servedHost: 'www.example.org', machine: 'one', starts: 7 }
const folder = { instance: 'a', starts: 7, path: '/data' }

test.each([
  ['the site itself', database, folder, null],
  ['a database that nobody has started on', { ...database, instance: null }, folder, null],
  ['another data folder', database, null, 'folder'],
  ['the data folder of another site', database, { ...folder, instance: 'b' }, 'folder'],
  ['a data folder that was copied', database, { ...folder, path: '/elsewhere' }, 'folder'],
  ['another host', { ...database, servedHost: 'test.example.org' }, folder, 'host'],
  ['a backup that was restored', { ...database, starts: 6 }, folder, 'older'],
  ['the whole of it on another machine', { ...database, machine: 'two' }, folder, 'machine'],
  ['a database that knows of no machine', { ...database, machine: null }, folder, null],
  ['a start that was not written down any more', { ...database, starts: 8 }, folder, null],
] as const)('whether %s counts as a copy', (_, row, known, reason) =>
  expect(copyReasonOf(row, known, here)).toBe(reason),
)

test('every job of the schedule that writes letters or asks other hosts is left out in a copy', () => {
  expect(Object.keys(schedule).filter(name => !reachesOthers(name))).toEqual([
    ...['forget', 'forgetHourly', 'shuffleBallots', 'shuffleClosedBallots', 'destroyVotingKeys'],
    ...['rebuildAuthors', 'moveToFormer', 'sealAudit', 'trimSecurityLog', 'makeMissing', 'sweepFiles'],
  ])
})

test('a copy on another host sends no letter before it is released, and releasing can discard queued letters', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(() => smtp.close())
  const { folder: dataFolder, first, during, logMessages } = await openTestCopies()
  const at = { url: first.url, folder: dataFolder, env: { SMTP_URL: smtp.url } }
  await during(at, ({ dependencies }) => dependencies.copies.register())
  const letter = (id: string) =>
    sql`insert into mails (purpose, language, recipient, subject, text, html, message_id, state, next_attempt_at)
      values ('contact', 'de', 'mia@example.org', ${id}, 't', 'h', ${`<${id}@x>`}, 'queued', now())`.execute(
      first.db,
    )
  await letter('held')
  await during({ ...at, env: { ...at.env, BASE_URL: 'https://test.example.org' } }, async opened => {
    const { copies, db } = opened.dependencies
    expect(copies.reason()).toBe('host')
    opened.work()
    expect(await countHeld(db)).toBe(1)
    expect(await releaseCopy(copies, db, 'discard')).toBe(1)
    await expect.poll(() => copies.reason()).toBeNull()
    await letter('sent after the release')
    await sql`notify mail_queued`.execute(db)
    await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(1)
    expect(smtp.received[0]?.raw).toContain('sent after the release')
  })
  expect(logMessages.filter(line => line.includes('copy of another site'))).toHaveLength(1)
  // It is the site at this address from now on.
  await during({ ...at, env: { BASE_URL: 'https://test.example.org' } }, async ({ dependencies }) =>
    expect(dependencies.copies.reason()).toBeNull(),
  )
}, 60_000)

test('a copy in another data folder, and a backup that was restored, are copies until they are released', async () => {
  const { folder: dataFolder, makeFolder, first, copy, during } = await openTestCopies()
  const register = (at: { url: string; folder: string }) =>
    during(at, async ({ dependencies: { copies } }) => {
      const reason = copies.reason()
      await copies.register()
      return reason
    })
  expect(await register({ url: first.url, folder: dataFolder })).toBeNull()
  await first.close()
  const later = await copy(first.name)
  await later.close()
  expect(await register({ url: later.url, folder: dataFolder })).toBeNull()
  expect(await register({ url: later.url, folder: dataFolder })).toBeNull()
  // The original database, which has fewer starts; starts of a copy are not counted, so it remains a copy.
  for (const _ of [1, 2, 3]) expect(await register({ url: first.url, folder: dataFolder })).toBe('older')
  const elsewhere = await makeFolder()
  copyFileSync(join(dataFolder, 'secret'), join(elsewhere, 'secret'))
  expect(await register({ url: later.url, folder: elsewhere })).toBe('folder')
  expect(existsSync(join(elsewhere, 'installation'))).toBe(false)
  writeFileSync(join(elsewhere, 'installation'), 'broken')
  await during({ url: later.url, folder: elsewhere }, ({ dependencies: { copies, db } }) =>
    releaseCopy(copies, db, 'send'),
  )
  expect(await register({ url: later.url, folder: elsewhere })).toBeNull()
  rmSync(join(elsewhere, 'installation'))
}, 60_000)

test('a data folder that was copied with its database, to the same path and address of another machine, is a copy', async () => {
  const { folder: dataFolder, first, during } = await openTestCopies()
  const on = (machine: string, release = false) =>
    during({ url: first.url, folder: dataFolder }, async ({ dependencies: { db, log, config } }) => {
      const copies = await openCopies({ db, dataFolder, config, log, machine })
      const reason = copies.reason()
      if (release) await releaseCopy(copies, db, 'discard')
      else await copies.register()
      return reason
    })
  expect(await on('one')).toBeNull()
  expect(await on('two')).toBe('machine')
  expect(await on('one')).toBeNull()
  expect(await on('two', true)).toBe('machine')
  expect(await on('two')).toBeNull()
}, 60_000)

test('a machine is identified by a hash of its machine id, or by the server of an external database', async () => {
  const { folder, first, during } = await openTestCopies()
  await during({ url: first.url, folder }, async ({ dependencies: { db } }) => {
    const id = join(folder, 'machine-id')
    const mark = (isEmbedded = true, containers: string[] = []) =>
      machineOf(db, isEmbedded, { id, containers })
    expect(await mark()).toBeNull()
    writeFileSync(id, '\n')
    expect(await mark()).toBeNull()
    writeFileSync(id, `${'a1'.repeat(16)}\n`)
    expect(await mark()).toMatch(/^machine [\w-]{22}$/)
    expect(await mark(true, [id])).toBeNull()
    expect(await mark(false)).toMatch(/^server \d+$/)
  })
})
