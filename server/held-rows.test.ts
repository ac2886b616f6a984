import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { letterDelay } from '#contract/events/letters.ts'
import { openTestContests, photo } from './contests/test-contests.ts'
import { sendEventLetters } from './events/registration-jobs.ts'
import { sendUnsentLetters, tokenIn, withGuests } from './events/test-registrations.ts'
import { openTestSubscriptions } from './newsletter/test-subscriptions.ts'
import { erasePerson } from './personal-data.ts'
import type { Dependencies } from './platform/calls/calls.ts'
import type { Database } from './platform/database/database.ts'
import { ballot, choice, openTestPolls } from './polls/test-polls.ts'
import { withPrivacy } from './privacy/test-privacy.ts'
import { retentionJobs } from './retention.ts'
import { openTestVolunteers } from './volunteers/test-volunteers.ts'
import { destroyVotingKeys } from './voting/jobs.ts'

// What people end themselves takes effect at once, while a held row is kept until its hold ends.

type Given = Pick<Dependencies, 'db' | 'clock'>

async function hold({ db, clock }: Given, tableName: keyof Database, rowId: number, days = 40) {
  const endsAt = new Date(clock().getTime() + days * day)
  await db
    .insertInto('retentionHolds')
    .values({ tableName, rowId, reason: 'Anspruch', createdAt: clock(), endsAt })
    .execute()
}

/** The night after the hold, or after so many days. */
async function nightAfter(dependencies: Dependencies, days = 41) {
  const clock = () => new Date(dependencies.clock().getTime() + days * day)
  await retentionJobs.forget({ ...dependencies, clock })
}

const mia = 'mia@example.org'

test('unsubscribing under a legal hold works at once, and the address is deleted after the hold', async () => {
  const { dependencies, reader, unsubscribe, rows, subscribe, activate, tokensTo, mails } =
    await openTestSubscriptions()
  const link = await reader(mia)
  await hold(dependencies, 'newsletterSubscribers', 1)
  expect(await unsubscribe(link)).toMatchObject({ state: 'left' })
  expect(await rows()).toMatchObject([{ state: 'left', email: mia, endedAt: expect.any(Date) }])
  expect(await mails()).toEqual([])
  await subscribe(mia)
  await activate(await tokensTo(mia))
  await nightAfter(dependencies)
  expect(await rows()).toMatchObject([
    { state: 'left', email: null },
    { state: 'active', email: mia },
  ])
})

test('a volunteer under a legal hold leaves at once, and is deleted after the hold', async () => {
  const { dependencies, join, tokens, leave, findLeaving, rows, letters } = await openTestVolunteers()
  await join(mia)
  await hold(dependencies, 'volunteers', 1)
  const { leave: token } = await tokens(mia)
  expect(await leave(token)).toEqual({ state: 'left' })
  expect(await findLeaving(token)).toEqual({ state: 'left' })
  expect(await rows()).toMatchObject([{ email: mia, expiresAt: dependencies.clock() }])
  expect(await letters(mia)).toEqual([])
  await nightAfter(dependencies)
  expect(await rows()).toEqual([])
})

test('a volunteer who signs up anew while the old row is held stays when the hold ends', async () => {
  const { dependencies, join, tokens, leave, rows } = await openTestVolunteers()
  await join(mia)
  await hold(dependencies, 'volunteers', 1)
  await leave((await tokens(mia)).leave)
  await join(mia)
  expect(await rows()).toMatchObject([
    { leftAt: expect.any(Date), state: 'confirmed' },
    { leftAt: null, state: 'confirmed' },
  ])
  await nightAfter(dependencies)
  expect(await rows()).toMatchObject([{ leftAt: null, email: mia, state: 'confirmed' }])
})

test('an expired volunteer under a legal hold stays unchanged when the address signs up again', async () => {
  const { dependencies, join, move, signUp, rows } = await openTestVolunteers()
  await join(mia)
  await hold(dependencies, 'volunteers', 1, 400)
  const [before] = await rows()
  move(366 * day)
  await signUp(mia)
  expect(await rows()).toMatchObject([{ ...before, leftAt: before?.expiresAt }, { state: 'pending' }])
})

