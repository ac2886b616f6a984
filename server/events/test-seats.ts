import type { Kysely, KyselyPlugin } from 'kysely'
import { isFailure } from '#contract/errors.ts'
import { seatHoldingSteps } from '#contract/events/registration.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { openTestRegistrations } from './test-registrations.ts'

type Site = Awaited<ReturnType<typeof openTestRegistrations>>

export const seats = 10
const taken = 7 // confirmed before the race
const comers = 50
const leavers = 2 // confirmed guests who cancel during the race

/** The same database without the row lock that serialises access to the seats of an event. */
export function withoutLocks(db: Kysely<Database>): Kysely<Database> {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode' || !node.endModifiers) return node
      const { endModifiers, ...rest } = node
      return { ...rest, endModifiers: endModifiers.filter(({ modifier }) => modifier !== 'ForNoKeyUpdate') }
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

interface Raced {
  held: number
  waiting: number
  /** Codes of refused calls. */
  failed: string[]
  /** Whether nobody waits who came before somebody with a seat. */
  isInOrder: boolean
}

/** One run: fifty people want the last seats at once, while two cancel. */
export async function race(site: Site, n: number, db: Kysely<Database> = site.db): Promise<Raced> {
  const slug = `race-${n}-${Math.random().toString(36).slice(2)}`
  const event = await site.createEvent(
    { slug: { de: slug, en: slug } },
    { inPresence: { isOffered: true, capacity: seats } },
  )
  await seated(site, event.id, `${slug}-seated`)
  const first = await site.db
    .selectFrom('eventRegistrations')
    .select('id')
    .where('eventId', '=', event.id)
    .orderBy('id')
    .limit(leavers)
    .execute()
  const asking = { db } as object
  const come = Array.from({ length: comers }, (_, k) =>
    untilAnswered(() => site.register(`${slug}-${k}`, { key: slug }, asking)),
  )
  const leave = first.map(({ id: registrationId }) =>
    untilAnswered(() =>
      site.manage('changeRegistrationByStaff')({ id: event.id, registrationId, action: 'cancel' }, asking),
    ),
  )
  const answers = await Promise.allSettled([...come, ...leave])
  const reasons = answers.flatMap(answer =>
    answer.status === 'rejected' ? [String(answer.reason.code ?? answer.reason)] : [],
  )
  return outcomeOf(site, event.id, reasons)
}

// Retries when a busy machine responds `unavailable`, as a browser does.
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!isFailure(error, 'unavailable') || attempt === 20) throw error
    }
  }
}

async function seated({ db, clock }: Site, eventId: number, name: string): Promise<void> {
  const common = { eventId, participation: 'inPresence', state: 'confirmed', firstName: 'Änne' } as const
  const place = { institution: 'Universität', city: 'Essen', country: 'DE', language: 'de' } as const
  const rows = Array.from({ length: taken }, (_, k) => {
    const email = `${name}-${k}@example.org`
    return { ...common, ...place, lastName: name, email, emailKey: email, createdAt: clock() }
  })
  await db.insertInto('eventRegistrations').values(rows).execute()
}

async function outcomeOf({ db }: Site, eventId: number, failed: string[]): Promise<Raced> {
  const rows = await db
    .selectFrom('eventRegistrations')
    .select(['id', 'state'])
    .where('eventId', '=', eventId)
    .execute()
  const idsIn = (states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  const [held, waiting] = [idsIn(seatHoldingSteps), idsIn(['waiting'])]
  return {
    ...{ held: held.length, waiting: waiting.length, failed },
    isInOrder: Math.max(...held) < Math.min(...waiting),
  }
}
