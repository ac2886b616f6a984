import { expect, test } from 'vitest'
import { openTestVote } from '#server/contests/test-votes.ts'
import { ballot, openTestPolls } from './test-polls.ts'

/** `change` patches a poll and returns the status and the fields that were refused. */
async function open() {
  const site = await openTestPolls()
  const { send, make } = site
  return {
    ...site,
    change: async (id: number, fields: (before: Awaited<ReturnType<typeof make>>) => object) => {
      const before = (await send('GET', `/${id}`)).json()
      const answer = await send('PATCH', `/${id}`, { version: before.version, ...fields(before) })
      return [answer.statusCode, answer.json().errors?.map(({ field }: { field: string }) => field)]
    },
  }
}

const named = (before: { rules: object }) => ({ rules: { ...before.rules, isNamed: true } })
const refused = [422, ['rules.method']]
const people = [{ email: 'anna@example.org', name: 'Anna', language: 'de' }]

test('a secret poll stays secret once a ballot waits for its link, and its options stay too', async () => {
  const { make, vote, change, confirm, tokensOf, votingOf } = await open()
  const poll = await make({ way: 'confirmed' })
  await vote(poll.id, ballot())
  expect(await change(poll.id, named)).toEqual(refused)
  expect(await change(poll.id, ({ options }) => ({ options: options.slice(1) }))).toEqual([422, ['options']])
  const [token = ''] = await tokensOf('anna@example.org')
  expect((await confirm(token)).status).toBe(200)
  expect((await votingOf(poll)).rules.isNamed).toBe(false)
})

test('a secret poll stays secret while it has codes', async () => {
  const { make, send, change } = await open()
  const poll = await make({ way: 'codes' })
  expect((await send('POST', `/${poll.id}/codes`, { many: 2 })).statusCode).toBe(200)
  expect(await change(poll.id, named)).toEqual(refused)
  await send('DELETE', `/${poll.id}/codes`)
  expect(await change(poll.id, named)).toEqual([200, undefined])
})

test('a secret poll stays secret once somebody is invited', async () => {
  const { make, send, change } = await open()
  const poll = await make({ way: 'invited' })
  await send('POST', `/${poll.id}/invitations`, { people })
  expect(await change(poll.id, named)).toEqual(refused)
})

test('options can be changed while a poll has only invitations', async () => {
  const { make, send, change } = await open()
  const poll = await make({ way: 'invited' })
  await send('POST', `/${poll.id}/invitations`, { people })
  expect(await change(poll.id, ({ options }) => ({ options: options.slice(1) }))).toEqual([200, undefined])
})

test('the link of a waiting ballot has expired once the rules of the poll differ', async () => {
  const { make, vote, confirm, tokensOf, votingOf, dependencies } = await open()
  const poll = await make({ way: 'confirmed' })
  await vote(poll.id, ballot())
  const { id, rules } = await votingOf(poll)
  const otherwise = JSON.stringify({ ...rules, isNamed: true })
  await dependencies.db.updateTable('votings').set({ rules: otherwise }).where('id', '=', id).execute()
  const [token = ''] = await tokensOf('anna@example.org')
  expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'linkExpired' } })
  expect(await dependencies.db.selectFrom('namedBallots').selectAll().execute()).toEqual([])
})

test('the judging of a contest is fixed once a ballot waits for its link, or a jury is invited', async () => {
  const { contest, works, vote, send, dependencies } = await openTestVote()
  await vote({ [works[0] ?? 0]: 1 })
  const change = async (id: number, judging: string) => {
    const { version } = (await send('GET', `/${id}`)).json()
    const answer = await send('PATCH', `/${id}`, { version, judging })
    return [answer.statusCode, answer.json().errors?.[0]?.field]
  }
  expect(await change(contest.id, 'jury')).toEqual([422, 'judging'])
  await dependencies.db.deleteFrom('pendingBallots').execute()
  expect(await change(contest.id, 'jury')).toEqual([200, undefined])
  await send('POST', `/${contest.id}/invitations`, { people })
  expect(await change(contest.id, 'public')).toEqual([422, 'judging'])
})
