import type { FastifyInstance } from 'fastify'
import { day } from '#contract/durations.ts'
import { type Context, type Dependencies, noteNextChange } from '#server/platform/calls/calls.ts'
import { serveKeptText } from '#server/platform/http/kept-text.ts'
import { mailboxOf } from '#server/platform/mail/mail.ts'

const validFor = 180 * day // RFC 9116 recommends less than a year

/** Serves files at the fixed addresses where machines expect them. */
export function serveWellKnown(app: FastifyInstance, dependencies: Dependencies): void {
  const plain = { type: 'text/plain; charset=utf-8', language: 'de' } as const
  serveKeptText(app, dependencies, { ...plain, address: '/robots.txt', write: robots })
  serveKeptText(app, dependencies, { ...plain, address: '/.well-known/security.txt', write: security })
  if (dependencies.config.passkeys.origins.length > 0)
    serveKeptText(app, dependencies, {
      ...{
        type: 'application/json',
        language: 'de',
        address: '/.well-known/webauthn',
        write: passkeyOrigins,
      },
    })
}

/** Which other origins may use the passkeys of this host (WebAuthn, related origins). */
function passkeyOrigins({ config }: Context): string {
  return JSON.stringify({ origins: [...new Set([config.baseUrl, ...config.passkeys.origins])] })
}

function robots({ config }: Context): string {
  return `User-agent: *
Disallow: /de/backstage
Disallow: /en/backstage
Disallow: /api/v1/backstage
Sitemap: ${config.baseUrl}/sitemap.xml
`
}

/** Contact for reporting vulnerabilities (RFC 9116). */
function security(context: Context): string {
  const { config, clock } = context
  const expires = new Date(Math.ceil((clock().getTime() + validFor) / day) * day)
  noteNextChange(context, new Date(clock().getTime() + day))
  return `Contact: mailto:${mailboxOf(config.mailTo).address}
Expires: ${expires.toISOString()}
Preferred-Languages: de, en
Canonical: ${config.baseUrl}/.well-known/security.txt
`
}