test('deleting a registration under a legal hold frees its seat at once, and the row after the hold', async () => {
  const { site } = await withGuests(2, { inPresence: { isOffered: true, capacity: 1 } })
  const { dependencies } = site
  const { id } = await site.rowOf(1)
  await hold(dependencies, 'eventRegistrations', id)
  const own = await site.act(await tokenIn(site, 1), 'erase')
  expect(own?.registration.state).toBe('cancelled')
  expect(await site.mailsTo(1)).toEqual([])
  expect([await site.rowOf(1), await site.rowOf(2)]).toMatchObject([
    { state: 'cancelled', lastName: 'Groß 1' },
    { state: 'offered' },
  ])
  await expect(
    site.manage('changeRegistrationByStaff')({ id: 1, registrationId: id, action: 'restore' }),
  ).rejects.toMatchObject({ code: 'erasureAsked' })
  await nightAfter(dependencies)
  expect((await site.rows()).map(row => row.id)).not.toContain(id)
})

test('a registration deleted under a legal hold gets no letter written by staff', async () => {
  const { site, id } = await withGuests(1)
  await site.act(await tokenIn(site, 1), 'confirm')
  const token = await tokenIn(site, 1)
  const row = await site.rowOf(1)
  const words = { subject: { de: 'Anderer Raum', en: '' }, body: { de: 'Im Foyer.', en: '' } }
  await site.manage('writeToRegistered')({ id, to: { ids: [row.id] }, ...words })
  await hold(site.dependencies, 'eventRegistrations', row.id)
  await site.act(token, 'erase')
  site.time.now = new Date(site.time.now.getTime() + letterDelay.written)
  await sendEventLetters(site.dependencies)
  expect(await site.mailsTo(1)).toEqual([])
  const nobody = { de: 0, en: 0 }
  expect(await site.manage('letters')({ id })).toMatchObject({ audiences: { cancelled: nobody } })
  await expect(
    site.manage('writeToRegistered')({
      id,
      to: { audiences: ['cancelled'] },
      attempt: 'another-letter',
      ...words,
    }),
  ).rejects.toMatchObject({ code: 'notFound' })
})

test('a work withdrawn under a legal hold cannot be opened or accepted, and is deleted after the hold', async () => {
  const { dependencies, open, confirmed, decide, act, token, own } = await openTestContests()
  const { slug } = await open()
  const id = await confirmed(slug.de)
  expect((await decide(id, 'accept')).statusCode).toBe(200)
  await hold(dependencies, 'contestArtists', id)
  const link = await token()
  expect((await act(link, { action: 'withdraw' })).json()).toBeNull()
  expect(await own(link)).toMatchObject({ body: { code: 'linkInvalid' } })
  expect((await decide(id, 'accept')).json()).toMatchObject({ code: 'erasureAsked' })
  await nightAfter(dependencies)
  expect(await dependencies.db.selectFrom('contestContributions').select('id').execute()).toEqual([])
})

test('an unconfirmed work withdrawn under a legal hold gets no letter, has no link, and can be submitted again', async () => {
  const { dependencies, open, submit, act, token } = await openTestContests()
  const { db } = dependencies
  const { slug } = await open()
  const bytes = await photo()
  const works = () => db.selectFrom('contestContributions').select(['id', 'state']).orderBy('id').execute()
  await submit(slug.de, {}, bytes)
  const [first] = await works()
  await hold(dependencies, 'contestArtists', first?.id ?? 0)
  const link = await token()
  expect((await act(link, { action: 'withdraw' })).json()).toBeNull()
  expect(await db.selectFrom('mails').select('purpose').execute()).toEqual([])
  expect((await act(link, { action: 'confirm' })).json()).toMatchObject({ code: 'linkInvalid' })
  await submit(slug.de, {}, bytes)
  await act(await token(), { action: 'confirm' })
  expect(await works()).toMatchObject([{ state: 'unconfirmed' }, { state: 'submitted' }])
  await nightAfter(dependencies)
  expect(await works()).toMatchObject([{ state: 'submitted' }])
})

test('My data ends a subscription under a legal hold at once, and its address is deleted after the hold', async () => {
  const opened = await openTestSubscriptions()
  const { dependencies, reader, rows } = opened
  await reader(mia)
  await hold(dependencies, 'newsletterSubscribers', 1)
  const { linkFor, erase } = withPrivacy(opened)
  const { stays } = await erase(await linkFor(mia))
  expect(stays.map(({ because }) => because).join()).toContain('Art. 17 Abs. 3')
  expect(await rows()).toMatchObject([{ state: 'left', email: mia }])
  await erasePerson(dependencies, mia)
  expect(await rows()).toMatchObject([{ email: mia }])
  await nightAfter(dependencies)
  expect(await rows()).toMatchObject([{ email: null }])
})

