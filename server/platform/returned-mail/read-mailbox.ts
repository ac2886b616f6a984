import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { imapSettings } from './imap-settings.ts'
import { type ReturnedMail, type Unread, withUnread } from './mailbox.ts'
import { findReading, lockReading, setFailed, setRead, setWell } from './readings.ts'
import { troubleWith, wordsOf } from './trouble.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config'>

/** Processes a mail, in the transaction that records it as read. */
export type TakeMail = (db: Dependencies['db'], mail: ReturnedMail) => Promise<void>

/**
 * Reads new mails in the mailbox. A mail is recorded as read in the same transaction as its result, so that
 * none is lost or processed twice, whenever a process ends. If the mailbox cannot be read, records that and
 * retries later.
 */
export async function readMailbox(given: Needs, take: TakeMail): Promise<void> {
  const { db, clock, log, config } = given
  if (!config.imapUrl) return
  const settings = imapSettings(config.imapUrl)
  const { mailbox } = settings
  const reading = await findReading(db, mailbox)
  if (reading?.nextAt && reading.nextAt > clock()) return
  const taking = { isOurs: false }
  const mark = { uidValidity: reading?.uidValidity ?? null, lastUid: reading?.lastUid ?? 0 }
  // Our own errors are no trouble of the mailbox: the job fails, and the mail is read again.
  const takeOurs: TakeMail = async (trx, mail) => {
    taking.isOurs = true
    await take(trx, mail)
    taking.isOurs = false
  }
  try {
    await withUnread(settings, { mark, now: clock() }, unread =>
      takeAll(given, { mailbox, unread, take: takeOurs }),
    )
    await transact(db, trx => setWell(trx, mailbox, clock()))
  } catch (error) {
    if (taking.isOurs) throw error
    const trouble = troubleWith(error)
    await transact(db, trx => setFailed(trx, mailbox, trouble, clock()))
    if (!reading?.failedSince) log.warn({ trouble, error: wordsOf(error) }, 'the mailbox cannot be read')
  }
}

interface Taking {
  mailbox: string
  unread: Unread
  take: TakeMail
}

async function takeAll({ db, log }: Needs, { mailbox, unread, take }: Taking): Promise<void> {
  const { uidValidity, uids, fetch } = unread
  for (const uid of uids) {
    const mail = await fetch(uid)
    await transact(db, async trx => {
      const done = await lockReading(trx, mailbox)
      const isDone = done.uidValidity === uidValidity && done.lastUid >= uid
      if (isDone) return
      await setRead(trx, mailbox, { uidValidity, lastUid: uid })
      if (mail) await take(trx, mail)
    })
  }
  if (uids.length > 0) log.info({ mails: uids.length }, 'mails of the mailbox were read')
}
