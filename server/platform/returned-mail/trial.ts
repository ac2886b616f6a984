import type { MailboxTrouble } from '#contract/mail/mailbox-trouble.ts'
import { imapSettings } from './imap-settings.ts'
import { withUnread } from './mailbox.ts'
import { troubleWith, wordsOf } from './trouble.ts'

interface Trial {
  trouble: MailboxTrouble | null
  /** What the server or the network says. */
  words: string
  /** How many mails of the last weeks are there. */
  count: number
}

/** Opens the mailbox of these settings at once and reads none of its mails. */
export async function tryMailboxSettings(imapUrl: string): Promise<Trial> {
  const given = { mark: { uidValidity: null, lastUid: 0 }, now: new Date() }
  try {
    const count = await withUnread(imapSettings(imapUrl), given, async ({ uids }) => uids.length)
    return { trouble: null, words: '', count }
  } catch (error) {
    return { trouble: troubleWith(error), words: wordsOf(error), count: 0 }
  }
}