test('a voting under a legal hold keeps its key and the addresses of its voters until the hold ends', async () => {
  const { dependencies, make, vote, votingOf, move, attempts } = await openTestPolls()
  const [held, other] = [await make(), await make({}, { title: { de: 'Andere', en: 'Other' } })]
  for (const { id } of [held, other]) {
    await vote(id, { ...ballot(mia), votes: choice(['red', 1]) })
    await vote(id, { ...ballot(mia), votes: choice(['nowhere', 1]) })
  }
  const keys = async () =>
    [await votingOf(held), await votingOf(other)].map(({ key }) => (key === null ? 'destroyed' : 'kept'))
  await hold(dependencies, 'votings', (await votingOf(held)).id)
  move(32 * 24)
  await destroyVotingKeys(dependencies)
  expect(await keys()).toEqual(['kept', 'destroyed'])
  expect((await attempts()).map(({ email }) => email)).toEqual([mia, null])
  move(10 * 24)
  await destroyVotingKeys(dependencies)
  expect(await keys()).toEqual(['destroyed', 'destroyed'])
})

// What lies in the trash goes 30 days later with all that belongs to it; a hold lasts longer.
const inTrash = 31

test('an event in the trash stays with a registration that is held, and goes with the hold', async () => {
  const { site, id, idOf } = await withGuests(1, { keptDays: 365 })
  const { dependencies, manage } = site
  const events = () => dependencies.db.selectFrom('events').select('id').execute()
  await hold(dependencies, 'eventRegistrations', await idOf(1))
  await manage('remove')({ id })
  await sendUnsentLetters(site)
  const erasing = { ids: [id], action: 'erase' }
  expect(await manage('bulk')(erasing)).toEqual({ done: [], failed: [{ id, code: 'heldBack' }] })
  await nightAfter(dependencies, inTrash)
  expect([await events(), (await site.rows()).length]).toEqual([[{ id }], 1])
  await nightAfter(dependencies)
  expect([await events(), (await site.rows()).length]).toEqual([[], 0])
})

test('a poll in the trash stays with its vote or a refused one that is held, and goes with the hold', async () => {
  const { dependencies, make, vote, votingOf, send, attempts } = await openTestPolls()
  const [held, refused, free] = [
    await make(),
    await make({}, { title: { de: 'Andere', en: 'Other' } }),
    await make({}, { title: { de: 'Freie', en: 'Free' } }),
  ]
  await vote(refused.id, { ...ballot(mia), votes: choice(['nowhere', 1]) })
  await hold(dependencies, 'votings', (await votingOf(held)).id)
  await hold(dependencies, 'failedAttempts', (await attempts())[0]?.id ?? 0)
  const ids = [held.id, refused.id, free.id]
  const polls = async () =>
    (await dependencies.db.selectFrom('polls').select('id').orderBy('id').execute()).map(({ id }) => id)
  for (const id of ids) expect((await send('DELETE', `/${id}`)).statusCode).toBe(204)
  expect((await send('POST', '/bulk', { ids, action: 'erase' })).json()).toEqual({
    done: [free.id],
    failed: [held.id, refused.id].map(id => ({ id, code: 'heldBack' })),
  })
  await nightAfter(dependencies, inTrash)
  expect(await polls()).toEqual([held.id, refused.id])
  await nightAfter(dependencies)
  expect(await polls()).toEqual([])
})

test('a contest in the trash stays with an artist who is held, and goes with the hold', async () => {
  const { dependencies, open, confirmed, send } = await openTestContests()
  const { id, slug } = await open()
  await hold(dependencies, 'contestArtists', await confirmed(slug.de))
  const contests = () => dependencies.db.selectFrom('contests').select('id').execute()
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204)
  const erased = await send('POST', '/bulk', { ids: [id], action: 'erase' })
  expect(erased.json()).toEqual({ done: [], failed: [{ id, code: 'heldBack' }] })
  await nightAfter(dependencies, inTrash)
  expect(await contests()).toEqual([{ id }])
  await nightAfter(dependencies)
  expect(await contests()).toEqual([])
})
