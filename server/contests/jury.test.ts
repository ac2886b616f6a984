import { expect, test } from 'vitest'
import { destroyVotingKeys } from '#server/voting/jobs.ts'
import { changeUnsent } from '#server/voting/test-letters.ts'
import { keepCodes, newCodes } from '#server/voting/voting.ts'
import { sendJuryLetters } from './jobs.ts'
import { contest } from './test-contests.ts'
import { fourWorks, openTestVote } from './test-votes.ts'

const anna = { email: 'anna@example.org', name: 'Anna Feld', language: 'de' }
const lise = { email: 'lise@example.org', name: '', language: 'en' }

/** A contest whose voting by a jury has begun. */
async function openJury() {
  const site = await openTestVote(fourWorks, { judging: 'jury' })
  const { send, contest, dependencies } = site
  return {
    ...site,
    invite: async (...people: object[]) => {
      const answer = await send('POST', `/${contest.id}/invitations`, { people })
      await changeUnsent(send, contest.id, 'sendNow')
      return answer
    },
    letters: () => dependencies.db.selectFrom('mails').selectAll().orderBy('id').execute(),
    figures: async () => (await send('GET', `/${contest.id}/tickets`)).json(),
  }
}

test('members of a jury get a letter in their language, whose link votes once', async () => {
  const { invite, letters, token, vote, works, figures, stored } = await openJury()
  expect((await invite(anna, lise)).json()).toEqual({ invited: 2, known: 0 })
  const [first, second] = await letters()
  expect([first?.recipient, first?.subject]).toEqual([anna.email, 'Bitte stimmen Sie ab: Echos in Farbe'])
  expect(first?.text).toContain('/de/artifact-abstimmung?contest=echos-in-farbe#code=')
  expect(second?.text).toContain('/en/artifact-voting?contest=echoes-in-colour#code=')
  const [one = 0, two = 0] = works
  const ticket = await token(anna.email)
  expect((await vote({ [one]: 2, [two]: 1 }, { ticket })).json()).toEqual({ state: 'counted', receipt: null })
  expect((await vote({ [one]: 3 }, { ticket })).json().code).toBe('emailAlreadyVoted')
  expect(await stored()).toHaveLength(1)
  expect((await figures()).invited).toEqual({ made: 2, used: 1 })
})

test('only invited members can vote in a contest with a jury', async () => {
  const { invite, vote, works, stored } = await openJury()
  await invite(anna)
  const [one = 0] = works
  expect((await vote({ [one]: 3 }, { email: 'bert@example.org' })).json().code).toBe('emailNotAllowed')
  const guessed = { ticket: 'ABCD-EFGH-JKLM-NPQR' }
  expect((await vote({ [one]: 3 }, guessed)).json().code).toBe('emailNotAllowed')
  expect(await stored()).toEqual([])
})

test('a member who types the invited address instead of using the link confirms by a letter', async () => {
  const { invite, vote, works, confirm, token, stored } = await openJury()
  await invite(anna)
  const [one = 0] = works
  expect((await vote({ [one]: 3 }, { email: anna.email })).statusCode).toBe(202)
  expect((await confirm(await token(anna.email))).json().state).toBe('counted')
  expect(await stored()).toHaveLength(1)
})

test('a member without an address votes with a code from a card', async () => {
  const { send, contest, voting, dependencies, vote, works, figures } = await openJury()
  const cards = await send('POST', `/${contest.id}/codes`, { many: 2 })
  expect([cards.statusCode, cards.headers['content-type']]).toEqual([200, 'application/pdf'])
  const [code = ''] = newCodes(1)
  await keepCodes(dependencies, await voting(), [code])
  expect((await vote({ [works[0] ?? 0]: 1 }, { ticket: code })).json().state).toBe('counted')
  expect((await figures()).codes).toEqual({ made: 3, used: 1 })
})

test('letters to a jury wait until its voting begins', async () => {
  const { open, send, at, move, letters, dependencies } = await openJury()
  const times = { submissionStart: at(-1), submissionEnd: at(1), votingStart: at(2), votingEnd: at(3) }
  const later = await open({ ...times, judging: 'jury', year: 2028, title: { de: 'Später', en: '' } })
  await send('POST', `/${later.id}/invitations`, { people: [anna] })
  await sendJuryLetters(dependencies)
  expect(await letters()).toEqual([])
  await move(2)
  await sendJuryLetters(dependencies)
  await sendJuryLetters(dependencies)
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([anna.email])
})

