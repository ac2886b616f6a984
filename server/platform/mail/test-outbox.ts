import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { borrowTestDatabase } from '#server/platform/database/reused-database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { openAddressKey } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import type { Letter } from './letter.tsx'
import { type Mail, queueMail } from './queue.ts'
import { startTestSmtp } from './test-smtp.ts'
import { type MailWorker, startMailWorker } from './worker.ts'

export const noon = new Date('2027-03-12T12:00:00Z')

const letter: Letter = { language: 'de', subject: 'Guten Tag', text: 'Guten Tag', html: '<p>Guten Tag</p>' }
export const greeting: Mail = {
  purpose: 'greeting',
  to: { name: 'Hanna', address: 'hanna@example.org' },
  letter,
}

/** Prepares a database, a mail server, a fixed clock, and workers that are stopped after the test. */
export async function prepareOutbox(env: Record<string, string> = {}) {
  const [database, smtp] = await Promise.all([borrowTestDatabase(), startTestSmtp()])
  const folder = await mkdtemp(join(tmpdir(), 'larmor-outbox-'))
  const workers: MailWorker[] = []
  onTestFinished(async () => {
    await Promise.all(workers.map(worker => worker.stop()))
    await smtp.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  const { db, listen } = database
  const clock = { now: noon }
  const log = recordLog()
  const config = readConfig({
    BASE_URL: 'https://www.example.org',
    MAIL_FROM: 'post@example.org',
    SMTP_URL: smtp.url,
    ...env,
  })
  const addressKey = await openAddressKey({ db, dataFolder: folder, config })
  const parts = { db, listen, log, config, clock: () => clock.now, secret: randomBytes(32), addressKey }
  return {
    ...parts,
    parts,
    smtp,
    time: clock,
    queue: (mail: Partial<Mail> = {}) => queueMail(parts, { ...greeting, ...mail }),
    startWorker() {
      const worker = startMailWorker(parts)
      workers.push(worker)
      return worker
    },
    rows: () => db.selectFrom('mails').selectAll().orderBy('id').execute(),
    states: async () =>
      (await db.selectFrom('mails').select('state').orderBy('id').execute()).map(row => row.state),
  }
}

/** Returns a context without a caller at a given time. */
export function by(db: Kysely<Database>, moment: Date): Acting {
  return { db, clock: () => moment, requestId: 'request-1', caller: null }
}

/** Waits until the check passes, with a timeout long enough for a busy machine. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000 })
}
