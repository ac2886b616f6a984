import { describe, expect, test } from 'vitest'
import type { Poll } from '#contract/polls/poll.ts'
import { destroyVotingKeys, shuffleClosedBallots } from '#server/voting/jobs.ts'
import { markOfAddress } from '#server/voting/marks.ts'
import { linesOf, recountByKey } from './recount.ts'
import { ballot, choice, openTestPolls } from './test-polls.ts'

type Site = Awaited<ReturnType<typeof openTestPolls>>

const addresses = ['anna', 'bert', 'cleo', 'dora', 'emil'].map(name => `${name}@example.org`)

/** Five people vote, an hour apart: two for red, three for blue. */
async function five({ vote, move }: Site, { id }: Poll) {
  for (const [n, address] of addresses.entries()) {
    await vote(id, { ...ballot(address), votes: choice([n < 2 ? 'red' : 'blue', 1]) })
    move(1)
  }
}

const named = { isNamed: true } as const
const day = /^\d{4}-\d\d-\d\d$/
const reason = 'Zweimal abgestimmt'

/** The rows of a poll’s votes. */
async function rowsOf({ send }: Site, { id }: Poll, query = '') {
  const answer = await send('GET', `/vote/${id}${query}`)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json() as { count: number; rows: { id: string; email: string; votes: object }[] }
}

/** The poll closes, and its rows are shuffled for the last time. */
async function end({ move, dependencies }: Awaited<ReturnType<typeof openTestPolls>>) {
  move(24)
  await shuffleClosedBallots(dependencies)
}

describe('the votes of a secret poll', () => {
  test('tell what was chosen and when the poll closed, and nothing else', async () => {
    const site = await openTestPolls()
    const poll = await site.make()
    await five(site, poll)
    await end(site)
    const { count, rows } = await rowsOf(site, poll)
    expect([count, rows.length]).toEqual([5, 5])
    for (const row of rows)
      expect(row).toEqual({
        votes: [{ id: expect.stringMatching(/red|blue/), value: 1 }],
        submittedAt: poll.closesAt,
        ...{ email: null, id: null, exclusion: null },
      })
  })

  test('share no address, id, mark or time of day with the list of participants', async () => {
    const site = await openTestPolls()
    const poll = await site.make()
    await five(site, poll)
    await end(site)
    const votes = (await site.send('GET', `/vote/${poll.id}`)).body
    expect(votes).toContain('red')
    const turnout = await site.send('GET', `/vote/${poll.id}/turnout`)
    const { participants, days } = turnout.json()
    expect(participants).toBe(5)
    for (const one of days)
      expect(one).toEqual({ day: expect.stringMatching(day), count: expect.any(Number) })
    const { db } = site.dependencies
    const voting = await site.votingOf(poll)
    const hidden = [
      ...(await db.selectFrom('participations').select('id').execute()).map(({ id }) => id),
      ...(await db.selectFrom('ballots').select('id').execute()).map(({ id }) => id),
      ...addresses,
      ...addresses.map(address => markOfAddress(voting.key as Buffer, address, voting.rules).toString('hex')),
    ]
    for (const text of hidden) expect(votes + turnout.body).not.toContain(text)
  })

  test('come in another order than they were sent', async () => {
    const site = await openTestPolls()
    const { vote, make } = site
    const poll = await make({ method: 'points', mostVotes: 100, mostPerOption: 100 })
    const sent = Array.from({ length: 20 }, (_, n) => n + 1)
    for (const n of sent)
      await vote(poll.id, { ...ballot(`guest${n}@example.org`), votes: choice(['red', n]) })
    await end(site)
    const { rows } = await rowsOf(site, poll)
    const listed = rows.flatMap(({ votes }) => (votes as { value: number }[]).map(({ value }) => value))
    expect(listed.toSorted((a, b) => a - b)).toEqual(sent)
    expect([sent, sent.toReversed()]).not.toContainEqual(listed)
  })

  test('are exported as CSV without addresses', async () => {
    const site = await openTestPolls()
    const poll = await site.make()
    await five(site, poll)
    const file = await site.send('GET', `/vote/${poll.id}?format=csv`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body.split('\r\n')[0]).toBe('\uFEFFRot;Grün;Blau')
    expect(file.body).not.toContain('@')
  })

  test('cannot be excluded one by one', async () => {
    const site = await openTestPolls()
    const poll = await site.make()
    await five(site, poll)
    const { db } = site.dependencies
    const [row] = await db.selectFrom('ballots').select('id').execute()
    expect((await site.send('PATCH', `/vote/${poll.id}/${row?.id}`, { reason })).statusCode).toBe(404)
  })
})

