import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { votingForgets } from '#server/voting/forgets.ts'
import { destroyVotingKeys } from '#server/voting/jobs.ts'
import { wantLetters } from '#server/voting/letters-ledger.ts'
import { changeUnsent } from '#server/voting/test-letters.ts'
import { sendPollLetters } from './jobs.ts'
import { ballot, choice, openTestPolls } from './test-polls.ts'

const anna = { email: 'anna@example.org', name: 'Anna Feld', language: 'de' }
const lise = { email: 'lise@example.org', name: '', language: 'en' }

async function openInvited(rules: Partial<VotingRules> = {}, fields: object = {}) {
  const site = await openTestPolls()
  const poll = await site.make({ way: 'invited', ...rules }, fields)
  const { db } = site.dependencies
  const post = async (name: string, payload: object) =>
    (await site.send('POST', `/${poll.id}/${name}`, payload)).json()
  // Sends the letters immediately, without the minute of delay that some tests use.
  const postNow = async (name: string, payload: object) => {
    const answer = await post(name, payload)
    await changeUnsent(site.send, poll.id, 'sendNow')
    return answer
  }
  const read = async (name: string) => (await site.send('GET', `/${poll.id}/${name}`)).json()
  return {
    ...{ ...site, poll },
    inviteLater: (...people: object[]) => post('invitations', { people }),
    remindLater: () => post('invitations/remind', {}),
    againLater: (...ids: number[]) => post('invitations/again', { ids }),
    invite: (...people: object[]) => postNow('invitations', { people }),
    remind: () => postNow('invitations/remind', {}),
    again: (...ids: number[]) => postNow('invitations/again', { ids }),
    areSent: (addresses: string[]) =>
      db
        .updateTable('mails')
        .set({ state: 'sent', sentAt: new Date(), sealedTokens: null })
        .where('recipient', 'in', addresses)
        .execute(),
    takeBack: () => changeUnsent(site.send, poll.id, 'takeBack'),
    unsent: async () => (await read('tickets')).unsent,
    revoke: (...ids: number[]) => post('invitations/revoke', { ids }),
    rows: async () => (await read('invitations')).rows,
    figures: async () => (await read('tickets')).invited,
    voteWith: (ticket: string) => site.vote(poll.id, { ticket, votes: choice(['red', 1]), terms: true }),
    daysAgo: (days: number) => new Date(site.time.now.getTime() - days * day),
    letters: () => db.selectFrom('mails').selectAll().orderBy('id').execute(),
  }
}

const inFourDays = () => new Date(Date.now() + 4 * day).toISOString()

test('everybody who is invited gets a letter in their language, whose link votes at once', async () => {
  const { invite, letters, tokensOf, voteWith, figures } = await openInvited()
  expect(await invite(anna, lise)).toEqual({ invited: 2, known: 0 })
  const sent = await letters()
  expect(sent.map(({ recipient, language, subject }) => [recipient, language, subject])).toEqual([
    ['anna@example.org', 'de', 'Bitte stimmen Sie ab: Welche Farbe hat Rauschen?'],
    ['lise@example.org', 'en', 'Please vote: What colour is noise?'],
  ])
  expect(sent[0]?.text).toContain('Guten Tag Anna Feld,')
  expect(sent[1]?.text).toMatch(/https:\/\/www\.example\.org\/en\/info\/poll\/[a-z-]+#code=__the-token/)
  const [code = ''] = await tokensOf('lise@example.org')
  expect((await voteWith(code)).body.state).toBe('counted')
  expect((await voteWith(code)).body.code).toBe('emailAlreadyVoted')
  expect(await figures()).toEqual({ made: 2, used: 1 })
})

test('an address named twice, in any spelling, or invited already gets one letter', async () => {
  const { invite, letters } = await openInvited()
  const spelled = { ...anna, email: 'ANNA@example.org' }
  expect(await invite(anna, spelled)).toEqual({ invited: 1, known: 1 })
  expect(await invite(spelled, lise)).toEqual({ invited: 1, known: 1 })
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([
    'anna@example.org',
    'lise@example.org',
  ])
})

test('invitations wait a minute, and can be withdrawn until then', async () => {
  const { inviteLater, takeBack, unsent, rows, figures, letters, time, move, dependencies } =
    await openInvited()
  await inviteLater(anna, lise)
  await sendPollLetters(dependencies)
  const goesAt = new Date(time.now.getTime() + 60_000).toISOString()
  expect([await unsent(), await letters()]).toEqual([
    [
      {
        letter: 'invitation',
        wantedAt: time.now.toISOString(),
        waiting: 2,
        all: 2,
        goesAt,
        isInOutbox: false,
      },
    ],
    [],
  ])
  expect([await takeBack(), await unsent(), await rows(), await figures()]).toEqual([
    [2],
    [],
    [],
    { made: 0, used: 0 },
  ])
  expect(await inviteLater(anna)).toEqual({ invited: 1, known: 0 })
  move(1)
  await sendPollLetters(dependencies)
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['anna@example.org'])
})

