import { describe, expect, test } from 'vitest'
import { type VoteReason, voteReasonNames } from '#contract/voting/reasons.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import { voteReasons } from '#messages/polls.ts'
import { visitorsAtOnce } from '#server/platform/calls/in-transaction.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { destroyVotingKeys, shuffleBallots } from '#server/voting/jobs.ts'
import { issueTicketLink, issueTickets } from '#server/voting/tickets.ts'
import { keepCodes, newCodes } from '#server/voting/voting.ts'
import { ballot, choice, openTestPolls } from './test-polls.ts'

type Site = Awaited<ReturnType<typeof openTestPolls>>

/**
 * A request that is refused with a reason: the poll's rules and fields, what happens before it, and the body.
 */
interface Refused {
  rules?: Partial<VotingRules>
  fields?: (site: Site) => object
  before?: (site: Site, key: string) => Promise<unknown>
  key?: string
  body?: object
}

const several = { method: 'several', mostVotes: 2 } as const

const refused: Record<VoteReason, Refused> = {
  pollNotFound: { key: 'no-such-poll' },
  pollNotVisible: { fields: () => ({ isVisible: false }) },
  pollNotStarted: { fields: ({ hoursAhead }) => ({ opensAt: hoursAhead(1) }) },
  pollExpired: { before: async ({ move }) => move(25) },
  invalidRequest: { body: { ...ballot(), isAdmin: true } },
  votingFieldInvalidType: { body: { ...ballot(), ticket: 4711 } },
  invalidType: { body: { ...ballot(), terms: 'yes' } },
  votesRequired: { body: { ...ballot(), votes: [] } },
  votesInvalidFormat: { body: { ...ballot(), votes: 'red' } },
  invalidVoteFormat: { body: { ...ballot(), votes: ['red'] } },
  voteIdMustBeString: { body: { ...ballot(), votes: [{ id: 1, value: 1 }] } },
  voteIdInvalidFormat: { body: { ...ballot(), votes: choice(['<red>', 1]) } },
  voteValueMustBeNumeric: { body: { ...ballot(), votes: [{ id: 'red', value: '1' }] } },
  invalidVoteOptionId: { body: { ...ballot(), votes: choice(['white', 1]) } },
  invalidVoteData: { rules: several, body: { ...ballot(), votes: choice(['red', 1], ['red', 1]) } },
  invalidVoteValue: { body: { ...ballot(), votes: choice(['red', 2]) } },
  maxVotesPerEmailExceeded: { body: { ...ballot(), votes: choice(['red', 1], ['blue', 1]) } },
  termsAcceptanceRequired: { body: { ...ballot(), terms: undefined } },
  termsNotAccepted: { body: { ...ballot(), terms: false } },
  validationError: { body: { ...ballot(), ticket: 'ABCD' } },
  votingFieldRequired: { rules: { way: 'codes' }, body: ballot('') },
  emailRequired: { body: ballot('') },
  emailTooLong: { body: ballot(`${'a'.repeat(250)}@example.org`) },
  invalidEmailFormat: { body: ballot('anna') },
  invalidEmailLength: { body: ballot('a@b.c') },
  emailValidationError: { body: ballot('anna@exa^mple.org') },
  invalidEmail: { body: ballot('anna@nowhere.invalid') },
  domainNotAllowed: { rules: { way: 'domains', domains: ['uni-essen.de'] } },
  emailNotAllowed: { rules: { way: 'invited' } },
  emailAlreadyVoted: { before: ({ vote }, key) => vote(key, ballot('ANNA@example.org')) },
  ipAlreadyVoted: {
    rules: { isOncePerNetwork: true },
    before: ({ vote }, key) => vote(key, ballot('lise@example.org')),
  },
}

const statuses: Partial<Record<VoteReason, number>> = {
  ...{
    invalidRequest: 400,
    emailNotAllowed: 403,
    domainNotAllowed: 403,
    pollNotVisible: 404,
    pollNotFound: 404,
  },
  ...{ emailAlreadyVoted: 409, ipAlreadyVoted: 409, pollExpired: 409, pollNotStarted: 409 },
}

describe('a vote is refused', () => {
  test.each(voteReasonNames)('%s', async reason => {
    const site = await openTestPolls()
    const { rules, fields, before, key, body } = refused[reason]
    const { slug } = await site.make(rules, fields?.(site))
    await before?.(site, slug.de)
    const answer = await site.vote(key ?? slug.de, body ?? ballot())
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      statuses[reason] ?? 422,
      reason,
      voteReasons[reason].de,
    ])
    const [attempt, ...others] = await site.attempts()
    expect([attempt?.reason, others]).toEqual([reason, []])
  })
})

