import { ImapFlow } from 'imapflow'
import { day } from '#contract/durations.ts'
import type { ImapSettings } from './imap-settings.ts'

/** The beginning of a mail in the mailbox, and the time at which the server received it. */
export interface ReturnedMail {
  bytes: Uint8Array
  receivedAt: Date
}

export interface Unread {
  uidValidity: number
  /** UIDs in ascending order. */
  uids: number[]
  fetch(uid: number): Promise<ReturnedMail | null>
}

/** How far the mailbox has been read; not valid for another `uidValidity`. */
export interface Mark {
  uidValidity: number | null
  lastUid: number
}

const longest = 256 * 1024 // bytes of a mail that are read
const firstLook = 30 * day // period read at first; delivery reports arrive within days
const mostInOneGo = 500 // mails; the rest is read at the next run

/**
 * Opens the mailbox read-only, so that nothing in it changes, not even the read flags, and passes the mails
 * since the mark to `read`. Throws the errors of the server or the network.
 */
export async function withUnread<Result>(
  { options, folder }: ImapSettings,
  given: { mark: Mark; now: Date },
  read: (unread: Unread) => Promise<Result>,
): Promise<Result> {
  const client = new ImapFlow(options)
  const broken = new Promise<never>((_, reject) => client.on('error', reject))
  broken.catch(() => undefined)
  const work = async () => {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true })
    const uids = await unreadIn(client, Number(uidValidity), given)
    return read({ uidValidity: Number(uidValidity), uids, fetch: uid => fetchOne(client, uid) })
  }
  try {
    const result = await Promise.race([work(), broken])
    await client.logout()
    return result
  } finally {
    client.close()
  }
}

async function unreadIn(
  client: ImapFlow,
  uidValidity: number,
  { mark, now }: { mark: Mark; now: Date },
): Promise<number[]> {
  const isKnown = mark.uidValidity === uidValidity
  const wanted = isKnown ? { uid: `${mark.lastUid + 1}:*` } : { since: new Date(now.getTime() - firstLook) }
  const found = (await client.search(wanted, { uid: true })) || []
  // An IMAP range ending in a star always includes the last mail, even if it is older.
  const later = isKnown ? found.filter(uid => uid > mark.lastUid) : found
  return later.toSorted((one, other) => one - other).slice(0, mostInOneGo)
}

// Null: the mail was moved or deleted meanwhile.
async function fetchOne(client: ImapFlow, uid: number): Promise<ReturnedMail | null> {
  const wanted = { uid: true, internalDate: true, source: { maxLength: longest } }
  const mail = await client.fetchOne(String(uid), wanted, { uid: true })
  const bytes = mail ? mail.source : undefined
  return mail && bytes?.length ? { bytes, receivedAt: new Date(mail.internalDate ?? Date.now()) } : null
}
