import { randomInt } from 'node:crypto'
import { logIn } from '../crash-login.ts'
import type { CrashSite } from '../crash-site.ts'
import { openDatabase } from '../site-database.ts'
import type { MailSink } from './mail-sink.ts'

const longest = 1_800_000 // milliseconds until the last letter

interface Sending {
  frozen: number
  figures: Record<string, number>
}

/** An issue to so many readers, while Node is killed and the sending is paused and resumed, again and again. */
export async function sendIssue(
  site: CrashSite,
  sink: MailSink,
  { letters: count, kills }: { letters: number; kills: number },
) {
  await addReaders(site.folder, count)
  const call = await staffOf(site)
  const id = await orderIssue(call)
  const began = performance.now()
  const problems: string[] = []
  const look = async (): Promise<Sending> => {
    const { body } = await call('GET', `/${id}/sending`)
    const { frozen, figures } = body as Sending
    const sum = Object.values(figures).reduce((all, one) => all + one, 0)
    if (sum !== frozen) problems.push(`${frozen} letters were wanted, ${sum} are accounted for`)
    return { frozen, figures }
  }
  let down = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = Math.floor((count * kill) / (kills + 1)) - randomInt(Math.ceil(count / (2 * kills + 2)))
    await reached(sink, enough)
    await call('PATCH', `/${id}/sending`, { act: 'pause' })
    await look()
    await call('PATCH', `/${id}/sending`, { act: 'resume' })
    const before = performance.now()
    await site.kill(false)
    await site.start()
    down += performance.now() - before
    await look()
  }
  const end = performance.now() + longest
  let last = await look()
  while ((last.figures.queued ?? 0) > 0 && performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 500))
    last = await look()
  }
  const seconds = (performance.now() - began - down) / 1000
  const delivered = sink.received.size
  const twice = sink.total - delivered
  const { sent = 0, uncertain = 0 } = last.figures
  if (sent + uncertain !== count) problems.push(`${sent} sent and ${uncertain} uncertain of ${count}`)
  if (twice > 0) problems.push(`${twice} letters came twice`)
  if (delivered < sent) problems.push(`${sent} letters count as sent, ${delivered} arrived`)
  return { id, delivered, uncertain, twice, rate: count / seconds, problems }
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

async function reached(sink: MailSink, count: number): Promise<void> {
  for (const end = performance.now() + longest; performance.now() < end; ) {
    if (sink.total >= count) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`Only ${sink.total} of ${count} letters came.`)
}
