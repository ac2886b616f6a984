import type { Selectable } from 'kysely'
import { minute } from '#contract/durations.ts'
import type { MailboxTrouble } from '#contract/mail/mailbox-trouble.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>
export type Reading = Selectable<Database['mailboxReadings']>

const longestWait = 60 // maximum minutes between two attempts to read a failing mailbox

/** Returns how far a mailbox has been read; undefined if never. */
export async function findReading(db: Db, mailbox: string): Promise<Reading | undefined> {
  return db.selectFrom('mailboxReadings').selectAll().where('mailbox', '=', mailbox).executeTakeFirst()
}

/** The same, locked until the transaction ends, so that only one of several processes handles a mail. */
export async function lockReading(db: Db, mailbox: string): Promise<Reading> {
  const conflict = { mailbox }
  await db
    .insertInto('mailboxReadings')
    .values(conflict)
    .onConflict(one => one.doNothing())
    .execute()
  return db
    .selectFrom('mailboxReadings')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Records the last mail read. With another `uidValidity` the server has renumbered the mails, and all are
 * read again.
 */
export async function setRead(
  db: Db,
  mailbox: string,
  { uidValidity, lastUid }: { uidValidity: number; lastUid: number },
): Promise<void> {
  await db
    .updateTable('mailboxReadings')
    .set({ uidValidity, lastUid })
    .where('mailbox', '=', mailbox)
    .execute()
}

/** Records that the mailbox could be read, to its end or to the limit of one run. */
export async function setWell(db: Db, mailbox: string, now: Date): Promise<void> {
  const well = { readAt: now, failures: 0, failedSince: null, trouble: null, nextAt: null }
  await lockReading(db, mailbox)
  await db.updateTable('mailboxReadings').set(well).where('mailbox', '=', mailbox).execute()
}

/**
 * Records that the mailbox could not be read. The next attempt is after a minute, then at increasing
 * intervals.
 */
export async function setFailed(db: Db, mailbox: string, trouble: MailboxTrouble, now: Date): Promise<void> {
  const { failures, failedSince } = await lockReading(db, mailbox)
  const wait = Math.min(2 ** failures, longestWait) * minute
  const change = { failures: failures + 1, failedSince: failedSince ?? now, trouble }
  await db
    .updateTable('mailboxReadings')
    .set({ ...change, nextAt: new Date(now.getTime() + wait) })
    .where('mailbox', '=', mailbox)
    .execute()
}
