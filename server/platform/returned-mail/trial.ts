import type { MailboxTrouble } from '#contract/mail/mailbox-trouble.ts'
import { imapSettings } from './imap-settings.ts'
import { withUnread } from './mailbox.ts'
import { troubleWith, wordsOf } from './trouble.ts'

interface Trial {
  trouble: MailboxTrouble | null
  /** Error message of the server or the network. */
  words: string
  /** Number of mails of the last weeks. */
  count: number
}

/** Opens the mailbox with these settings immediately, without reading its mails. */
export async function tryMailboxSettings(imapUrl: string): Promise<Trial> {
  const given = { mark: { uidValidity: null, lastUid: 0 }, now: new Date() }
  try {
    const count = await withUnread(imapSettings(imapUrl), given, async ({ uids }) => uids.length)
    return { trouble: null, words: '', count }
  } catch (error) {
    return { trouble: troubleWith(error), words: wordsOf(error), count: 0 }
  }
}
