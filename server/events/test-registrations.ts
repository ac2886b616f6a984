import { blankEvent, type EventFields } from '#contract/events/event.ts'
import { letterDelay } from '#contract/events/letters.ts'
import type { OwnRegistration, RegistrationRow } from '#contract/events/registration.ts'
import type { RegistrationSettings } from '#contract/events/settings.ts'
import { paragraphs } from '#contract/richtext.ts'
import { createUser } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { sendEventLetters } from './registration-jobs.ts'
import { eventsRouter } from './router.ts'

type Call = (input: object, asking?: object) => Promise<unknown>

/** An event of a month later: 10 seats on site and 20 online, open, shown. */
export function hybridEvent(change: Partial<EventFields> = {}, settings: Partial<RegistrationSettings> = {}) {
  return {
    ...blankEvent,
    title: { de: 'Tag der offenen Tür', en: 'Open day' },
    teaser: { de: 'Kommen Sie vorbei', en: 'Come and see' },
    slug: { de: 'offene-tuer', en: 'open-day' },
    start: '2027-04-12T15:00:00Z',
    end: '2027-04-12T17:00:00Z',
    isVisible: true,
    isDetailsVisible: true,
    detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
    hasRegistration: true,
    ...change,
    registration: {
      ...blankEvent.registration,
      isActive: true,
      inPresence: { isOffered: true, capacity: 10 },
      online: { isOffered: true, capacity: 20 },
      ...settings,
    },
  }
}

export function formOf(n: number | string, change: object = {}) {
  return {
    key: 'offene-tuer',
    firstName: 'Änne',
    lastName: `Groß ${n}`,
    email: `guest-${n}@example.org`,
    institution: 'Universität Łódź',
    city: 'Essen',
    country: 'DE',
    participation: 'inPresence',
    consent: true,
    ...change,
  }
}

/**
 * Opens calls of events on one database, with a clock that tests set. Each visitor has a separate IP address.
 */
export async function openTestRegistrations(env: Record<string, string> = {}) {
  const calls = await openTestCalls(env)
  const { db, call } = calls
  const names = { username: 'kim', email: 'kim@example.org', firstName: 'Kim', lastName: 'Lee' }
  const specialist = staff(
    await createUser(calls.dependencies, { ...names, role: 'specialsEditor' }),
    'canEditSpecials',
  )
  const handlers = eventsRouter as unknown as Record<string, never>
  const backstage = eventsRouter.backstage as unknown as Record<string, never>
  const visit = (name: string): Call => call(`events.${name}`, handlers[name] as never)
  const manage =
    (name: string): Call =>
    (input, asking) =>
      call(`events.backstage.${name}`, backstage[name] as never)(input, { caller: specialist, ...asking })
  let visitor = 0
  const nextAddress = () => {
    visitor += 1
    return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  }
  return {
    ...calls,
    specialist,
    manage,
    visit,
    register: (n: number | string, change: object = {}, asking: object = {}) =>
      visit('register')(formOf(n, change), { ip: nextAddress(), ...asking }) as Promise<{ state: string }>,
    createEvent: async (change: Partial<EventFields> = {}, settings: Partial<RegistrationSettings> = {}) =>
      (await manage('create')(hybridEvent(change, settings))) as EventFields & {
        id: number
        version: number
      },
    rows: () => db.selectFrom('eventRegistrations').selectAll().orderBy('id').execute(),
    rowOf: (n: number | string) =>
      db
        .selectFrom('eventRegistrations')
        .selectAll()
        .where('email', '=', `guest-${n}@example.org`)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    mails: () => db.selectFrom('mails').selectAll().orderBy('id').execute(),
    mailsTo: (n: number | string) =>
      db
        .selectFrom('mails')
        .select(['purpose', 'subject', 'text', 'html', 'calendar', 'language', 'attachments'])
        .where('recipient', '=', `guest-${n}@example.org`)
        .orderBy('id')
        .execute(),
    find: (key: string) => visit('findRegistration')({ key }) as Promise<OwnRegistration>,
    act: (key: string, action: string, given: object = {}) =>
      visit('changeRegistration')({ key, action, ...given }) as Promise<OwnRegistration | null>,
  }
}

/** Moves the clock past the time in which letters can be taken back, and writes them. */
export async function sendUnsentLetters({
  time,
  dependencies,
}: Pick<Awaited<ReturnType<typeof openTestRegistrations>>, 'time' | 'dependencies'>): Promise<void> {
  time.now = new Date(time.now.getTime() + letterDelay.changed)
  await sendEventLetters(dependencies)
}

/** Marks all letters in the outbox as sent. */
export async function markSent({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.updateTable('mails').set({ state: 'sent', sentAt: new Date(), sealedTokens: null }).execute()
}

/** A site with an event, its registrations, and actions of staff on one of them: `act(1, 'confirm')`. */
export async function withGuests(count: number, settings: Partial<RegistrationSettings> = {}) {
  const site = await openTestRegistrations()
  const event = await site.createEvent({}, settings)
  const { id } = event
  for (let n = 1; n <= count; n += 1) await site.register(n)
  const idOf = async (n: number) => (await site.rowOf(n)).id
  const act = async (n: number, action: string) =>
    (await site.manage('changeRegistrationByStaff')({
      id,
      registrationId: await idOf(n),
      action,
    })) as RegistrationRow
  return { site, event, id, idOf, act }
}

/** Token in the latest letter to a guest. */
export async function tokenIn(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  n: number | string,
): Promise<string> {
  const mail = await db
    .selectFrom('mails')
    .select(['sealedTokens', 'messageId'])
    .where('recipient', '=', `guest-${n}@example.org`)
    .where('sealedTokens', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return unseal(mail.sealedTokens as Buffer, mail.messageId, secret).link ?? ''
}