test('a failed attempt stores e-mail address and network, and nothing of what was chosen', async () => {
  const { make, vote, attempts } = await openTestPolls()
  const { slug } = await make()
  await vote(slug.de, { ...ballot(), votes: choice(['red', 77]), secret: 'x' }, '198.51.100.9')
  const [attempt] = await attempts()
  expect(attempt).toMatchObject({
    reason: 'invalidRequest',
    network: '198.51.100.0/24',
    ipAddress: '198.51.100.9',
    email: 'anna@example.org',
    request: { fields: ['email', 'votes', 'terms'], furtherFields: 1, votes: 1, language: 'de' },
  })
  expect(JSON.stringify(attempt?.request)).not.toMatch(/red|77|secret/)
})

test('the sixty-first refusal of an hour gets 429, and valid ballots from one IP address never do', async () => {
  const { make, vote } = await openTestPolls()
  const { slug } = await make()
  for (let n = 0; n < 61; n += 1)
    expect((await vote(slug.de, ballot(`guest${n}@example.org`))).status).toBe(200)
  for (let n = 0; n < 60; n += 1) expect((await vote(slug.de, {})).status).toBe(422)
  expect((await vote(slug.de, {})).status).toBe(429)
  expect((await vote(slug.de, {}, '198.51.100.9')).status).toBe(422)
})

describe('a hundred ballots of one e-mail address at once', () => {
  const spellings = (n: number) => (n % 2 ? 'anna@example.org' : 'ANNA@Example.org')
  const sendAll = ({ vote }: Site, key: string) =>
    Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        vote(key, { ...ballot(spellings(n)), votes: choice(['red', (n % 3) + 1]) }, `10.0.${n}.1`),
      ),
    )
  const rules = { method: 'points', mostVotes: 3, mostPerOption: 3 } as const

  test('make one, of at most three points', async () => {
    const site = await openTestPolls()
    const poll = await site.make(rules)
    const answers = await sendAll(site, poll.slug.de)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'emailAlreadyVoted')).toHaveLength(99)
    const ballots = await site.dependencies.db.selectFrom('ballots').select('value').execute()
    expect(ballots).toHaveLength(1)
    expect(ballots[0]?.value[0]?.value).toBeLessThanOrEqual(3)
  })

  test('make more than one where the constraint is taken away', async () => {
    const site = await openTestPolls()
    const poll = await site.make(rules)
    const { db } = site.dependencies
    await db.schema.alterTable('participations').dropConstraint('participations_one_each').execute()
    // The insert names the constraint and would fail without it, so one that is never violated takes its
    // place.
    await db.schema
      .alterTable('participations')
      .addUniqueConstraint('participations_one_each', ['votingId', 'voterMark', 'id'])
      .execute()
    const answers = await sendAll(site, poll.slug.de)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  })
})

describe('a ballot that is confirmed by mail', () => {
  test.each([{}, { isNamed: true, mayReplace: true }])(
    'by a link that is pressed twice at once counts once, and both are told so (%o)',
    async rules => {
      const { make, vote, votingOf, tokensOf, confirm, attempts } = await openTestPolls()
      const poll = await make({ way: 'confirmed', ...rules })
      await vote(poll.slug.de, ballot())
      const [token = ''] = await tokensOf('anna@example.org')
      const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
      const counted = { status: 200, body: { state: 'counted' } }
      expect(answers).toMatchObject([counted, counted, counted])
      expect(await votingOf(poll)).toMatchObject({ confirmed: 1, replaced: 0 })
      expect(await attempts()).toEqual([])
    },
  )

  test('counts after the link was used, and not before', async () => {
    const { make, vote, tokensOf, confirm, dependencies } = await openTestPolls()
    const { slug } = await make({ way: 'confirmed' })
    expect(await vote(slug.de, ballot())).toEqual({
      status: 202,
      body: { state: 'pending', receipt: null, results: null },
    })
    const ballots = () => dependencies.db.selectFrom('ballots').selectAll().execute()
    expect(await ballots()).toEqual([])
    const [token = ''] = await tokensOf('anna@example.org')
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'counted' } })
    expect(await ballots()).toHaveLength(1)
  })

  test('a second use of the link changes nothing and is answered alike', async () => {
    const { make, vote, tokensOf, confirm, dependencies } = await openTestPolls()
    const { slug } = await make({ way: 'confirmed' })
    await vote(slug.de, ballot())
    const [token = ''] = await tokensOf('anna@example.org')
    expect(await confirm(token)).toEqual(await confirm(token))
    expect(await dependencies.db.selectFrom('ballots').selectAll().execute()).toHaveLength(1)
  })

  test('after a day its link has expired', async () => {
    const { make, vote, tokensOf, confirm, move, hoursAhead } = await openTestPolls()
    const { slug } = await make({ way: 'confirmed' }, { closesAt: hoursAhead(100) })
    await vote(slug.de, ballot())
    move(24)
    const [token = ''] = await tokensOf('anna@example.org')
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'linkExpired' } })
  })

  test('from an address that has voted gets the usual answer, and is refused at its link', async () => {
    const { make, vote, tokensOf, confirm } = await openTestPolls()
    const { slug } = await make({ way: 'confirmed' })
    const first = await vote(slug.de, ballot())
    await confirm((await tokensOf('anna@example.org'))[0] ?? '')
    expect(await vote(slug.de, ballot())).toEqual(first)
    expect(await confirm((await tokensOf('anna@example.org'))[1] ?? '')).toMatchObject({
      status: 409,
      body: { code: 'emailAlreadyVoted' },
    })
  })

  test('cannot be read in the database without its token', async () => {
    const { make, vote, dependencies } = await openTestPolls()
    const { slug } = await make({ way: 'confirmed' })
    await vote(slug.de, { ...ballot(), votes: choice(['green', 1]) })
    const [row] = await dependencies.db.selectFrom('pendingBallots').selectAll().execute()
    expect(row?.sealed?.toString('latin1')).not.toMatch(/green|anna/)
  })
})

