import { expect, test } from 'vitest'
import { openTestSite } from '#server/test-site.ts'
import { countTickets } from '#server/voting/tickets.ts'
import { turnoutOf } from '#server/voting/voting.ts'
import { seedPolls } from './seed-polls.ts'

async function seeded() {
  const { dependencies } = await openTestSite()
  await seedPolls(dependencies)
  const { db } = dependencies
  const votings = await db.selectFrom('votings').selectAll().orderBy('id').execute()
  const ballots = await db.selectFrom('ballots').select(['votingId', 'id']).execute()
  return { db, votings, ballotsOf: (id: number) => ballots.filter(({ votingId }) => votingId === id) }
}

test('each secret poll of the demo has as many participants as ballots, on several days', async () => {
  const { db, votings, ballotsOf } = await seeded()
  const secret = votings.filter(({ id }) => ballotsOf(id).length > 0)
  expect(secret).toHaveLength(3)
  for (const voting of secret) {
    const { participants, days: turnout } = await turnoutOf({ db }, voting)
    expect(participants).toBe(ballotsOf(voting.id).length)
    expect(participants).toBe(voting.received)
    expect(turnout.length).toBeGreaterThan(1)
  }
})

test('every ballot of the demo with a code has used the code', async () => {
  const { db, votings, ballotsOf } = await seeded()
  for (const { id, rules } of votings.filter(({ rules: { way } }) => way === 'codes')) {
    const { codes } = await countTickets(db, id)
    expect([rules.way, codes.used]).toEqual(['codes', ballotsOf(id).length])
  }
})
