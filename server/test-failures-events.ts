import { fail } from '#contract/errors.ts'
import { blankEvent } from '#contract/events/event.ts'
import type { RegistrationSettings } from '#contract/events/settings.ts'
import { openTestRegistrations, tokenIn, withGuests } from './events/test-registrations.ts'
import type { Code, Refused } from './test-failures.ts'

const before = '2027-03-01T00:00:00Z'
const after = '2027-04-01T00:00:00Z'
const seats = (capacity: number) => ({ isOffered: true, capacity })

/** Registers for a new event with these fields and settings. */
async function register(change: object, settings: Partial<RegistrationSettings> = {}): Promise<unknown> {
  const site = await openTestRegistrations()
  await site.createEvent(change, settings)
  return site.register(1)
}

/** An event with a registration that is held. */
async function withHeld() {
  const { site, id, idOf } = await withGuests(1)
  const registrationId = await idOf(1)
  const { db, dependencies } = site
  const [createdAt, endsAt] = [dependencies.clock(), new Date('2028-01-01T00:00:00Z')]
  await db
    .insertInto('retentionHolds')
    .values({ tableName: 'eventRegistrations', rowId: registrationId, reason: 'Anspruch', createdAt, endsAt })
    .execute()
  return { site, id, registrationId }
}

/** What is done to many tells the codes in its answer. */
async function eraseForGood({ manage }: Awaited<ReturnType<typeof withGuests>>['site'], id: number) {
  const { failed } = (await manage('bulk')({ ids: [id], action: 'erase' })) as { failed: { code: Code }[] }
  throw fail(failed[0]?.code ?? 'unexpected')
}

/** Failures of event registration, by code. */
export const byEvents = {
  incomplete: ({ admin }) => admin('POST', '/event', { ...blankEvent, isVisible: true }),
  registrationNotYet: () => register({}, { start: after }),
  registrationEnded: () => register({}, { end: before }),
  registrationClosed: () => register({}, { isActive: false }),
  eventCancelled: () => register({ isCancelled: true }),
  eventOver: async () => {
    const { site, act } = await withGuests(1)
    await act(1, 'confirm')
    site.time.now = new Date('2027-04-12T17:00:00Z')
    return act(1, 'cancel')
  },
  noSeatFree: async () => {
    const { site } = await withGuests(2, { inPresence: seats(1), online: seats(1) })
    await site.act(await tokenIn(site, 2), 'switch')
    return site.act(await tokenIn(site, 1), 'switch')
  },
  registrationOver: async () => {
    const { site } = await withGuests(1)
    const token = await tokenIn(site, 1)
    await site.act(token, 'cancel')
    return site.act(token, 'confirm')
  },
  seatNotHeld: async () => {
    const { site } = await withGuests(1, { inPresence: seats(0) })
    return site.act(await tokenIn(site, 1), 'confirm')
  },
  alreadyRegistered: async () => {
    const { site, id, idOf } = await withGuests(2)
    const mended = { id, registrationId: await idOf(1), email: 'guest-2@example.org', isTold: true }
    return site.manage('mendRegistration')(mended)
  },
  capacityBelowTaken: async () => {
    const { site, event, id } = await withGuests(2, { inPresence: seats(2) })
    const { version } = (await site.manage('find')({ id })) as { version: number }
    const registration = { ...event.registration, inPresence: seats(1) }
    return site.manage('change')({ id, version, registration })
  },
  erasureAsked: async () => {
    const { site, id, registrationId } = await withHeld()
    await site.act(await tokenIn(site, 1), 'erase')
    return site.manage('changeRegistrationByStaff')({ id, registrationId, action: 'restore' })
  },
  heldBack: async () => {
    const { site, id } = await withHeld()
    await site.manage('remove')({ id })
    return eraseForGood(site, id)
  },
  lettersWait: async () => {
    const { site, id, act } = await withGuests(1)
    await act(1, 'confirm')
    await site.manage('remove')({ id })
    return eraseForGood(site, id)
  },
} satisfies Partial<Record<Code, Refused>>
