import { checkedMailbox, senderOf } from './mailbox.ts'
import { composeMessage } from './message.ts'
import { newMessageId } from './message-id.ts'
import type { Outcome } from './outcome.ts'
import { SmtpConnection } from './smtp.ts'
import { smtpSettings } from './smtp-settings.ts'

interface Trial {
  config: { baseUrl: string; mailFrom: string }
  smtpUrl: string
  to: string
  now: Date
}

/**
 * Sends one letter with these settings immediately, bypassing the outbox. Throws if the recipient is not an
 * e-mail address.
 */
export async function tryMailSettings({ config, smtpUrl, to, now }: Trial): Promise<Outcome> {
  const mailbox = checkedMailbox({ address: to })
  const host = new URL(config.baseUrl).hostname
  const text = `Diese Test-E-Mail kommt von ${config.baseUrl}. Ist sie angekommen, so stimmen die Einstellungen.\n\nThis test e-mail comes from ${config.baseUrl}. If it has arrived, the settings are right.\n`
  const letter = {
    language: 'de',
    replyTo: null,
    replyToName: '',
    subject: `Test-E-Mail von ${host} / Test e-mail from ${host}`,
    text,
    html: '',
    messageId: newMessageId(config),
    unsubscribe: null,
    unsubscribeMail: null,
    envelopeId: null,
    listName: null,
    attachments: [],
    calendar: null,
  }
  const from = senderOf(config.mailFrom, 'de')
  const connection = new SmtpConnection(smtpSettings(smtpUrl, host))
  const outcome = await connection.send(
    await composeMessage(letter, { from, to: mailbox, returnTo: from.address, tokens: null, now }),
  )
  connection.close()
  return outcome
}
