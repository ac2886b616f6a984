import { describe, expect, test } from 'vitest'
import type { VotingRules } from '#contract/voting/rules.ts'
import { openTestVote } from '#server/contests/test-votes.ts'
import { noteStatements } from '#server/platform/database/test-statements.ts'
import { ballot, openTestPolls } from './test-polls.ts'

const asked: [name: string, rules: Partial<VotingRules>][] = [
  ['confirmed', { way: 'confirmed' }],
  ['domains', { way: 'domains', domains: ['example.org'] }],
  ['invited', { way: 'invited' }],
  ['confirmed, named and replaceable', { way: 'confirmed', isNamed: true, mayReplace: true }],
  ['confirmed, once for each network', { way: 'confirmed', isOncePerNetwork: true }],
]

describe('a ballot from an address that has voted runs the same SQL statements as from another one', () => {
  test.each(asked)('%s', async (_, rules) => {
    const { make, send, vote, tokensOf, confirm } = await openTestPolls()
    const poll = await make(rules)
    const people = ['anna', 'bert'].map(name => ({ email: `${name}@example.org`, name: '', language: 'de' }))
    if (rules.way === 'invited') await send('POST', `/${poll.id}/invitations`, { people })
    await vote(poll.id, ballot())
    expect((await confirm((await tokensOf('anna@example.org')).at(-1) ?? '')).status).toBe(200)
    const noted = noteStatements()
    const statementsFor = async (email: string) => {
      noted.texts = []
      const { status, body } = await vote(poll.id, ballot(email))
      return { status, body, statements: noted.texts }
    }
    const [voted, other] = [await statementsFor('anna@example.org'), await statementsFor('bert@example.org')]
    expect(voted.statements.length).toBeGreaterThan(5)
    expect(voted).toEqual(other)
    expect(voted.status).toBe(202)
  })

  test('for a contest', async () => {
    const { works, vote, confirm, token } = await openTestVote()
    const points = { [works[0] ?? 0]: 1 }
    await vote(points)
    expect((await confirm(await token('anna@example.org'))).statusCode).toBe(200)
    const noted = noteStatements()
    const statementsFor = async (email: string) => {
      noted.texts = []
      const answer = await vote(points, { email })
      return { status: answer.statusCode, body: answer.body, statements: noted.texts }
    }
    const [voted, other] = [await statementsFor('anna@example.org'), await statementsFor('bert@example.org')]
    expect(voted.statements.length).toBeGreaterThan(5)
    expect(voted).toEqual(other)
    expect(voted.status).toBe(202)
  })
})

test('the letter to an address that has voted has the same words as any other', async () => {
  const { make, vote, tokensOf, confirm, dependencies } = await openTestPolls()
  const poll = await make({ way: 'confirmed' })
  await vote(poll.id, ballot())
  await confirm((await tokensOf('anna@example.org'))[0] ?? '')
  await vote(poll.id, ballot())
  const letters = await dependencies.db.selectFrom('mails').select(['subject', 'text', 'html']).execute()
  expect(letters).toHaveLength(2)
  expect(letters[0]).toEqual(letters[1])
})
