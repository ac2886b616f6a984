import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { openTestVote } from '#server/contests/test-votes.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { ballot, choice, openTestPolls } from '#server/polls/test-polls.ts'
import { allForgets } from '#server/retention.ts'
import { destroyVotingKeys, shuffleBallots } from './jobs.ts'
import { markOfAddress } from './marks.ts'
import { dumpOf, foundIn, rightPairs, sharedValues } from './test-dump.ts'
import { changeUnsent } from './test-letters.ts'
import { issueTickets } from './tickets.ts'

const addressOf = (name: string) => `${name}@example.org`

/** Runs the nightly jobs after the end. */
async function pass(dependencies: Parameters<typeof destroyVotingKeys>[0]) {
  await destroyVotingKeys(dependencies)
  await forget(dependencies, allForgets)
}

test('after the key of a poll is destroyed, a dump matches no address, whatever it was used for', async () => {
  const site = await openTestPolls()
  const { make, send, vote, tokensOf, confirm, dependencies, move } = site
  const { db } = dependencies
  const title = (name: string) => ({ title: { de: name, en: name } })
  const secret = await make({ way: 'confirmed', mayReplace: true })
  const named = await make({ isNamed: true }, title('Namentlich'))
  const invited = await make({ way: 'invited' }, title('Eingeladen'))
  const network = await make({ isOncePerNetwork: true }, title('Je Anschluss'))

  const people = ['invited', 'voter'].map(name => ({ email: addressOf(name), name: 'Gast', language: 'de' }))
  await send('POST', `/${invited.id}/invitations`, { people })
  await changeUnsent(send, invited.id, 'sendNow')
  const [ticket = ''] = await tokensOf(addressOf('voter'))
  expect((await vote(invited.id, { ticket, votes: choice(['red', 1]), terms: true })).status).toBe(200)
  await vote(secret.id, ballot(addressOf('confirmed')))
  await confirm((await tokensOf(addressOf('confirmed')))[0] ?? '')
  await vote(secret.id, ballot(addressOf('pending')))
  await vote(named.id, ballot(addressOf('named')))
  await vote(named.id, ballot(addressOf('excluded')))
  const { rows } = (await send('GET', `/vote/${named.id}?q=excluded`)).json()
  await send('PATCH', `/vote/${named.id}/${rows[0].id}`, { reason: 'Zweites Postfach' })
  await vote(network.id, ballot(addressOf('connected')))
  await vote(secret.id, { ...ballot(addressOf('refused')), terms: false })
  await vote('no-such-poll', ballot(addressOf('lost')))

  const names = [
    'invited',
    'voter',
    'confirmed',
    'pending',
    'named',
    'excluded',
    'connected',
    'refused',
    'lost',
  ]
  const addresses = names.map(addressOf)
  const before = await dumpOf(db)
  expect(foundIn(before, addresses)).toEqual(addresses)
  move(24 + 30 * 24)
  await pass(dependencies)
  const after = await dumpOf(db)
  expect(foundIn(after, addresses)).toEqual([])
  expect(after).toContain('red') // the votes are still there
})

test('after the key of a contest is destroyed the same list finds no voter, while artists keep their period', async () => {
  const site = await openTestVote()
  const { works, vote, confirm, token, dependencies, move } = site
  const [work = 0] = works
  await vote({ [work]: 3 }, { email: addressOf('voter') })
  expect((await confirm(await token(addressOf('voter')))).statusCode).toBe(200)
  await vote({ [work]: 1 }, { email: addressOf('pending') })
  await vote({ [work]: 4 }, { email: addressOf('refused') })
  const addresses = ['voter', 'pending', 'refused'].map(addressOf)
  const artist = 'ada.berg@example.org'
  expect(foundIn(await dumpOf(dependencies.db), [...addresses, artist])).toEqual([...addresses, artist])
  await move(24 + 30 * 24)
  await pass(dependencies)
  expect(foundIn(await dumpOf(dependencies.db), [...addresses, artist])).toEqual([artist])
})

test('a mark matches its address only with the key', async () => {
  const { make, vote, votingOf, dependencies } = await openTestPolls()
  const poll = await make()
  await vote(poll.id, ballot(addressOf('voter')))
  const dump = await dumpOf(dependencies.db)
  expect(foundIn(dump, [addressOf('voter'), addressOf('other')])).toEqual([addressOf('voter')])
  const { key } = await votingOf(poll)
  const withoutKey = dump.replaceAll(key?.toString('hex') ?? '', '')
  expect(foundIn(withoutKey, [addressOf('voter')])).toEqual([])
})

/** A poll where thirty people each vote for something else. */
async function openThirty() {
  const site = await openTestPolls()
  const { make, vote, votingOf } = site
  const poll = await make({ method: 'points', mostVotes: 100, mostPerOption: 100, mayReplace: true })
  const { key, id } = await votingOf(poll)
  const choices = new Map<string, unknown>()
  for (let n = 1; n <= 30; n += 1) {
    const votes = choice(['red', n])
    expect((await vote(poll.id, { ...ballot(addressOf(`voter-${n}`)), votes })).status).toBe(200)
    choices.set(
      markOfAddress(key as Buffer, addressOf(`voter-${n}`), { way: 'confirmed' }).toString('hex'),
      votes,
    )
  }
  return { ...site, id, choiceOf: (mark: string) => choices.get(mark) }
}

test('after shuffling neither row order nor transactions match voters with their ballots', async () => {
  const { dependencies, id, choiceOf } = await openThirty()
  const { db } = dependencies
  // As a control: right after writing, the order on the disk reveals everything.
  expect(await rightPairs(db, id, choiceOf)).toBe(30)
  await shuffleBallots(dependencies)
  expect(await rightPairs(db, id, choiceOf)).toBeLessThan(12) // by chance one, and the best of sixteen tries
})

test('voters and ballots share no id, time or code, before and after shuffling', async () => {
  const { dependencies, id } = await openThirty()
  expect(await sharedValues(dependencies.db, id)).toEqual([])
  await shuffleBallots(dependencies)
  expect(await sharedValues(dependencies.db, id)).toEqual([])
})

test('thirty days after the end the table of voters is empty', async () => {
  const { dependencies, id, time } = await openThirty()
  time.now = new Date(time.now.getTime() + 32 * day)
  await pass(dependencies)
  const { db } = dependencies
  const rows = await db.selectFrom('participations').selectAll().where('votingId', '=', id).execute()
  expect(rows).toEqual([])
})

test('invited addresses are deleted with the key, even if no letter was sent', async () => {
  const { make, votingOf, dependencies, move } = await openTestPolls()
  const poll = await make({ way: 'invited' })
  await issueTickets(dependencies, await votingOf(poll), [addressOf('silent')])
  move(24 + 30 * 24)
  await pass(dependencies)
  expect(foundIn(await dumpOf(dependencies.db), [addressOf('silent')])).toEqual([])
})
