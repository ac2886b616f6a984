import { describe, expect, test } from 'vitest'
import { unseal } from '#server/platform/mail/link-token.ts'
import { openTestVote } from './test-votes.ts'

describe('a ballot for a contest', () => {
  test('counts once its link is confirmed, and its receipt is told once', async () => {
    const { works, vote, confirm, token, stored } = await openTestVote()
    const [first = 0, second = 0] = works
    const answer = await vote({ [first]: 2, [second]: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([202, { state: 'pending', receipt: null }])
    expect(await stored()).toEqual([])
    const link = await token('anna@example.org')
    const counted = (await confirm(link)).json()
    expect(counted).toEqual({ state: 'counted', receipt: expect.stringMatching(/^(\w{4}-){3}\w{4}$/) })
    expect((await confirm(link)).json()).toEqual({ state: 'counted', receipt: null })
    expect(await stored()).toEqual([
      [
        { id: String(first), value: 2 },
        { id: String(second), value: 1 },
      ],
    ])
  })

  test('is counted once for each mailbox, with at most 3 points, even when sent 100 times at once', async () => {
    const { works, vote, confirm, dependencies, stored } = await openTestVote()
    const [first = 0, second = 0, third = 0] = works
    const sent = await Promise.all(
      Array.from({ length: 100 }, (_, n) => vote({ [[first, second, third][n % 3] ?? first]: 1 + (n % 3) })),
    )
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([202, 429]))
    const links = await linksOf(dependencies)
    expect(links.length).toBeGreaterThan(1)
    const confirmed = await Promise.all(
      Array.from({ length: 100 }, (_, n) => confirm(links[n % links.length] ?? '')),
    )
    expect(confirmed.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
    expect(await stored()).toHaveLength(1)
    expect((await stored()).flat().reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(3)
  })

  test.each([
    ['four points', [4, 0], 'invalidVoteValue'],
    ['four points for two works', [2, 2], 'maxVotesPerEmailExceeded'],
    ['half a point', [0.5, 0], 'invalidVoteValue'],
  ])('with %s is refused', async (_, points, reason) => {
    const { works, vote, dependencies } = await openTestVote()
    const given = points.flatMap((value, n) => (value ? [[works[n], value]] : []))
    const answer = await vote(Object.fromEntries(given))
    expect([answer.statusCode, answer.json().code]).toEqual([422, reason])
    const attempts = await dependencies.db.selectFrom('failedAttempts').select('reason').execute()
    expect(attempts).toEqual([{ reason }])
  })

  test('is refused for a work that was not accepted', async () => {
    const { works, vote, decide } = await openTestVote()
    await decide(works[0] ?? 0, 'reject')
    expect((await vote({ [works[0] ?? 0]: 1 })).json().code).toBe('invalidVoteOptionId')
  })

  test('can be changed with its receipt until the end of the voting', async () => {
    const { works, vote, confirm, token, stored, move } = await openTestVote()
    const [first = 0, second = 0] = works
    await vote({ [first]: 3 })
    const { receipt } = (await confirm(await token('anna@example.org'))).json()
    expect((await vote({ [second]: 2 }, { receipt })).statusCode).toBe(200)
    expect(await stored()).toEqual([[{ id: String(second), value: 2 }]])
    await move(1)
    expect((await vote({ [first]: 1 }, { receipt })).json().code).toBe('pollExpired')
  })

  test('is accepted only between the start and the end of the voting', async () => {
    const { works, vote, move } = await openTestVote()
    const points = { [works[0] ?? 0]: 1 }
    await move(-1)
    expect((await vote(points)).json().code).toBe('pollNotStarted')
    await move(1)
    expect((await vote(points)).statusCode).toBe(202)
    await move(1)
    expect((await vote(points)).json().code).toBe('pollExpired')
  })

  test('cannot be confirmed after the end', async () => {
    const { works, vote, confirm, token, move, stored } = await openTestVote()
    await vote({ [works[0] ?? 0]: 1 })
    await move(1)
    expect((await confirm(await token('anna@example.org'))).json().code).toBe('pollExpired')
    expect(await stored()).toEqual([])
  })

  test('is refused for a hidden, a jury or an unknown contest', async () => {
    const { works, vote, ask, send, contest } = await openTestVote()
    const points = { [works[0] ?? 0]: 1 }
    const { version } = (await send('GET', `/${contest.id}`)).json()
    await send('PATCH', `/${contest.id}`, { version, isVisible: false })
    expect((await vote(points)).json().code).toBe('pollNotVisible')
    await send('PATCH', `/${contest.id}`, { version: version + 1, isVisible: true, judging: 'jury' })
    expect((await vote(points)).json().code).toBe('emailNotAllowed')
    const nowhere = await ask({ method: 'PUT', path: '/artifact-voting/nirgends', payload: {} })
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'pollNotFound'])
  })

  test('is not found at a contest that has never had an end of submitting', async () => {
    const { vote } = await openTestVote([], { submissionEnd: null, votingStart: null, votingEnd: null })
    const { statusCode, json } = await vote({ 1: 1 })
    expect([statusCode, json().code]).toEqual([404, 'pollNotFound'])
  })

  test('has a link that the poll calls do not accept', async () => {
    const { works, vote, token, ask } = await openTestVote()
    await vote({ [works[0] ?? 0]: 1 })
    const link = await token('anna@example.org')
    const asPoll = await ask({ method: 'GET', path: `/info/poll/ballot/${link}` })
    expect([asPoll.statusCode, asPoll.json().code]).toEqual([404, 'linkInvalid'])
    const own = await ask({ method: 'GET', path: `/artifact-ballot/${link}` })
    expect(own.json()).toMatchObject({
      state: 'open',
      isCounted: false,
      contest: { slug: { de: 'echos-in-farbe' } },
    })
  })
})

test('the order of the works changes every ten minutes', async () => {
  const { read, move } = await openTestVote()
  const order = async () => {
    const { works } = (await read('/echos-in-farbe')).body
    return works.map(({ id }: { id: number }) => id).join()
  }
  const orders = new Set<string>()
  for (let times = 0; times < 5; times += 1) {
    expect(await order()).toBe(await order())
    orders.add(await order())
    await move(1 / 6)
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('the page of the vote finds the contest that is voted on, and says when that changes', async () => {
  const { ask, move, contest } = await openTestVote()
  const current = async () => (await ask({ method: 'GET', path: '/artifact-voting' })).json()
  expect(await current()).toMatchObject({
    contest: { slug: 'echos-in-farbe', mayVote: true, phase: 'voting' },
    changesAt: contest.votingEnd,
  })
  await move(-1)
  expect(await current()).toEqual({ contest: null, changesAt: contest.votingStart })
  await move(2)
  expect(await current()).toEqual({ contest: null, changesAt: null })
})

test('a contest that is gone for good takes its votes with it', async () => {
  const { contest, cast, dependencies } = await openTestVote()
  await cast({ 0: 3 })
  const { db } = dependencies
  await db.deleteFrom('contests').where('id', '=', contest.id).execute()
  for (const table of ['votings', 'ballots'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
})

/** The tokens of all letters with a ballot. */
async function linksOf({ db, secret }: Awaited<ReturnType<typeof openTestVote>>['dependencies']) {
  const mails = await db
    .selectFrom('mails')
    .select(['sealedTokens', 'messageId'])
    .where('purpose', '=', 'ballot')
    .execute()
  return mails.map(mail => unseal(mail.sealedTokens as Buffer, mail.messageId, secret).link ?? '')
}

test('the poll call accepts a ballot for a contest by its voting id and by its slug', async () => {
  const { works, read, ask, token, confirm, stored } = await openTestVote()
  const { votingId } = (await read('/echos-in-farbe')).body
  for (const [n, key] of [votingId, 'echos-in-farbe'].entries()) {
    const votes = [{ id: String(works[n]), value: 1 }]
    const payload = { email: `voter-${n}@example.org`, votes, terms: true }
    expect((await ask({ method: 'PUT', path: `/info/poll/${key}`, payload })).statusCode).toBe(202)
    expect((await confirm(await token(`voter-${n}@example.org`))).statusCode).toBe(200)
  }
  expect(await stored()).toHaveLength(2)
})

describe('a contest in the calls of polls for staff', () => {
  const openStaff = async () => {
    const site = await openTestVote()
    const { headers } = await site.staff('specialsEditor', 'ellen')
    const path = `/backstage/info/poll`
    const get = async (asked: string) => {
      const answer = await site.ask({ method: 'GET', path: `${path}${asked}`, headers })
      return { status: answer.statusCode, ...answer.json() }
    }
    return { ...site, get, votingId: `contest.${site.contest.id}` }
  }

  test('is listed with its failed attempts', async () => {
    const { contest, works, vote, get, votingId } = await openStaff()
    await vote({ [works[0] ?? 0]: 4 })
    const poll = { id: contest.id, votingId, title: contest.title }
    for (const path of ['/failed-attempts', `/${votingId}/failed-attempts`])
      expect((await get(path)).rows).toMatchObject([{ reason: 'invalidVoteValue', poll }])
    expect(await get(`/${votingId}/failed-attempts/stats`)).toMatchObject({ status: 200, count: 1 })
    expect((await get(`/${contest.id}/failed-attempts`)).status).toBe(404)
  })

  test('shows only numbers during the voting, and no ballots', async () => {
    const { cast, get, votingId } = await openStaff()
    await cast({ 0: 3 }, { 1: 3 }, { 0: 3 }, { 0: 2, 1: 1 }, { 0: 3 })
    expect(await get(`/vote/${votingId}`)).toMatchObject({ status: 200, count: 0, rows: [] })
    expect(await get(`/${votingId}/recount`)).toMatchObject({ status: 200, ballots: 5, options: [] })
    expect((await get(`/vote/${votingId}/turnout`)).status).toBe(200)
  })

  test.each(['/vote/contest.999', '/vote/999', '/contest.999/recount'])('is not found at %s', async path => {
    const { get } = await openStaff()
    expect((await get(path)).status).toBe(404)
  })
})
