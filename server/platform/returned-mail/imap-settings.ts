import type { ImapFlowOptions } from 'imapflow'
import { second } from '#contract/durations.ts'

/** Connection settings of a mailbox, and its name without the password for our records. */
export interface ImapSettings {
  options: ImapFlowOptions
  folder: string
  mailbox: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Parses the address of a mailbox. `imaps://user:password@host/folder` uses TLS from the start, `imap://`
 * requires STARTTLS. Connections to this machine are not encrypted. `?tls=optional` is for a server in one's
 * own network without encryption.
 */
export function imapSettings(imapUrl: string): ImapSettings {
  const url = new URL(imapUrl)
  const secure = url.protocol === 'imaps:'
  const isLocal = loopback.has(url.hostname)
  const isOptional = isLocal || url.searchParams.get('tls') === 'optional'
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
  const user = decodeURIComponent(url.username)
  return {
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 993 : 143),
      secure,
      ...(!secure && (isLocal ? { doSTARTTLS: false } : !isOptional && { doSTARTTLS: true })),
      auth: { user, pass: decodeURIComponent(url.password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 60 * second,
    },
    folder,
    mailbox: `${user}@${url.host}/${folder}`,
  }
}
