import type { ImapFlowOptions } from 'imapflow'
import { second } from '#contract/durations.ts'

/** How a mailbox is reached, and its name for our own notes: without the password. */
export interface ImapSettings {
  options: ImapFlowOptions
  folder: string
  mailbox: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * `imaps://user:password@host/folder` encrypts from the first byte, `imap://` by STARTTLS and refuses to go on without. On
 * this machine nothing is encrypted. `?tls=optional` is for a server in one's own network that knows no encryption.
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