test('a code works once', async () => {
  const { make, vote, votingOf, dependencies } = await openTestPolls()
  const poll = await make({ way: 'codes' })
  const codes = newCodes(2)
  const [code = '', other = ''] = codes
  await keepCodes(dependencies, await votingOf(poll), codes)
  const withCode = (ticket: string) => vote(poll.id, { ticket, votes: choice(['red', 1]), terms: true })
  expect((await withCode(code)).status).toBe(200)
  expect((await withCode(code.toLowerCase().replaceAll('-', ' '))).body.code).toBe('emailAlreadyVoted')
  expect((await withCode(other)).status).toBe(200)
  expect((await withCode('ABCD-EFGH-JKLM-NPQR')).body.code).toBe('emailNotAllowed')
})

test('an invited person votes by the link at once, or by the confirmed address, and only once', async () => {
  const { make, vote, votingOf, tokensOf, confirm, dependencies } = await openTestPolls()
  const poll = await make({ way: 'invited' })
  const [{ ticketId = '' } = {}] = await issueTickets(dependencies, await votingOf(poll), [
    'anna@example.org',
  ])
  const code = await issueTicketLink(dependencies, ticketId)
  expect((await vote(poll.id, ballot())).status).toBe(202)
  expect((await vote(poll.id, { ticket: code, votes: choice(['red', 1]), terms: true })).status).toBe(200)
  const [token = ''] = await tokensOf('anna@example.org')
  expect((await confirm(token)).body.code).toBe('emailAlreadyVoted')
})

describe('a later ballot', () => {
  test('of a secret poll takes the place of the one whose receipt comes with it', async () => {
    const { make, vote, dependencies } = await openTestPolls()
    const poll = await make({ mayReplace: true })
    const { receipt } = (await vote(poll.id, ballot())).body
    const again = { receipt, votes: choice(['blue', 1]), terms: true }
    expect((await vote(poll.id, again)).body).toMatchObject({ state: 'counted', receipt: null })
    expect(await dependencies.db.selectFrom('ballots').select('value').execute()).toEqual([
      { value: choice(['blue', 1]) },
    ])
    expect((await vote(poll.id, { ...again, receipt: 'ABCD' })).body.code).toBe('validationError')
  })

  test('of a named poll takes the place of the earlier one, once its address is confirmed', async () => {
    const { make, vote, tokensOf, confirm, dependencies } = await openTestPolls()
    const poll = await make({ way: 'confirmed', isNamed: true, mayReplace: true })
    await vote(poll.id, ballot())
    await vote(poll.id, { ...ballot(), votes: choice(['blue', 1]) })
    for (const token of await tokensOf('anna@example.org')) expect((await confirm(token)).status).toBe(200)
    expect(await dependencies.db.selectFrom('namedBallots').select(['value', 'email']).execute()).toEqual([
      { value: choice(['blue', 1]), email: 'anna@example.org' },
    ])
  })

  test('of a named poll takes no place where the address is only typed', async () => {
    const { make, vote } = await openTestPolls()
    const poll = await make({ isNamed: true, mayReplace: true })
    await vote(poll.id, ballot())
    expect((await vote(poll.id, ballot())).body.code).toBe('emailAlreadyVoted')
  })
})