test('invitations in the outbox are shown as waiting there', async () => {
  const { invite, unsent } = await openInvited()
  await invite(anna, lise)
  expect(await unsent()).toMatchObject([{ letter: 'invitation', waiting: 2, isInOutbox: true }])
})

test('an invitation that has not left when the poll closes is not sent after that, and is once it is open again', async () => {
  const site = await openInvited()
  const { dependencies, invite, areSent, letters, move, poll } = site
  await invite(anna, lise)
  await areSent([anna.email])
  move(25)
  await sendPollLetters(dependencies)
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([anna.email])
  const { version } = (await site.send('GET', `/${poll.id}`)).json()
  await site.send('PATCH', `/${poll.id}`, { version, closesAt: site.hoursAhead(5) })
  await sendPollLetters(dependencies)
  expect((await letters()).map(({ recipient, state }) => [recipient, state])).toEqual([
    [anna.email, 'sent'],
    [lise.email, 'queued'],
  ])
})

test('withdrawing invitations leaves those that were sent', async () => {
  const { invite, takeBack, unsent, rows, letters, areSent } = await openInvited()
  await invite(anna, lise)
  await areSent([anna.email])
  expect(await unsent()).toMatchObject([{ letter: 'invitation', waiting: 1, all: 2 }])
  expect([await takeBack(), await unsent()]).toEqual([[1], []])
  expect((await rows()).map(({ email }: { email: string }) => email)).toEqual([anna.email])
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([anna.email])
})

test('withdrawing a repeated invitation leaves the first one valid', async () => {
  const { invite, againLater, takeBack, unsent, rows, letters, areSent } = await openInvited()
  await invite(anna)
  await areSent([anna.email])
  const [{ id }] = await rows()
  await againLater(id)
  expect(await unsent()).toMatchObject([{ letter: 'again', waiting: 1 }])
  expect([await takeBack(), await unsent()]).toEqual([[1], []])
  expect([(await rows()).length, (await letters()).length]).toEqual([1, 1])
})

test.each([true, false])(
  'reminders in the outbox can be withdrawn only in a named poll: %s',
  async isNamed => {
    const site = await openInvited({ isNamed }, { closesAt: inFourDays() })
    const { invite, remind, takeBack, letters, areSent, move } = site
    await invite(anna, lise)
    await areSent([anna.email, lise.email])
    move(25)
    expect(await remind()).toEqual({ reminded: 2 })
    expect(await takeBack()).toEqual(isNamed ? [2] : [])
    expect(await letters()).toHaveLength(isNamed ? 2 : 4)
  },
)

test('a reminder that was taken back may be sent on the same day', async () => {
  const site = await openInvited({}, { closesAt: inFourDays() })
  const { invite, remindLater, remind, takeBack, letters, move } = site
  await invite(anna)
  move(25)
  expect(await remindLater()).toEqual({ reminded: 1 })
  expect(await takeBack()).toEqual([1])
  expect(await remind()).toEqual({ reminded: 1 })
  expect(await letters()).toHaveLength(2)
})

