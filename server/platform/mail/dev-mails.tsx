import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { Heading, List } from './dev-mails-parts.tsx'
import { devMailsStyle } from './dev-mails-style.ts'
import { type LinkTokens, unseal } from './link-token.ts'
import { latestInOutbox, outboxMail, wordsOf } from './outbox.ts'
import { findMail, type MailRow } from './queries.ts'

export interface DevMailsParts {
  db: Kysely<Database>
  secret: Buffer
  config: Dependencies['config']
}

const shown = 100 // letters, the newest

/** The content policy of both pages: nothing runs, nothing is loaded. */
export const devMailsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** Only where nobody else can look: letters hold links that open accounts. */
export function showsDevMails({ production, demo, baseUrl }: Dependencies['config']): boolean {
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)
  return isOwnMachine && (!production || demo.enabled)
}

/** The outbox as an HTML page, newest first. Each letter is linked as `/dev/mails/<id>`. */
export async function devMailsPage({ db, config }: DevMailsParts): Promise<string> {
  const { count, rows } = await latestInOutbox(db, shown)
  return page(
    `Outbox: ${count} ${count === 1 ? 'letter' : 'letters'}`,
    <>
      {!config.smtpUrl && (
        <p className="notice">No mail server is set (SMTP_URL), so letters wait here and are not sent.</p>
      )}
      {rows.length === 0 ? (
        <p className="empty">Letters will be listed here. Send the contact form to see the first.</p>
      ) : (
        <List rows={rows} />
      )}
    </>,
  )
}

/** One letter with the link it will carry, as text and in a frame where nothing runs; null where there is none. */
export async function devMailPage({ db, secret }: DevMailsParts, id: number): Promise<string | null> {
  const row = await findMail(db, id)
  if (!row) return null
  const { text, html } = wordsOf(row, tokensOf(row, secret))
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])]
  return page(
    row.subject,
    <>
      <p>
        <a href="/dev/mails">All letters</a>
      </p>
      <Heading mail={outboxMail(row)} replyTo={row.replyTo} />
      <ul className="links">
        {links.map(link => (
          <li key={link}>
            <a href={link}>{link}</a>
          </li>
        ))}
      </ul>
      <div className="sides">
        <iframe title="The letter as HTML" sandbox="" srcDoc={html} />
        <pre>{text}</pre>
      </div>
    </>,
  )
}

function tokensOf({ sealedTokens, messageId }: MailRow, secret: Buffer): LinkTokens | null {
  try {
    return sealedTokens ? unseal(sealedTokens, messageId, secret) : null
  } catch {
    return null // sealed by another installation
  }
}

function page(title: string, body: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{devMailsStyle}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}
