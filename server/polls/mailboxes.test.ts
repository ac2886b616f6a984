import { expect, test } from 'vitest'
import type { VotingRules } from '#contract/voting/rules.ts'
import { ballot, openTestPolls } from './test-polls.ts'

const domains: Partial<VotingRules> = { way: 'domains', domains: ['example.org'] }

test('in a poll for domains, addresses that differ after a plus share one vote', async () => {
  const { make, vote, confirm, tokensOf } = await openTestPolls()
  const { id } = await make(domains)
  const spellings = ['anna.lind', 'ANNA.LIND+1', 'anna.lind+verein']
  for (const local of spellings) expect((await vote(id, ballot(`${local}@example.org`))).status).toBe(202)
  const confirmed: number[] = []
  for (const local of spellings) {
    const [token = ''] = await tokensOf(`${local}@example.org`)
    confirmed.push((await confirm(token)).status)
  }
  expect(confirmed).toEqual([200, 409, 409])
})

test.each(['anna@example.org/a.evil.com', 'anna@example.org?evil.com', 'anna@example.org#evil.com'])(
  '%s is of no domain, and gets no letter',
  async address => {
    const { make, vote, dependencies } = await openTestPolls()
    const { id } = await make(domains)
    expect((await vote(id, ballot(address))).body.code).toBe('emailValidationError')
    expect(await dependencies.db.selectFrom('mails').select('id').execute()).toEqual([])
  },
)

test('in a poll for everybody, addresses that differ after a plus have their own votes', async () => {
  const { make, vote } = await openTestPolls()
  const { id } = await make({ way: 'anybody' })
  const answers = [await vote(id, ballot('anna@example.org')), await vote(id, ballot('anna+1@example.org'))]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