test('letters wait until the poll is visible and open', async () => {
  const { invite, letters, rows, move, dependencies, send, poll, hoursAhead } = await openInvited(
    {},
    { isVisible: false },
  )
  await invite(anna)
  await sendPollLetters(dependencies)
  expect([await letters(), (await rows())[0].letter]).toEqual([[], 'waiting'])
  const shown = { isVisible: true, opensAt: hoursAhead(2), version: poll.version }
  expect((await send('PATCH', `/${poll.id}`, shown)).statusCode).toBe(200)
  await sendPollLetters(dependencies)
  expect(await letters()).toEqual([])
  move(2)
  await sendPollLetters(dependencies)
  await sendPollLetters(dependencies)
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['anna@example.org'])
})

test('a letter whose writing broke off is written later, and once', async () => {
  const { invite, letters, dependencies } = await openInvited()
  await invite(...Array.from({ length: 25 }, (_, n) => ({ ...anna, email: `guest${n}@example.org` })))
  expect(await letters()).toHaveLength(10)
  const broken = { ...dependencies, config: { ...dependencies.config, baseUrl: 'nowhere' } }
  await expect(sendPollLetters(broken)).rejects.toThrow()
  expect(await letters()).toHaveLength(10)
  await Promise.all([sendPollLetters(dependencies), sendPollLetters(dependencies)])
  const recipients = (await letters()).map(({ recipient }) => recipient)
  expect([recipients.length, new Set(recipients).size]).toEqual([25, 25])
})

test('a reminder goes to those who have not voted, a day after their last letter, and once a day', async () => {
  const site = await openInvited()
  const { invite, remind, letters, move, tokensOf, voteWith, dependencies } = site
  await invite(anna, lise)
  expect(await remind()).toEqual({ reminded: 0 })
  await voteWith((await tokensOf('anna@example.org'))[0] ?? '')
  await dependencies.db
    .updateTable('votingLetters')
    .set({ writtenAt: site.daysAgo(2) })
    .execute()
  expect(await Promise.all([remind(), remind()])).toEqual(
    expect.arrayContaining([{ reminded: 2 }, { reminded: 0 }]),
  )
  expect((await letters()).slice(2).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['lise@example.org', 'You can still vote: What colour is noise?'],
  ])
  const [first = '', second = ''] = await tokensOf('lise@example.org')
  expect(first).not.toBe(second)
  move(1)
  expect((await voteWith(second)).status).toBe(200)
})

test('an invited person who votes before the reminder is written gets none', async () => {
  const site = await openInvited()
  const { invite, letters, rows, tokensOf, voteWith, dependencies } = site
  await invite(anna)
  const [{ id }] = await rows()
  await wantLetters(dependencies, [id], { letter: 'reminder', occasion: '2026-11-22' })
  site.move(1)
  await voteWith((await tokensOf('anna@example.org'))[0] ?? '')
  await sendPollLetters(dependencies)
  await sendPollLetters(dependencies)
  expect(await letters()).toHaveLength(1)
})

test('a link goes on working after another one was sent', async () => {
  const { invite, again, rows, tokensOf, voteWith } = await openInvited()
  await invite(anna)
  const [{ id }] = await rows()
  expect(await again(id)).toEqual({ done: [id], failed: [] })
  const [first = '', second = ''] = await tokensOf('anna@example.org')
  expect(second).not.toBe(first)
  expect((await voteWith(first)).status).toBe(200)
  expect((await voteWith(second)).body.code).toBe('emailAlreadyVoted')
})

test('a revoked invitation votes no more: by its link, by its address, nor by a letter to confirm it', async () => {
  const { invite, revoke, rows, tokensOf, voteWith, vote, confirm, poll } = await openInvited()
  await invite(anna)
  const [{ id }] = await rows()
  await vote(poll.id, ballot())
  const [link = '', confirming = ''] = await tokensOf('anna@example.org')
  expect(await revoke(id)).toEqual({ done: [id], failed: [] })
  expect((await voteWith(link)).body.code).toBe('emailNotAllowed')
  expect((await vote(poll.id, ballot())).body.code).toBe('emailNotAllowed')
  expect((await confirm(confirming)).body.code).toBe('emailNotAllowed')
  expect(await rows()).toEqual([])
})