describe('the votes of a named poll', () => {
  test('tell what was chosen, when, and by whom', async () => {
    const site = await openTestPolls()
    const poll = await site.make(named)
    await five(site, poll)
    const { rows } = await rowsOf(site, poll, '?sort=email')
    expect(rows.map(({ email }) => email)).toEqual(addresses)
    expect(rows[0]).toMatchObject({
      votes: choice(['red', 1]),
      submittedAt: expect.any(String),
      exclusion: null,
    })
  })

  test.each([
    ['?limit=2&page=3&sort=email', ['emil@example.org']],
    ['?q=dora', ['dora@example.org']],
    ['?q=D%C3%B3r%C3%A1', ['dora@example.org']],
    ['?q=rot&sort=email', ['anna@example.org', 'bert@example.org']],
    ['?option=blue&sort=email', ['cleo@example.org', 'dora@example.org', 'emil@example.org']],
    ['?excluded=1', []],
    ['?submittedTo=2001-01-01', []],
  ])('are found by %s', async (query, found) => {
    const site = await openTestPolls()
    const poll = await site.make(named)
    await five(site, poll)
    expect((await rowsOf(site, poll, query)).rows.map(({ email }) => email)).toEqual(found)
  })

  test('are exported as CSV with no address as a formula', async () => {
    const site = await openTestPolls()
    const poll = await site.make(named)
    expect((await site.vote(poll.id, ballot('=sum@example.org'))).status).toBe(200)
    const { body } = await site.send('GET', `/vote/${poll.id}?format=csv`)
    expect(body).toContain(";'=sum@example.org;1;;;")
  })

  test('lose their addresses with the key, and keep their number', async () => {
    const site = await openTestPolls()
    const poll = await site.make(named)
    await five(site, poll)
    site.move(24 + 30 * 24)
    await destroyVotingKeys(site.dependencies)
    expect((await rowsOf(site, poll)).rows.map(({ email }) => email)).toEqual(addresses.map(() => null))
    const turnout = await site.send('GET', `/vote/${poll.id}/turnout`)
    expect(turnout.json()).toEqual({ participants: 5, days: [] })
  })
})

describe('a ballot that is excluded', () => {
  const excludeFirst = async (site: Site, poll: Poll, why: string | null = reason) => {
    const { rows } = await rowsOf(site, poll, '?sort=email')
    return site.send('PATCH', `/vote/${poll.id}/${rows[0]?.id}`, { reason: why })
  }
  const ofRed = async ({ send }: Site, { id }: Poll) => {
    const { ballots, options, numbers } = (await send('GET', `/${id}/recount`)).json()
    const red = options.find((option: { id: string }) => option.id === 'red')
    return [ballots, red.value, numbers.excluded]
  }

  test('is shown to visitors as the only number beside the result', async () => {
    const site = await openTestPolls()
    const poll = await site.make({ ...named, results: 'afterEnd' })
    await five(site, poll)
    await site.vote(poll.id, ballot('fritz@example.org'))
    await excludeFirst(site, poll)
    site.move(24)
    expect((await site.read(`/${poll.slug.de}`)).body.results).toEqual({
      ...{ ballots: 5, options: expect.any(Array), excluded: 1, countedAt: expect.any(String) },
    })
  })

  test('counts no more, and counts again once it is put back', async () => {
    const site = await openTestPolls()
    const poll = await site.make(named)
    await five(site, poll)
    expect(await ofRed(site, poll)).toEqual([5, 2, 0])
    expect((await excludeFirst(site, poll)).statusCode).toBe(204)
    expect(await ofRed(site, poll)).toEqual([4, 1, 1])
    expect((await rowsOf(site, poll, '?excluded=1')).rows).toMatchObject([
      { email: 'anna@example.org', exclusion: { reason } },
    ])
    await excludeFirst(site, poll, null)
    expect(await ofRed(site, poll)).toEqual([5, 2, 0])
  })

  test('is in the audit log when it is excluded, with the reason, and when it is included again', async () => {
    const site = await openTestPolls()
    const poll = await site.make(named)
    await five(site, poll)
    await excludeFirst(site, poll)
    await excludeFirst(site, poll, null)
    const { db } = site.dependencies
    const entries = await db
      .selectFrom('audit')
      .select(['action', 'details', 'userId'])
      .where('action', 'like', 'ballot%')
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { action: 'ballotExcluded', details: { reason }, userId: expect.any(Number) },
      { action: 'ballotIncluded', details: { reason: null }, userId: expect.any(Number) },
    ])
  })

  test.each([[''], ['anna@example.org hat zweimal abgestimmt']])(
    'needs a reason without an address: %j',
    async why => {
      const site = await openTestPolls()
      const poll = await site.make(named)
      await five(site, poll)
      expect((await excludeFirst(site, poll, why)).statusCode).toBe(422)
    },
  )
})

