import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { second } from '#contract/durations.ts'

export interface SmtpSettings {
  options: SMTPConnectionOptions
  login: { user: string; pass: string } | null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Parses SMTP_URL. `smtp://user:password@host:port` requires STARTTLS, `smtps://` uses TLS from the start.
 * Connections to this machine are not encrypted. `?tls=optional` is for a server in one's own network without
 * encryption.
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
