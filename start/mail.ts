// npm run mail -- <address>: sends a letter at once with the site's settings, checks the mailbox for bounced
// letters, and says what to change if that fails.

import type { MailboxTrouble } from '#contract/mail/mailbox-trouble.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { MailReason } from '#server/platform/mail/outcome.ts'
import { tryMailSettings } from '#server/platform/mail/trial.ts'
import { tryMailboxSettings } from '#server/platform/returned-mail/trial.ts'

const usage =
  'How to use it:\n  npm run mail -- <address>    sends a letter to this address, with the settings of the site'

/** What has happened, and what to do about it. */
const troubles: Record<MailReason, [string, string]> = {
  unreachable: [
    'The mail server cannot be reached',
    'Check host and port in SMTP_URL, and whether a firewall lets this machine out to them.',
  ],
  insecure: [
    'The mail server offers no connection that is encrypted and can be trusted',
    'Port 465 wants smtps:// in SMTP_URL, others smtp://. Its certificate must be valid for the host in SMTP_URL. ?tls=optional permits a server in your own network that knows no encryption.',
  ],
  loginRefused: [
    'The mail server refused our login',
    'Check name and password in SMTP_URL; @ : / ? # % in them are written as %40 %3A %2F %3F %23 %25.',
  ],
  senderRefused: [
    'The mail server takes no letters from us',
    'MAIL_FROM must be an address from which the login in SMTP_URL may send; a server without a login must know this machine.',
  ],
  deferred: [
    'The mail server does not take the letter just now',
    'Many servers do this to strangers at first (greylisting): try it again in ten minutes.',
  ],
  refused: ['The mail server refused the letter', 'Please check the address, and what the server says.'],
  lost: ['The connection broke after the letter was handed over', 'Look whether it has arrived.'],
  crashed: ['The letter was not sent', 'Try it again.'],
  broken: ['The letter could not be made', 'Check MAIL_FROM and the address.'],
}

const mailboxTroubles: Record<MailboxTrouble, [string, string]> = {
  unreachable: [
    'The mailbox of IMAP_URL cannot be reached',
    'Check host and port in IMAP_URL, and whether a firewall lets this machine out to them.',
  ],
  insecure: [
    'The server of IMAP_URL offers no connection that is encrypted and can be trusted',
    'Port 993 wants imaps:// in IMAP_URL, others imap://. Its certificate must be valid for the host in IMAP_URL. ?tls=optional permits a server in your own network that knows no encryption.',
  ],
  loginRefused: [
    'The server of IMAP_URL refused our login',
    'Check name and password in IMAP_URL; @ : / ? # % in them are written as %40 %3A %2F %3F %23 %25.',
  ],
  noFolder: [
    'The mailbox of IMAP_URL has no such folder',
    'It stands behind the host, INBOX unless it is named: imaps://name:password@imap.example.org/Bounces.',
  ],
}

try {
  process.exitCode = await tryMail(readConfig(process.env), process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function tryMail(config: Config, [to = '', ...more]: string[]): Promise<number> {
  if (!to.includes('@') || more.length > 0) throw new Error(usage)
  const { smtpUrl, mailFrom } = config
  if (!smtpUrl)
    throw new Error(
      'SMTP_URL is not set: letters wait in the outbox. It looks like smtp://name:password@mail.example.org:587.',
    )
  const { host } = new URL(smtpUrl)
  console.log(`From ${mailFrom} to ${to} by ${host}`)
  const outcome = await tryMailSettings({ config, smtpUrl, to, now: new Date() })
  if (outcome.state === 'sent') {
    console.log(`${host} has taken a letter to ${to}. Look whether it arrives, and not among the spam.`)
    return tryMailbox(config)
  }
  const [what, advice] = troubles[outcome.reason]
  console.error(`${what}${outcome.words && ` (${outcome.words})`}.\n${advice}`)
  return 1
}

/**
 * Checks whether the mailbox for bounced letters can be read, if one is configured. Returns the exit code.
 */
async function tryMailbox({ imapUrl }: Config): Promise<number> {
  if (!imapUrl) return 0
  const { trouble, words, count } = await tryMailboxSettings(imapUrl)
  if (!trouble) {
    console.log(`The mailbox of IMAP_URL can be read: ${count} mails of the last 30 days are in it.`)
    return 0
  }
  const [what, advice] = mailboxTroubles[trouble]
  console.error(`${what}${words && ` (${words})`}.\n${advice}`)
  return 1
}