test('an annulled poll shows the reason, takes no votes, and has no result until the annulment is revoked', async () => {
  const site = await openTestPolls()
  const { make, send, vote, read, move } = site
  const poll = await make({}, { closesAt: site.hoursAhead(6) })
  await five(site, poll)
  const why = { de: 'Die Codes waren öffentlich.', en: 'The codes were public.' }
  const answer = await send('PATCH', `/${poll.id}/annulment`, { reason: why })
  expect([answer.statusCode, answer.json().isAnnulled]).toEqual([200, true])
  const shown = (await read(`/${poll.slug.en}`, 'en')).body
  expect(shown).toMatchObject({ state: 'closed', results: null, annulled: { reason: why.en } })
  expect((await read('', 'de')).body.rows[0].state).toBe('closed')
  expect((await vote(poll.id, ballot('late@example.org'))).body.code).toBe('pollExpired')
  await send('PATCH', `/${poll.id}/annulment`, { reason: null })
  move(2)
  site.dependencies.cache.clear(['polls'])
  expect((await read(`/${poll.slug.de}`)).body).toMatchObject({ annulled: null, results: { ballots: 5 } })
  const { db } = site.dependencies
  const entries = await db.selectFrom('audit').select('action').where('action', 'like', 'annul%').execute()
  expect(entries.map(({ action }) => action)).toEqual(['annulled', 'annulmentRevoked'])
})

test('a poll is closed early, once', async () => {
  const { make, send, vote, read } = await openTestPolls()
  const poll = await make()
  expect((await send('POST', `/${poll.id}/close`)).json().votingState).toBe('closed')
  expect((await vote(poll.id, ballot())).body.code).toBe('pollExpired')
  expect((await read(`/${poll.slug.de}`)).body.state).toBe('closed')
  expect((await send('POST', `/${poll.id}/close`)).json().code).toBe('pollExpired')
})

test('staff see how many ballots were received, confirmed, replaced, refused and excluded, visitors do not', async () => {
  const site = await openTestPolls()
  const { make, vote, tokensOf, confirm, read, move } = site
  const poll = await make({ way: 'confirmed', isNamed: true, mayReplace: true })
  for (const address of [...addresses, 'anna@example.org']) await vote(poll.id, ballot(address))
  await vote(poll.id, ballot('never-confirmed@example.org'))
  await vote(poll.id, ballot('anna'))
  for (const address of addresses)
    for (const token of await tokensOf(address)) expect((await confirm(token)).status).toBe(200)
  move(25)
  site.dependencies.cache.clear(['polls'])
  expect((await site.send('GET', `/${poll.id}/recount`)).json()).toMatchObject({
    ballots: 5,
    numbers: {
      ...{ received: 7, confirmed: 6, replaced: 1, excluded: 0 },
      refused: [{ reason: 'invalidEmailFormat', count: 1 }],
    },
  })
  const { results } = (await read(`/${poll.slug.de}`)).body
  expect(results).toMatchObject({ ballots: 5, excluded: 0 })
  expect(results.numbers).toBeUndefined()
})

test('after a poll has closed its ballots are shuffled under new ids once', async () => {
  const site = await openTestPolls()
  const poll = await site.make()
  await five(site, poll)
  const { db } = site.dependencies
  const ids = async () =>
    (await db.selectFrom('ballots').select('id').orderBy('id').execute()).map(({ id }) => id)
  const before = await ids()
  await shuffleClosedBallots(site.dependencies)
  expect(await ids()).toEqual(before)
  site.move(24)
  await shuffleClosedBallots(site.dependencies)
  const after = await ids()
  expect([after.length, after.some(id => before.includes(id))]).toEqual([5, false])
  expect((await site.votingOf(poll)).shuffledAt).toEqual(site.time.now)
  await shuffleClosedBallots(site.dependencies)
  expect(await ids()).toEqual(after)
})

test('moving the end of a shuffled poll clears its shuffle time', async () => {
  const site = await openTestPolls()
  const poll = await site.make()
  site.move(25)
  await shuffleClosedBallots(site.dependencies)
  const { version } = (await site.send('GET', `/${poll.id}`)).json()
  await site.send('PATCH', `/${poll.id}`, { version, closesAt: site.hoursAhead(5) })
  expect((await site.votingOf(poll)).shuffledAt).toBeNull()
})

test('the recount command prints the result and the numbers of ballots, by slug in either language and by id', async () => {
  const site = await openTestPolls()
  const poll = await site.make(named)
  await five(site, poll)
  await site.vote(poll.id, ballot('anna'))
  for (const key of [poll.slug.de, poll.slug.en, String(poll.id)]) {
    const found = await recountByKey(site.dependencies, key)
    expect(found && linesOf(found)).toEqual([
      `What colour is noise? (poll ${poll.id}, named)`,
      ...['   1. Blue: 3', '   2. Red: 2', '   3. Green: 0'],
      expect.stringMatching(/^5 ballots counted at 20/),
      'received 5, confirmed 0, replaced 0, excluded 0',
      'refused 1: invalidEmailFormat',
    ])
  }
  expect(await recountByKey(site.dependencies, 'no-such-poll')).toBeNull()
})
