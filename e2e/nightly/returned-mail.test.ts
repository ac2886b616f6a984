import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { createTestDatabase } from '../../server/platform/database/test-database.ts'
import { recordLog } from '../../server/platform/database/test-log.ts'
import { readMailbox } from '../../server/platform/returned-mail/returned-mail.ts'
import { hasDovecot, openDovecot } from './dovecot.ts'

const isHere = hasDovecot()
const many = 120 // mails
const kills = 6

test.runIf(isHere)(
  'a mailbox of Dovecot is read mail by mail, whole or by its beginning, and stays as people left it',
  async () => {
    const { dovecot, read, taken, standing } = await prepare()
    await dovecot.put('m1', mail('one'))
    await dovecot.put('m2', Buffer.concat([mail('two'), Buffer.alloc(10 * 1024 * 1024, 'x\r\n')]))
    await dovecot.put('m3', mail('three'))
    await read()
    await read()
    expect(taken.map(([subject]) => subject)).toEqual(['one', 'two', 'three'])
    expect(Math.max(...taken.map(([, length]) => length))).toBe(256 * 1024)
    // The file name of a read mail would contain an S, of an answered one an R.
    for (const file of await dovecot.files()) expect(file).not.toMatch(/:2,.*[SRTD]/)
    await dovecot.remove('m1')
    await dovecot.put('m4', mail('four'))
    await dovecot.stop()
    await read()
    expect(await standing()).toMatchObject({ trouble: 'unreachable', failures: 1 })
    await dovecot.start()
    await sql`update mailbox_readings set next_at = null`.execute((await standing()).db)
    await read()
    expect(taken.map(([subject]) => subject)).toEqual(['one', 'two', 'three', 'four'])
    expect(await standing()).toMatchObject({ trouble: null, failures: 0 })
  },
  120_000,
)

test.runIf(isHere)(
  'a process that is killed while it reads takes no mail twice and leaves none',
  async () => {
    const { dovecot, db, url } = await prepare()
    await sql`create table taken (subject text)`.execute(db)
    for (let n = 1; n <= many; n += 1) await dovecot.put(`m${String(n).padStart(4, '0')}`, mail(`mail-${n}`))
    const count = async () =>
      Number((await sql<{ count: number }>`select count(*) from taken`.execute(db)).rows[0]?.count)
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = reader(url, dovecot.url)
      const enough = (many * kill) / (kills + 2)
      await expect.poll(count, { timeout: 60_000, interval: 10 }).toBeGreaterThan(enough)
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    const last = reader(url, dovecot.url)
    await once(last, 'exit')
    const { rows } = await sql<{ subject: string }>`select subject from taken`.execute(db)
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(
      Array.from({ length: many }, (_, n) => `mail-${n + 1}`).toSorted(),
    )
  },
  300_000,
)

function mail(subject: string): Buffer {
  return Buffer.from(`From: a@example.org\r\nSubject: ${subject}\r\n\r\nGuten Tag\r\n`)
}

/** Starts a process that reads the mailbox once and takes some milliseconds for each mail. */
function reader(databaseUrl: string, imapUrl: string): ChildProcess {
  const code = `
    import { readConfig } from './server/config.ts'
    import { connect } from './server/platform/database/connect.ts'
    import { sql } from 'kysely'
    import { readMailbox } from './server/platform/returned-mail/returned-mail.ts'
    const log = { info() {}, warn() {}, error() {}, debug() {} }
    const { db, close } = connect({ connectionString: process.env.TEST_DATABASE }, log)
    const config = readConfig({ BASE_URL: 'https://www.example.org', IMAP_URL: process.env.TEST_IMAP })
    await readMailbox({ db, log, config, clock: () => new Date() }, async (trx, { bytes }) => {
      const subject = /Subject: (\\S+)/.exec(Buffer.from(bytes).toString())[1]
      await sql\`insert into taken values (\${subject})\`.execute(trx)
      await new Promise(resolve => setTimeout(resolve, 15))
    })
    await close()`
  const env = { ...process.env, TEST_DATABASE: databaseUrl, TEST_IMAP: imapUrl }
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function prepare() {
  const [database, dovecot] = [await createTestDatabase(), await openDovecot()]
  const { db, url, drop } = database
  onTestFinished(async () => {
    await dovecot.close()
    await drop()
  })
  const config = readConfig({ BASE_URL: 'https://www.example.org', IMAP_URL: dovecot.url })
  const given = { db, log: recordLog(), config, clock: () => new Date() }
  const taken: [string, number][] = []
  return {
    ...{ dovecot, db, url, taken },
    read: () =>
      readMailbox(given, async (_, { bytes }) => {
        taken.push([/Subject: (\S+)/.exec(Buffer.from(bytes).toString())?.[1] ?? '', bytes.length])
      }),
    standing: async () => ({
      db,
      ...(await db.selectFrom('mailboxReadings').selectAll().executeTakeFirstOrThrow()),
    }),
  }
}