describe('results', () => {
  const five = async ({ vote }: Site, key: string) => {
    for (let n = 0; n < 5; n += 1) await vote(key, ballot(`guest${n}@example.org`))
  }

  test('come with the end, and not before', async () => {
    const site = await openTestPolls()
    const { slug } = await site.make()
    await five(site, slug.de)
    expect((await site.read(`/${slug.de}`)).body).toMatchObject({ state: 'open', results: null })
    site.move(24)
    site.dependencies.cache.clear(['polls'])
    const { body } = await site.read(`/${slug.de}`)
    expect([body.state, body.results.ballots, body.results.options[0]]).toEqual([
      'closed',
      5,
      { id: 'red', value: 5, ballots: 5, place: 1 },
    ])
  })

  test('are shown to voters from the fifth ballot on, if the poll allows it', async () => {
    const { make, vote } = await openTestPolls()
    const { slug } = await make({ results: 'afterVote' })
    const shown = []
    for (let n = 0; n < 5; n += 1)
      shown.push((await vote(slug.de, ballot(`guest${n}@example.org`))).body.results?.ballots ?? null)
    expect(shown).toEqual([null, null, null, null, 5])
    const trapped = await vote(slug.de, { ...ballot('spam@example.org'), website: 'https://spam.example' })
    expect(trapped).toMatchObject({ status: 422, body: { code: 'validationError' } })
    expect(trapped.body.results).toBeUndefined()
  })
})

test('destroying the key deletes receipts and voters, and keeps ballots and the number of voters', async () => {
  const { make, vote, votingOf, dependencies, move } = await openTestPolls()
  const { db } = dependencies
  const poll = await make({ mayReplace: true })
  await vote(poll.id, ballot())
  move(24 + 30 * 24)
  await destroyVotingKeys(dependencies)
  expect(await db.selectFrom('ballots').select(['value', 'receiptHash']).execute()).toEqual([
    { value: choice(['red', 1]), receiptHash: null },
  ])
  expect(await votingOf(poll)).toMatchObject({ participants: 1, key: null, keyDestroyedAt: expect.any(Date) })
})

test('shuffling gives ballots another order and new ids, and loses none', async () => {
  const { make, vote, dependencies } = await openTestPolls()
  const { db } = dependencies
  const { slug } = await make()
  for (let n = 0; n < 30; n += 1) {
    const body = { ...ballot(`guest${n}@example.org`), votes: choice([n < 15 ? 'red' : 'blue', 1]) }
    await vote(slug.de, body)
  }
  const rows = async () => {
    const ballots = await db.selectFrom('ballots').select(['id', 'value']).execute()
    return { ids: ballots.map(({ id }) => id), chosen: ballots.map(({ value }) => value[0]?.id) }
  }
  const before = await rows()
  await shuffleBallots(dependencies)
  const after = await rows()
  expect(after.chosen).not.toEqual(before.chosen)
  expect(after.chosen.toSorted()).toEqual(before.chosen.toSorted())
  expect(after.ids.some(id => before.ids.includes(id))).toBe(false)
  expect(await db.selectFrom('participations').selectAll().execute()).toHaveLength(30)
})

test('a vote is refused if its poll is deleted for good meanwhile', async () => {
  const { dependencies, make, vote } = await openTestPolls()
  const { db } = dependencies
  const { id } = await make()
  const [voting] = await db.transaction().execute(async trx => {
    await trx.deleteFrom('polls').where('id', '=', id).execute()
    const voting = vote(id, ballot())
    await expect.poll(() => waitingForRows(db)).toBe(1)
    return [voting]
  })
  expect(await voting).toMatchObject({ status: 404, body: { code: 'pollNotFound' } })
  expect(await db.selectFrom('participations').selectAll().execute()).toEqual([])
})

test('while many vote at once, only some of the database connections wait', async () => {
  const { dependencies, make, vote, votingOf } = await openTestPolls()
  const { db } = dependencies
  const poll = await make()
  const { id } = await votingOf(poll)
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  const waiting: number[] = []
  const answers = await db.transaction().execute(async trx => {
    await trx.selectFrom('votings').select('id').where('id', '=', id).forUpdate().execute()
    const voting = numbers.map(n => vote(poll.id, ballot(`voter-${n}@example.org`)))
    await expect.poll(() => waitingForRows(db)).toBeGreaterThan(0)
    for (const _reader of numbers) waiting.push(await waitingForRows(db))
    return voting
  })
  expect(Math.max(...waiting)).toBeLessThanOrEqual(visitorsAtOnce)
  // A vote that waited too long on a busy machine gets 503.
  for (const { status } of await Promise.all(answers)) expect([200, 503]).toContain(status)
})
