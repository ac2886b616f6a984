import { expect, test } from 'vitest'
import { roundedTime } from '#contract/voting/states.ts'
import { destroyVotingKeys } from '#server/voting/jobs.ts'
import { ballot, choice, openTestPolls } from './test-polls.ts'

/**
 * Sends refused votes: three from one network for one reason, one from another network, one to a poll that
 * does not exist.
 */
async function openRefused() {
  const site = await openTestPolls()
  const poll = await site.make()
  const other = await site.make({}, { title: { de: 'Andere', en: 'Other' } })
  for (const name of ['anna', 'bert', 'bert'])
    await site.vote(
      poll.id,
      { ...ballot(`${name}@example.org`), votes: choice(['white', 1]) },
      '198.51.100.9',
    )
  await site.vote(other.id, ballot(''), '203.0.113.7')
  await site.vote('no-such-poll', ballot(), '203.0.113.8')
  const get = async (path: string) => {
    const answer = await site.send('GET', path)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    return answer.json()
  }
  return { ...site, poll, other, get }
}

test('a failed attempt is listed with reason, time, network, browser and fields, and without what was chosen', async () => {
  const { poll, get, send } = await openRefused()
  const { count, rows } = await get(`/${poll.id}/failed-attempts`)
  expect([count, rows.length]).toEqual([3, 3])
  expect(rows[0]).toEqual({
    id: expect.any(Number),
    poll: { id: poll.id, votingId: String(poll.id), title: poll.title },
    reason: 'invalidVoteOptionId',
    at: expect.any(String),
    ...{ network: '198.51.100.0/24', ipAddress: null, userAgent: expect.any(String) },
    request: { fields: ['email', 'votes', 'terms'], furtherFields: 0, votes: 1, language: 'de' },
    email: 'bert@example.org',
  })
  const file = await send('GET', `/${poll.id}/failed-attempts?format=csv`)
  expect(file.body + JSON.stringify(rows)).not.toContain('white')
})

test('only an administrator sees the whole IP address', async () => {
  const { poll, ask, staff } = await openRefused()
  const { headers } = await staff('admin')
  const answer = await ask({
    method: 'GET',
    path: `/backstage/info/poll/${poll.id}/failed-attempts`,
    headers,
  })
  expect(answer.json().rows[0].ipAddress).toBe('198.51.100.9')
})

test('the list of all polls includes attempts at missing polls', async () => {
  const { get } = await openRefused()
  const { count, rows } = await get('/failed-attempts')
  expect([count, rows[0].reason, rows[0].poll]).toEqual([5, 'pollNotFound', null])
})

test('a page has 25 attempts, the others are on the next page', async () => {
  const { vote, poll, get } = await openRefused()
  for (let n = 0; n < 26; n += 1) await vote(poll.id, {}, '192.0.2.77')
  const { count, rows } = await get(`/${poll.id}/failed-attempts`)
  expect([count, rows.length]).toEqual([29, 25])
  expect((await get(`/${poll.id}/failed-attempts?page=2`)).rows).toHaveLength(4)
})

test.each([
  ['reason=emailRequired', 1],
  ['reason=emailRequired,invalidVoteOptionId', 4],
  ['email=BERT', 2],
  ['q=198.51', 3],
  ['startDate=2001-01-01', 5],
  ['startDate=2999-01-01', 0],
])('attempts are found by %s', async (query, count) => {
  const { get } = await openRefused()
  expect((await get(`/failed-attempts?${query}`)).count).toBe(count)
})

test.each([
  ['day', 0],
  ['week', 5],
  ['month', 5],
])('attempts of two days ago are filtered by the last %s', async (period, count) => {
  const { get, move } = await openRefused()
  move(48)
  expect((await get(`/failed-attempts?period=${period}`)).count).toBe(count)
  expect((await get(`/failed-attempts/stats?period=${period}`)).count).toBe(count)
})

test('the figures have reasons, times, and the number of attempts from each network', async () => {
  const { poll, get, ask, staff } = await openRefused()
  const figures = await get(`/${poll.id}/failed-attempts/stats`)
  expect(figures).toEqual({
    ...{ count: 3, unit: 'day', reasons: [{ reason: 'invalidVoteOptionId', count: 3 }] },
    times: [{ at: expect.any(String), count: 3 }],
    groups: [
      {
        ...{ reason: 'invalidVoteOptionId', network: '198.51.100.0/24', count: 3, addresses: 2 },
        ...{ from: expect.any(String), to: expect.any(String) },
      },
    ],
  })
  const all = await get('/failed-attempts/stats')
  expect(all.count).toBe(5)
  const { headers } = await staff('specialsEditor', 'lena')
  const also = await ask({ method: 'GET', path: '/backstage/info/failed-attempts/stats', headers })
  expect(also.json()).toEqual(all)
})

test('the figures include days without attempts', async () => {
  const { vote, poll, get, move } = await openRefused()
  move(72)
  await vote(poll.id, {})
  const { times } = await get(`/${poll.id}/failed-attempts/stats`)
  expect(times.map(({ count }: { count: number }) => count)).toEqual([3, 0, 0, 1])
})

test.each([
  ['emailAlreadyVoted', false],
  ['ipAlreadyVoted', false],
  ['emailAlreadyVoted', true],
  ['ipAlreadyVoted', true],
])('an attempt after a ballot (%s) stores an address only in a named poll: %s', async (reason, isNamed) => {
  const { make, vote, attempts } = await openTestPolls()
  const poll = await make({ isNamed, isOncePerNetwork: reason === 'ipAlreadyVoted' })
  await vote(poll.id, ballot())
  expect((await vote(poll.id, ballot())).body.code).toBe(reason)
  const [attempt] = await attempts()
  expect(attempt?.email).toBe(isNamed ? 'anna@example.org' : null)
  if (!isNamed) expect(attempt?.at).toEqual(roundedTime(attempt?.at ?? new Date(Number.NaN)))
})

test('an attempt after the key was destroyed stores no address', async () => {
  const { poll, get, vote, move, dependencies } = await openRefused()
  move(24 + 30 * 24)
  await destroyVotingKeys(dependencies)
  expect((await vote(poll.id, ballot('late@example.org'))).status).toBe(409)
  const { rows } = await get(`/${poll.id}/failed-attempts`)
  expect(rows.map(({ reason, email }: { reason: string; email: string | null }) => [reason, email])).toEqual([
    ['pollExpired', null],
    ...Array.from({ length: 3 }, () => ['invalidVoteOptionId', null]),
  ])
})
