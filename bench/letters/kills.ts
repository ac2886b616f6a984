import { randomInt } from 'node:crypto'
import { logIn } from '../crash-login.ts'
import { makeEvent } from '../crash-registrations.ts'
import type { CrashSite } from '../crash-site.ts'
import { openDatabase } from '../site-database.ts'
import type { MailSink } from './mail-sink.ts'
import { isOnItsWay, type Letter, lettersIn, lossesIn, unseenBy, unwrittenIn } from './outbox.ts'
import { Visitor } from './visitor.ts'

const workers = 2 // letters that one process sends at the same time
const longest = 1_800_000 // milliseconds until the last letter

/**
 * Changes an event with that many registrations, and kills Node (`kill -9`) again and again while the letters
 * are sent.
 */
export async function killWhileSending(
  site: CrashSite,
  sink: MailSink,
  size: { letters: number; kills: number },
) {
  const { letters: count, kills } = size
  const { eventId } = await makeEvent(site.url, null)
  const wanted = Array.from({ length: count }, (_, n) => `guest-${n}@example.org`)
  await registerAll(site.folder, eventId, wanted)
  await moveEvent(site.url, eventId)
  const visitor = new Visitor(site.url)
  for (let kill = 1; kill <= kills; kill += 1) {
    await reached(
      sink,
      Math.floor((count * kill) / (kills + 1)) - randomInt(Math.ceil(count / (2 * kills + 2))),
    )
    await site.kill(false)
    await site.start()
  }
  const letters = await finished(site.folder)
  await visitor.leave()
  const token = await logIn(site.url, 'hanna')
  const doubles = workers * kills
  const problems = [
    ...lossesIn(letters, { wanted, received: sink.received, doubles }),
    ...(await unseenBy(site.url, token, letters)),
    ...visitor.problems,
  ]
  return { problems, visitor, ...countsOf(letters, sink) }
}

function countsOf(letters: readonly Letter[], { received, total }: MailSink) {
  const uncertain = letters.filter(({ state }) => state === 'uncertain').length
  return { uncertain, delivered: received.size, twice: total - received.size }
}

async function registerAll(folder: string, eventId: number, addresses: readonly string[]): Promise<void> {
  const client = await openDatabase(folder)
  await client.query(
    `insert into event_registrations (event_id, participation, state, first_name, last_name, email, email_key,
       institution, city, country, language, created_at, confirmed_at)
     select $1, 'inPresence', 'confirmed', 'Lise', 'Meitner', address, address, 'Institut', 'Essen', 'DE', 'de', now(), now()
     from unnest($2::text[]) as address`,
    [eventId, addresses],
  )
  await client.end()
}

async function moveEvent(url: string, id: number): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await logIn(url, 'hanna')}` }
  const address = `${url}/api/v1/backstage/event/${id}`
  const { version, start } = (await (await fetch(address, { headers })).json()) as {
    version: number
    start: string
  }
  const later = new Date(Date.parse(start) + 3_600_000).toISOString()
  const answer = await fetch(address, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ version, start: later }),
  })
  if (!answer.ok) throw new Error(`The event was not moved: ${await answer.text()}`)
}

async function reached(sink: MailSink, count: number): Promise<void> {
  for (const end = performance.now() + longest; performance.now() < end; ) {
    if (sink.total >= count) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error(`Only ${sink.total} of ${count} letters came.`)
}

/** Returns all letters as soon as none of them is still being sent. */
export async function finished(folder: string): Promise<Letter[]> {
  const client = await openDatabase(folder)
  try {
    for (const end = performance.now() + longest; performance.now() < end; ) {
      const letters = await lettersIn(client)
      if ((await unwrittenIn(client)) === 0 && !letters.some(isOnItsWay)) return letters
      await new Promise(resolve => setTimeout(resolve, 500))
    }
    throw new Error('Letters are still on their way.')
  } finally {
    await client.end()
  }
}
