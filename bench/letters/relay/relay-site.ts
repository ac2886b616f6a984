import { logIn } from '../../crash-login.ts'
import { CrashSite } from '../../crash-site.ts'
import { freePort } from '../../free-port.ts'
import { openDatabase } from '../../site-database.ts'
import { openFront } from './front.ts'
import { domains, type MailServers, type Place } from './servers.ts'

/** URL and token with which staff send requests to the site. */
export interface Staff {
  url: string
  token: string
}

export const baseUrl = `https://www.${domains.ours}`
export const bounceAddress = `bounces@${domains.ours}`

/** Starts the demo as the site of an institute that sends its mail through these servers. */
export async function startSite({ folder, endings }: Place, servers: MailServers): Promise<Staff> {
  const port = await freePort()
  const site = new CrashSite(folder, port)
  Object.assign(site.settings, {
    BASE_URL: baseUrl,
    SMTP_URL: servers.smtpUrl,
    IMAP_URL: servers.mailboxes.urlOf(bounceAddress),
    MAIL_FROM: `noreply@${domains.ours}`,
    MAIL_TO: `office@${domains.ours}`,
    MAIL_RETURN: bounceAddress.replace('@', '+*@'),
    NEWSLETTER_HOLD: '0',
  })
  endings.push(() => site.stop())
  await site.start()
  const front = await openFront(port, new URL(baseUrl).host)
  endings.push(async () => front.close())
  return { url: front.url, token: await logIn(front.url, 'hanna') }
}

/** Runs a query on the site's database and returns the rows. */
export async function found<Row extends object>(dataFolder: string, query: string): Promise<Row[]> {
  const client = await openDatabase(dataFolder)
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

const longest = 600_000 // milliseconds

/** Waits until `isSo` returns true. Throws after the timeout. */
export async function untilSo(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + longest; performance.now() < end; ) {
    if (await isSo()) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error(`It took too long: ${what}`)
}

export interface Outgoing {
  messageId: string
  purpose: string
  language: string
  recipient: string
  state: string
}

/** The letters that the site has written. */
export function outgoing(dataFolder: string): Promise<Outgoing[]> {
  return found(
    dataFolder,
    'select message_id as "messageId", purpose, language, recipient, state from mails order by id',
  )
}

/** Waits until all letters have left the site and both mail servers. */
export async function untilDelivered(dataFolder: string, servers: MailServers): Promise<void> {
  await untilSo('letters are still on their way', async () => {
    const unwritten = await found(
      dataFolder,
      `select 1 from newsletter_letters where written_at is null union all
       select 1 from voting_letters where written_at is null union all
       select 1 from event_letters where written_at is null`,
    )
    const unsent = (await outgoing(dataFolder)).filter(({ state }) => state !== 'sent')
    return unwritten.length + unsent.length + (await servers.waiting()).length === 0
  })
}
