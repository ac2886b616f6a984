import { describe, expect, test } from 'vitest'
import { forms } from '#messages/forms.ts'
import { newToken } from '#server/platform/sessions/sessions.ts'
import { newCodes } from '#server/voting/voting.ts'
import { ballot, choice, openTestPolls } from './test-polls.ts'

/** A poll with a ballot that has not been confirmed yet. */
async function openPending(rules: object = {}) {
  const site = await openTestPolls()
  const poll = await site.make({ way: 'confirmed', ...rules })
  expect((await site.vote(poll.id, ballot())).status).toBe(202)
  const [token = ''] = await site.tokensOf('anna@example.org')
  const ballots = () => site.dependencies.db.selectFrom('ballots').selectAll().execute()
  const look = () => site.read(`/ballot/${token}`)
  return { ...site, poll, token, ballots, look }
}

describe('the link of a ballot', () => {
  test('shows its poll, counts nothing by being opened, and shows that it was used', async () => {
    const { poll, look, confirm, token, ballots } = await openPending()
    const shown = { poll: { title: poll.title, slug: poll.slug }, state: 'open', isCounted: false }
    expect((await look()).body).toEqual(shown)
    expect(await ballots()).toEqual([])
    await confirm(token)
    expect((await look()).body).toEqual({ ...shown, isCounted: true })
  })

  test('is invalid with another token', async () => {
    const { read, confirm } = await openPending()
    for (const wrong of [newToken(), 'nonsense'])
      expect([await read(`/ballot/${wrong}`), await confirm(wrong)]).toMatchObject([
        { status: 404, body: { code: 'linkInvalid' } },
        { status: 404, body: { code: 'linkInvalid' } },
      ])
  })

  test('has expired where the poll lies in the trash', async () => {
    const { send, poll, look, confirm, token, ballots } = await openPending()
    await send('DELETE', `/${poll.id}`)
    for (const answer of [await look(), await confirm(token)])
      expect(answer).toMatchObject({ status: 410, body: { code: 'linkExpired' } })
    expect(await ballots()).toEqual([])
  })

  test('counts nothing after the end', async () => {
    const { confirm, token, ballots, send, poll } = await openPending()
    await send('POST', `/${poll.id}/close`)
    expect((await confirm(token)).body.code).toBe('pollExpired')
    expect(await ballots()).toEqual([])
  })

  test('leaves a failed attempt after the poll has closed', async () => {
    const { confirm, token, attempts, send, poll } = await openPending()
    await send('POST', `/${poll.id}/close`)
    await confirm(token)
    expect((await attempts()).map(({ reason }) => reason)).toEqual(['pollExpired'])
  })
})

test('after thirty wrong links in an hour further ones get 429, and valid ones do not', async () => {
  const { read, token } = await openPending()
  for (let n = 0; n < 30; n += 1) expect((await read(`/ballot/${newToken()}`)).status).toBe(404)
  expect((await read(`/ballot/${newToken()}`)).status).toBe(429)
  expect((await read(`/ballot/${token}`)).status).toBe(200)
})

test('after sixty refusals in an hour further ones get 429, and valid ballots do not', async () => {
  const { make, vote } = await openTestPolls()
  const poll = await make({ way: 'codes' })
  const guess = (ticket: string) => vote(poll.id, { ticket, votes: choice(['red', 1]), terms: true })
  for (const code of newCodes(60)) expect((await guess(code)).status).toBe(403)
  const other = await make({}, { title: { de: 'Andere', en: 'Other' } })
  expect((await guess('AAAA-AAAA-AAAA-AAAA')).status).toBe(429)
  expect((await vote(other.id, ballot())).status).toBe(200)
})

test('an address gets at most three letters an hour about each poll', async () => {
  const { make, vote } = await openTestPolls()
  const one = await make({ way: 'confirmed' })
  const other = await make({ way: 'confirmed' }, { title: { de: 'Andere', en: 'Other' } })
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await vote(one.id, ballot('anna@example.org'))).status)
  expect(statuses).toEqual([202, 202, 202, 429])
  expect((await vote(one.id, ballot('ANNA@example.org'))).status).toBe(429)
  expect((await vote(other.id, ballot())).status).toBe(202)
})

test('all spellings of a mailbox share the limit of three letters an hour', async () => {
  const { make, vote } = await openTestPolls()
  const { id } = await make({ way: 'confirmed' })
  const spellings = ['anna.feld', 'annafeld', 'anna.feld+1', 'a.nnafeld+2'].map(local => `${local}@gmail.com`)
  const statuses = []
  for (const email of spellings) statuses.push((await vote(id, ballot(email))).status)
  expect(statuses).toEqual([202, 202, 202, 429])
})

test('a ballot with a filled spam trap is refused, and recorded as a failed attempt', async () => {
  const { make, vote, attempts, dependencies } = await openTestPolls()
  const trapped = { ...ballot(), website: 'https://spam.example' }
  for (const way of ['anybody', 'confirmed'] as const) {
    const { id } = await make({ way }, { title: { de: way, en: '' } })
    expect(await vote(id, trapped)).toMatchObject({
      status: 422,
      body: { code: 'validationError', errors: [{ field: 'website', message: forms.filledTrap.de }] },
    })
  }
  const { db } = dependencies
  for (const table of ['ballots', 'pendingBallots', 'mails', 'participations'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  expect(await attempts()).toMatchObject([{ reason: 'validationError' }, { reason: 'validationError' }])
})

test('a ballot that waits for the lock while its poll is deleted is refused', async () => {
  const { make, vote, votingOf, dependencies } = await openTestPolls()
  const poll = await make()
  const { id } = await votingOf(poll)
  const { voting } = await dependencies.db.transaction().execute(async trx => {
    await trx.selectFrom('votings').select('id').where('id', '=', id).forUpdate().execute()
    const voting = vote(poll.id, ballot())
    await new Promise(resolve => setTimeout(resolve, 300)) // it has found its poll and waits for the lock
    await trx.deleteFrom('votings').where('id', '=', id).execute()
    return { voting }
  })
  expect((await voting).body.code).toBe('pollNotFound')
})

describe('one ballot for each IP address', () => {
  test('does not apply to the networks of its own, and ends after a day', async () => {
    const { make, vote, move, hoursAhead } = await openTestPolls()
    const rules = { isOncePerNetwork: true, ownNetworks: ['198.51.100.0/24'] }
    const { id } = await make(rules, { closesAt: hoursAhead(100) })
    const from = async (name: string, ip: string) => {
      const { status, body } = await vote(id, ballot(`${name}@example.org`), ip)
      return status === 200 ? 'counted' : body.code
    }
    expect(await from('anna', '203.0.113.1')).toBe('counted')
    expect(await from('bert', '203.0.113.1')).toBe('ipAlreadyVoted')
    expect(await from('bert', '203.0.113.2')).toBe('counted')
    expect([await from('cleo', '198.51.100.7'), await from('dora', '198.51.100.7')]).toEqual([
      ...['counted', 'counted'],
    ])
    move(25)
    expect(await from('emil', '203.0.113.1')).toBe('counted')
  })

  test('does not count an address whose ballot was refused', async () => {
    const { make, vote } = await openTestPolls()
    const { id } = await make({ isOncePerNetwork: true })
    await vote(id, ballot('anna@example.org'), '203.0.113.1')
    expect((await vote(id, ballot('anna@example.org'), '203.0.113.2')).body.code).toBe('emailAlreadyVoted')
    expect((await vote(id, ballot('bert@example.org'), '203.0.113.2')).status).toBe(200)
  })
})
