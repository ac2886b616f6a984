import { ImapFlow } from 'imapflow'
import { day } from '#contract/durations.ts'
import type { ImapSettings } from './imap-settings.ts'

/** A mail as it lies in the mailbox: its beginning, and when the server took it. */
export interface ReturnedMail {
  bytes: Uint8Array
  receivedAt: Date
}

export interface Unread {
  uidValidity: number
  /** In ascending order. */
  uids: number[]
  fetch(uid: number): Promise<ReturnedMail | null>
}

/** How far it was read: of mails with another `uidValidity` nothing is known. */
export interface Mark {
  uidValidity: number | null
  lastUid: number
}

const longest = 256 * 1024 // bytes of a mail that are looked at
const firstLook = 30 * day // how far back it is read where nothing is known: reports come within days
const mostInOneGo = 500 // mails; the next ones are read a little later

/**
 * Opens the mailbox read-only, so that nothing in it changes, not even what counts as read, and gives `read` what came
 * since the mark. Throws what the server or the network says.
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
  // A range that ends in a star has the last mail in it, also where that is an older one.
  const later = isKnown ? found.filter(uid => uid > mark.lastUid) : found
  return later.toSorted((one, other) => one - other).slice(0, mostInOneGo)
}

// Null: somebody has moved or deleted it meanwhile.
async function fetchOne(client: ImapFlow, uid: number): Promise<ReturnedMail | null> {
  const wanted = { uid: true, internalDate: true, source: { maxLength: longest } }
  const mail = await client.fetchOne(String(uid), wanted, { uid: true })
  const bytes = mail ? mail.source : undefined
  return mail && bytes?.length ? { bytes, receivedAt: new Date(mail.internalDate ?? Date.now()) } : null
}
