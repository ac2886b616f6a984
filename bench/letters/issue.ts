import { randomInt } from 'node:crypto'
import { logIn } from '../crash-login.ts'
import type { CrashSite } from '../crash-site.ts'
import { openDatabase } from '../site-database.ts'
import type { MailSink } from './mail-sink.ts'
import { Visitor } from './visitor.ts'

const longest = 1_800_000 // milliseconds until the last letter
const rates = [6000, 12_000, 9000] // letters per minute; each restart takes the next one
const look = 10_000 // milliseconds for which pages are read before anything is sent

interface Sending {
  frozen: number
  figures: Record<string, number>
}

/**
 * Sends an issue to that many readers: a quarter while pages are read; the rest while sending is paused and
 * resumed and Node is killed, again and again, each time with another rate and the other of two mail servers.
 */
export async function sendIssue(
  site: CrashSite,
  sinks: readonly [MailSink, MailSink],
  { letters: count, kills }: { letters: number; kills: number },
) {
  await addReaders(site.folder, count)
  const call = await staffOf(site)
  const before = new Visitor(site.url)
  await new Promise(resolve => setTimeout(resolve, look))
  await before.leave()
  const id = await orderIssue(call)
  const began = performance.now()
  const problems: string[] = []
  const sum = async (): Promise<Sending> => {
    const { body } = await call('GET', `/${id}/sending`)
    const { frozen, figures } = body as Sending
    const total = Object.values(figures).reduce((all, one) => all + one, 0)
    if (total !== frozen) problems.push(`${frozen} letters were wanted, ${total} are accounted for`)
    return { frozen, figures }
  }
  const visitor = new Visitor(site.url)
  const undisturbed = Math.floor(count / 4)
  await reached(sinks, undisturbed)
  await visitor.leave()
  let down = 0
  const part = (count - undisturbed) / (kills + 1)
  for (let kill = 1; kill <= kills; kill += 1) {
    await reached(sinks, undisturbed + Math.floor(part * kill) - randomInt(Math.ceil(part / 2)))
    await call('PATCH', `/${id}/sending`, { act: 'pause' })
    await sum()
    await call('PATCH', `/${id}/sending`, { act: 'resume' })
    const killed = performance.now()
    await site.kill(false)
    site.settings.MAIL_RATE = String(rates[kill % rates.length])
    site.settings.SMTP_URL = (sinks[kill % 2] ?? sinks[0]).url
    await site.start()
    down += performance.now() - killed
    await sum()
  }
  const end = performance.now() + longest
  let last = await sum()
  while ((last.figures.queued ?? 0) > 0 && performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 500))
    last = await sum()
  }
  const seconds = (performance.now() - began - down) / 1000
  const delivered = new Set(sinks.flatMap(({ received }) => [...received.keys()])).size
  const twice = totalOf(sinks) - delivered
  const { sent = 0, uncertain = 0 } = last.figures
  if (sent + uncertain !== count) problems.push(`${sent} sent and ${uncertain} uncertain of ${count}`)
  if (twice > 0) problems.push(`${twice} letters came twice`)
  if (delivered < sent) problems.push(`${sent} letters count as sent, ${delivered} arrived`)
  const pages = { before: before.p95, during: visitor.p95 }
  if (pages.during > 2 * pages.before) problems.push('pages took more than twice as long')
  return { id, delivered, uncertain, twice, rate: count / seconds, pages, problems }
}

async function addReaders(folder: string, count: number): Promise<void> {
  const client = await openDatabase(folder)
  await client.query(
    "update newsletter_subscribers set state = 'disabled', disabled_reason = 'staff', disabled_at = now() where state = 'active'",
  )
  await client.query(
    `insert into newsletter_subscribers (mark, email, language, state, created_at, activated_at)
     select decode(md5(n::text), 'hex'), 'reader-' || n || '@example.org', (array['de', 'en'])[1 + n % 2], 'active', now(), now()
     from generate_series(1, $1) n`,
    [count],
  )
  await client.end()
}

type Call = (method: string, path: string, body?: object) => Promise<{ body: unknown }>

async function staffOf(site: CrashSite): Promise<Call> {
  const authorization = `Bearer ${await logIn(site.url, 'hanna')}`
  return async (method, path, body) => {
    const answer = await fetch(`${site.url}/api/v1/backstage/publication/newsletter${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return { body: await answer.json() }
  }
}

async function orderIssue(call: Call): Promise<number> {
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hallo' }] }],
  }
  const none = { de: '', en: '' }
  const { body } = await call('POST', '', {
    ...{ subject: { de: 'Neues', en: 'News' }, title: { de: 'Neues', en: 'News' }, slug: none },
    ...{ content: { de: document, en: document }, plainText: none },
    ...{ isVisible: false, publishAt: null, unpublishAt: null },
  })
  const { id } = body as { id: number }
  await call('PATCH', `/${id}`, { send: true })
  return id
}

const totalOf = (sinks: readonly MailSink[]) => sinks.reduce((sum, { total }) => sum + total, 0)

async function reached(sinks: readonly MailSink[], count: number): Promise<void> {
  for (const end = performance.now() + longest; performance.now() < end; ) {
    if (totalOf(sinks) >= count) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`Only ${totalOf(sinks)} of ${count} letters came.`)
}
