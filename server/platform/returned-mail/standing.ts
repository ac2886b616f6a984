import type { Mailbox } from '#contract/mail/api.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { imapSettings } from './imap-settings.ts'
import { findReading } from './readings.ts'
import { isTrouble } from './trouble.ts'

/** Returns the state of reading the mailbox; null if none is set. */
export async function mailboxStanding({
  db,
  config,
}: Pick<Dependencies, 'db' | 'config'>): Promise<Mailbox | null> {
  if (!config.imapUrl) return null
  const reading = await findReading(db, imapSettings(config.imapUrl).mailbox)
  const trouble = reading?.trouble ?? null
  return {
    readAt: reading?.readAt?.toISOString() ?? null,
    failedSince: reading?.failedSince?.toISOString() ?? null,
    trouble: isTrouble(trouble) ? trouble : null,
  }
}
