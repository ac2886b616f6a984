import { z } from 'zod'
import { type MailboxTrouble, mailboxTroubles } from '#contract/mail/mailbox-trouble.ts'

const imapError = z.object({
  code: z.string().optional().catch(undefined),
  authenticationFailed: z.boolean().optional().catch(undefined),
  serverResponseCode: z.string().optional().catch(undefined),
  responseStatus: z.string().optional().catch(undefined),
  message: z.string().catch(''),
})

export function isTrouble(name: string | null): name is MailboxTrouble {
  return mailboxTroubles.some(one => one === name)
}

/** Maps an error to the reason why a mailbox could not be read, as far as something can be done about it. */
export function troubleWith(error: unknown): MailboxTrouble {
  const {
    code = '',
    authenticationFailed,
    serverResponseCode,
    responseStatus,
    message,
  } = imapError.parse(error)
  if (authenticationFailed) return 'loginRefused'
  if (/CERT|TLS|SSL|EPROTO/i.test(code) || /STARTTLS|certificate|TLS|SSL/i.test(message)) return 'insecure'
  if (serverResponseCode === 'NONEXISTENT' || responseStatus === 'NO') return 'noFolder'
  return 'unreachable'
}

/** Returns the message of the server or the network, which is foreign text. */
export function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}