test('letters of a revoked invitation that still wait are not sent, those of others are', async () => {
  const { invite, again, revoke, rows, letters, figures } = await openInvited()
  const others = Array.from({ length: 10 }, (_, n) => ({ ...anna, email: `${n}@example.org` }))
  await invite(...others)
  const ids = (await rows()).map(({ id }: { id: number }) => id)
  await again(...ids)
  expect((await letters()).length).toBe(20)
  await revoke(Math.min(...ids))
  expect((await figures()).made).toBe(9)
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(
    [...others, ...others].map(({ email }) => email).filter(email => email !== '0@example.org'),
  )
})

test('in a named poll a used invitation cannot be revoked', async () => {
  const { invite, revoke, rows, tokensOf, voteWith } = await openInvited({ isNamed: true })
  await invite(anna)
  const [{ id }] = await rows()
  const [link = ''] = await tokensOf('anna@example.org')
  await voteWith(link)
  expect(await revoke(id)).toEqual({ done: [], failed: [{ id, code: 'invitationUsed' }] })
})

test('staff see who has voted in a named poll, and not in a secret one', async () => {
  const readVotes = async (isNamed: boolean) => {
    const { invite, rows, tokensOf, voteWith } = await openInvited({ isNamed })
    await invite(anna, lise)
    await voteWith((await tokensOf('anna@example.org'))[0] ?? '')
    return (await rows()).map((row: { hasVoted: boolean | null; reminders: number | null }) => [
      row.hasVoted,
      row.reminders,
    ])
  }
  expect(await readVotes(false)).toEqual([
    [null, null],
    [null, null],
  ])
  expect(await readVotes(true)).toEqual([
    [true, 0],
    [false, 0],
  ])
})

test('invitations of one poll cannot be revoked or sent again by another one', async () => {
  const { invite, rows, make, send } = await openInvited()
  await invite(anna)
  const [{ id }] = await rows()
  const other = await make({ way: 'invited' }, { title: { de: 'Andere', en: 'Other' } })
  for (const action of ['again', 'revoke'])
    expect((await send('POST', `/${other.id}/invitations/${action}`, { ids: [id] })).json().done).toEqual([])
  expect(await rows()).toHaveLength(1)
})

test('only polls for invited people take invitations, and no more than 2000 at once', async () => {
  const { make, send } = await openInvited()
  const other = await make({ way: 'anybody' }, { title: { de: 'Andere', en: 'Other' } })
  const code = async (id: number, people: object[]) =>
    (await send('POST', `/${id}/invitations`, { people })).json().code
  expect(await code(other.id, [anna])).toBe('wrongVotingWay')
  expect(await code(4711, [anna])).toBe('notFound')
  expect(await code(other.id, Array(2001).fill(anna))).toBe('invalid')
})

test('addresses, names and letters are deleted with the key of the poll', async () => {
  const { invite, letters, move, dependencies } = await openInvited()
  await invite(anna, lise)
  move(24 + 30 * 24)
  await destroyVotingKeys(dependencies)
  const { db } = dependencies
  const left = await Promise.all(
    (['votingInvitations', 'votingLetters', 'votingTickets', 'ticketLinks'] as const).map(table =>
      db.selectFrom(table).selectAll().execute(),
    ),
  )
  expect([...left, await letters()]).toEqual([[], [], [], [], []])
})

test('addresses invited to a poll without an end are deleted half a year after the last invitation', async () => {
  const { invite, rows, figures, move, dependencies } = await openInvited(
    {},
    { isVisible: false, closesAt: null },
  )
  const wait = async (days: number) => {
    move(days * 24)
    await forget(dependencies, votingForgets)
    await destroyVotingKeys(dependencies)
    return (await rows()).length
  }
  await invite(anna)
  expect(await wait(181)).toBe(1)
  await invite(lise)
  expect(await wait(181)).toBe(2)
  expect(await wait(2)).toBe(0)
  expect([await invite(anna), await figures()]).toEqual([
    { invited: 1, known: 0 },
    { made: 1, used: 0 },
  ])
})
