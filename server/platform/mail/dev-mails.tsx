import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { Heading, List } from './dev-mails-parts.tsx'
import { devMailsStyle } from './dev-mails-style.ts'
import { tokensOf } from './link-token.ts'
import { type Listed, type OutboxMail, outboxMail, wordsOf } from './outbox.ts'
import { countMails, findMail, latestMails } from './queries.ts'

export interface DevMailsParts {
  db: Kysely<Database>
  secret: Buffer
  config: Dependencies['config']
  addressKey: Dependencies['addressKey']
}

const shown = 100 // number of latest letters

/** Content Security Policy of both pages: no scripts, nothing loaded. */
export const devMailsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Whether the page is served: only where nobody else has access, because letters contain links that open
 * accounts.
 */
export function showsDevMails({ production, demo, baseUrl }: Dependencies['config']): boolean {
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)
  return isOwnMachine && (!production || demo.enabled)
}

/** Returns the outbox as an HTML page, newest first. Each letter is linked as `/dev/mails/<id>`. */
export async function devMailsPage(parts: DevMailsParts): Promise<string> {
  const { count } = await countMails(parts.db)
  const rows = await Promise.all(
    (await latestMails(parts.db, shown)).map(row => withOpenedRecipient(row, parts)),
  )
  return page(
    `Outbox: ${count} ${count === 1 ? 'letter' : 'letters'}`,
    <>
      {!parts.config.smtpUrl && (
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

/** Returns one letter with its real links, as text and in a sandboxed frame; null if it does not exist. */
export async function devMailPage(parts: DevMailsParts, id: number): Promise<string | null> {
  const row = await findMail(parts.db, id)
  if (!row) return null
  const { text, html } = wordsOf(row, tokensOf(row, parts.secret))
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])]
  return page(
    row.subject,
    <>
      <p>
        <a href="/dev/mails">All letters</a>
      </p>
      <Heading mail={await withOpenedRecipient(row, parts)} replyTo={row.replyTo} />
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

/** Returns the letter as staff see it; if the address key is available, with the recipient's address. */
async function withOpenedRecipient(row: Listed, { secret, addressKey }: DevMailsParts): Promise<OutboxMail> {
  const mail = outboxMail(row, secret)
  if (!row.recipientSealed || !addressKey.canOpen) return mail
  return { ...mail, recipient: await addressKey.open(row.recipientSealed) }
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
