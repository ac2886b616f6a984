import { randomInt, randomUUID } from 'node:crypto'
import { blankEvent } from '../contract/events/event.ts'
import { paragraphs } from '../contract/richtext.ts'
import { logIn } from './crash-login.ts'

/** Registrations that the site has acknowledged, by e-mail address. */
export interface KeptRegistrations {
  eventId: number
  addresses: Set<string>
}

const slug = 'crash'
const day = 24 * 60 * 60 * 1000 // milliseconds

/** Creates an event with few seats, so that most registrations wait, or with another capacity. */
export async function makeEvent(url: string, capacity: number | null = 20): Promise<KeptRegistrations> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await logIn(url, 'hanna')}`,
  }
  const start = new Date(Date.now() + 30 * day)
  const event = {
    ...blankEvent,
    title: { de: 'Absturz', en: 'Crash' },
    teaser: { de: 'Ein Test', en: 'A test' },
    slug: { de: slug, en: slug },
    start: start.toISOString(),
    end: new Date(start.getTime() + day).toISOString(),
    ...{
      isOneDayEvent: false,
      isVisible: true,
      isDetailsVisible: true,
      detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
      hasRegistration: true,
    },
    registration: {
      ...blankEvent.registration,
      isActive: true,
      inPresence: { isOffered: true, capacity },
    },
  }
  const answer = await fetch(`${url}/api/v1/backstage/event`, {
    method: 'POST',
    headers,
    body: JSON.stringify(event),
  })
  if (!answer.ok) throw new Error(`The event was not made: ${await answer.text()}`)
  return { eventId: ((await answer.json()) as { id: number }).id, addresses: new Set() }
}

/** Registers a new person, from another IP address each time because of the rate limits. */
export async function register(url: string, { addresses }: KeptRegistrations): Promise<Response> {
  const email = `${randomUUID()}@example.org`
  const ip = [10, randomInt(255), randomInt(255), randomInt(1, 255)].join('.')
  const answer = await fetch(`${url}/api/v1/info/registration/${slug}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({
      ...{ firstName: 'Lise', lastName: 'Meitner', institution: 'Institut', city: 'Essen', country: 'DE' },
      ...{ email, participation: 'inPresence', consent: true },
    }),
  })
  if (answer.status === 201) addresses.add(email)
  return answer
}

/** Registers people one after the other until the site is gone; only acknowledged ones count. */
export async function registerUntilGone(url: string, kept: KeptRegistrations): Promise<void> {
  for (;;) {
    try {
      await register(url, kept)
    } catch {
      return
    }
  }
}

type Read = (path: string) => Promise<unknown>

/**
 * Returns the registrations that are not stored exactly once or have not exactly one letter in the outbox.
 */
export async function lostRegistrations(read: Read, kept: KeptRegistrations): Promise<string[]> {
  const rows = await allOf(read, `/event/registration/${kept.eventId}?sort=createdAt`)
  const mails = (await allOf(read, '/mail?sort=createdAt')).filter(({ purpose = '' }) =>
    purpose.startsWith('registration '),
  )
  const [registered, written] = [
    countsOf(rows.map(({ email = '' }) => email)),
    countsOf(mails.map(({ recipient = '' }) => recipient)),
  ]
  const wrong = [...kept.addresses].filter(
    address => registered.get(address) !== 1 || written.get(address) !== 1,
  )
  const twice = [...registered].filter(([, count]) => count > 1).map(([address]) => address)
  return [...wrong, ...twice].map(address => `the registration of ${address}, or its one letter`)
}

interface Listed {
  email?: string
  recipient?: string
  purpose?: string
}

async function allOf(read: Read, path: string): Promise<Listed[]> {
  const all: Listed[] = []
  for (let page = 1; ; page += 1) {
    const { rows } = (await read(`${path}&page=${page}&limit=100`)) as { rows: Listed[] }
    all.push(...rows)
    if (rows.length < 100) return all
  }
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