test('with few ballots a jury result has places but no points', async () => {
  const { cast, move, send, contest, read } = await openJury()
  await cast({ 0: 3 }, { 0: 1, 1: 2 }, { 2: 1 })
  await move(1)
  const { works } = (await send('GET', `/${contest.id}/result`)).json()
  const shown = works.map(({ title, place, value }: Record<string, unknown>) => [title, place, value])
  expect(shown).toEqual([
    ['Erstes', 1, null],
    ['Zweites', 2, null],
    ['Drittes', 3, null],
    ['Viertes', null, null],
  ])
  const { version } = (await send('GET', `/${contest.id}`)).json()
  await send('PATCH', `/${contest.id}`, { version, areResultsPublished: true })
  const { body } = await read('/echos-in-farbe')
  expect(
    body.works.map(({ title, place, rating }: Record<string, unknown>) => [title, place, rating]),
  ).toEqual(shown)
  expect(body.works[0].artist).toBe('Ada Berg')
  const sheets = await send('GET', `/${contest.id}/certificates`)
  expect([sheets.statusCode, sheets.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('a jury contest without ballots has no result', async () => {
  const { move, send, contest } = await openJury()
  await move(1)
  expect((await send('GET', `/${contest.id}/result`)).json()).toMatchObject({ ballots: 0, works: [] })
})

test('judging cannot be changed between jury and public after the first ballot', async () => {
  const { cast, send, contest } = await openJury()
  const change = async (judging: string) => {
    const { version } = (await send('GET', `/${contest.id}`)).json()
    return send('PATCH', `/${contest.id}`, { version, judging })
  }
  expect((await change('public')).statusCode).toBe(200)
  expect((await change('jury')).statusCode).toBe(200)
  await cast({ 0: 3 })
  const refused = await change('public')
  expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
    422,
    { field: 'judging', code: 'votingBegun' },
  ])
})

test('nobody is invited to a contest that the public decides', async () => {
  const { send, contest } = await openTestVote()
  const invited = await send('POST', `/${contest.id}/invitations`, { people: [anna] })
  expect([invited.statusCode, invited.json().code]).toEqual([409, 'wrongVotingWay'])
  expect((await send('POST', `/${contest.id}/codes`, { many: 1 })).statusCode).toBe(409)
})

test('the voting page shows a contest with a jury only while no public vote is open', async () => {
  const { ask, open, at } = await openJury()
  const current = async () => (await ask({ method: 'GET', path: '/artifact-voting' })).json().contest?.slug
  expect(await current()).toBe('echos-in-farbe')
  const times = { submissionStart: at(-3), submissionEnd: at(-2), votingStart: at(-1), votingEnd: at(3) }
  await open({ ...times, year: contest.year + 1, title: { de: 'Für alle', en: '' } })
  expect(await current()).toBe('fuer-alle')
})

test('a vote without an end is over half a year after its last ballot, and may be closed then', async () => {
  const site = await openTestVote(fourWorks, { judging: 'jury', votingEnd: null })
  const { send, contest, move, voting, vote, works, token, dependencies } = site
  const points = { [works[0] ?? 0]: 3 }
  await send('POST', `/${contest.id}/invitations`, { people: [anna, lise] })
  await changeUnsent(send, contest.id, 'sendNow')
  expect((await vote(points, { ticket: await token(anna.email) })).statusCode).toBe(200)
  const later = await token(lise.email)
  await move(181 * 24)
  await destroyVotingKeys(dependencies)
  expect((await voting()).key).not.toBeNull()
  await move(2 * 24)
  await destroyVotingKeys(dependencies)
  expect(await voting()).toMatchObject({ key: null, participants: 1 })
  const { db } = dependencies
  for (const table of ['votingTickets', 'votingInvitations', 'participations'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  expect((await vote(points, { ticket: later })).json().code).toBe('pollExpired')
  const end = async (votingEnd: string) => {
    const { version } = (await send('GET', `/${contest.id}`)).json()
    return (await send('PATCH', `/${contest.id}`, { version, votingEnd })).statusCode
  }
  expect(await end(site.at(1))).toBe(409)
  expect(await end(site.at(0))).toBe(200)
  expect((await send('GET', `/${contest.id}/result`)).json().ballots).toBe(1)
})
