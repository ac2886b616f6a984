import type { Updateable } from 'kysely'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import { handOverLocked } from './hand-over.ts'
import { unseal } from './link-token.ts'
import { checkedMailbox, returnAddressOf, senderOf } from './mailbox.ts'
import { composeMessage, type Message } from './message.ts'
import { nextAttempt, type Outcome } from './outcome.ts'
import { type AttemptEnd, type MailRow, recordAttempt } from './queries.ts'
import type { SmtpConnection } from './smtp.ts'

type Parts = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'secret' | 'addressKey'>

/** Makes one attempt to send a claimed letter and records its outcome. */
export async function deliver(mail: MailRow, connection: SmtpConnection, parts: Parts): Promise<void> {
  const outcome = await attempt(mail, connection, parts)
  if (outcome === null) return
  const now = parts.clock()
  const change = changeOf(mail, outcome, now)
  const isDeferred = outcome.state === 'retry' && outcome.reason === 'deferred'
  await withRetries(() => recordAttempt(parts.db, mail, change, { now, isDeferred }))
  const facts = { mail: mail.id, purpose: mail.purpose, state: change.state, attempts: mail.attempts }
  if (outcome.state === 'sent') parts.log.info(facts, 'a letter is sent')
  else parts.log.warn({ ...facts, reason: outcome.reason }, 'a letter could not be sent')
}

/** Returns null for a letter that was withdrawn after it was claimed. */
async function attempt(mail: MailRow, connection: SmtpConnection, parts: Parts): Promise<Outcome | null> {
  let message: Message
  try {
    message = await compose(mail, parts)
  } catch (error) {
    return { state: 'failed', reason: 'broken', words: error instanceof Error ? error.message : '' }
  }
  try {
    return await handOverLocked(parts.db, mail.id, () => connection.send(message))
  } catch (error) {
    return { state: 'retry', reason: 'unreachable', words: error instanceof Error ? error.message : '' }
  }
}

async function compose(mail: MailRow, { config, clock, secret, addressKey }: Parts): Promise<Message> {
  const address = mail.recipientSealed ? await addressKey.open(mail.recipientSealed) : mail.recipient
  const to = checkedMailbox({ name: mail.recipientName, address: address ?? '' })
  const tokens = mail.sealedTokens ? unseal(mail.sealedTokens, mail.messageId, secret) : null
  const from = senderOf(config.mailFrom, mail.language)
  return composeMessage(mail, { from, to, returnTo: returnAddressOf(config), tokens, now: clock() })
}

function changeOf(
  mail: MailRow,
  outcome: Outcome,
  now: Date,
): Updateable<Database['mails']> & { state: AttemptEnd } {
  if (outcome.state === 'sent') {
    const opened = { sealedTokens: null, recipientSealed: null }
    return { state: 'sent', sentAt: now, ...opened, nextAttemptAt: null, lastError: null }
  }
  const lastError = `${outcome.reason}: ${mail.recipientSealed ? codesIn(outcome.words) : outcome.words}`
  const next = nextAttempt(mail.attempts, now)
  if (outcome.state === 'uncertain' && mail.mayRepeat) {
    return { state: 'retry', mayRepeat: false, nextAttemptAt: next ?? now, lastError }
  }
  const isWorthAnother = outcome.state === 'retry' && next !== null
  const state = outcome.state === 'retry' && !next ? 'failed' : outcome.state
  return { state, nextAttemptAt: isWorthAnother ? next : null, lastError }
}

/**
 * Returns only the codes of a mail server's reply (`550 5.1.1`), because the rest often contains the address.
 */
function codesIn(words: string): string {
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(words)?.[0] ?? ''
}

// Retried, so that a short database outage does not lose the mail server's acceptance.
async function withRetries(write: () => Promise<void>): Promise<void> {
  for (const pause of [500, 2000, 5000]) {
    try {
      return await write()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  await write()
}
