import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { second } from '#contract/durations.ts'

export interface SmtpSettings {
  options: SMTPConnectionOptions
  login: { user: string; pass: string } | null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * `smtp://user:password@host:port` encrypts by STARTTLS and refuses to go on without, `smtps://` from the first byte. On
 * this machine nothing is encrypted. `?tls=optional` is for a server in one's own network that knows no encryption.
 */
export function smtpSettings(smtpUrl: string, ownName: string): SmtpSettings {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const isLocal = loopback.has(url.hostname)
  return {
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      name: ownName,
      secure,
      ignoreTLS: isLocal,
      requireTLS: !secure && !isLocal && url.searchParams.get('tls') !== 'optional',
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      dnsTimeout: 10 * second,
      socketTimeout: 60 * second,
    },
    login:
      url.username === ''
        ? null
        : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
  }
}
