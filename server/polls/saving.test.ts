import { describe, expect, test } from 'vitest'
import { paragraphs } from '#contract/richtext.ts'
import { destroyVotingKeys } from '#server/voting/jobs.ts'
import { ballot, openTestPolls, poll as plain } from './test-polls.ts'

type Site = Awaited<ReturnType<typeof openTestPolls>>
type Poll = Awaited<ReturnType<Site['make']>>

/** Saves some fields; returns the status and the refused fields with their reasons. */
async function save({ send }: Site, { id }: Poll, change: object) {
  const { version } = (await send('GET', `/${id}`)).json()
  const answer = await send('PATCH', `/${id}`, { version, ...change })
  const { errors = [], code = '' } = answer.json()
  const fields = errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
  return { status: answer.statusCode, code, fields }
}

const [red, green, blue] = plain.options as [
  (typeof plain.options)[0],
  (typeof plain.options)[0],
  (typeof plain.options)[0],
]

test('texts missing in one language are shown in the other one, and listed', async () => {
  const { make, read } = await openTestPolls()
  const content = { de: paragraphs('Mehr dazu.'), en: null }
  await make({}, { teaser: { de: 'Weiß gilt nicht.', en: '' }, content })
  expect((await read('/what-colour-is-noise', 'en')).body).toMatchObject({
    ...{ language: 'en', teaser: 'Weiß gilt nicht.', content: content.de },
    inOtherLanguage: ['teaser', 'content'],
  })
  expect((await read('', 'en')).body.rows).toMatchObject([{ inOtherLanguage: ['teaser'] }])
})

test('a slug of digits alone is refused, and a title of digits gets a word in its slug', async () => {
  const site = await openTestPolls()
  const made = await site.make({}, { title: { de: '2027', en: '2027' } })
  expect(made.slug).toEqual({ de: 'umfrage-2027', en: 'poll-2027' })
  const asked = async (value: string, language: string) =>
    (await site.send('GET', `/slug?value=${value}&language=${language}`)).json()
  const refused = { free: false, reserved: false, ofDigits: true }
  expect(await asked('123', 'de')).toEqual({ ...refused, suggestion: 'umfrage-123' })
  expect(await asked('2027', 'en')).toEqual({ ...refused, suggestion: 'poll-2027-2' })
  expect(await asked('a-123', 'en')).toMatchObject({ free: true, ofDigits: false })
})

describe('a poll is refused', () => {
  test.each([
    ['visible with one option', { options: [red] }, ['options twoOptions']],
    ['visible without an end', { closesAt: null }, ['closesAt required']],
    ['visible for domains without any', { rules: { way: 'domains' } }, ['rules.domains required']],
    ['with an end before its beginning', { closesAt: '2001-01-01T00:00:00Z' }, ['closesAt endBeforeStart']],
    [
      'with more choices than options',
      { rules: { method: 'several', mostVotes: 4 } },
      ['rules.mostVotes validVoteCount'],
    ],
    [
      'with more ranks than options',
      { rules: { method: 'ranking', mostVotes: 4 } },
      ['rules.mostVotes validVoteCount'],
    ],
    [
      'with more points for one option than in all',
      { rules: { method: 'points', mostVotes: 2, mostPerOption: 3 } },
      ['rules.mostPerOption validVoteCount'],
    ],
    [
      'with an option without a name',
      { options: [red, { ...green, label: { de: '', en: '' } }] },
      ['options.1.label.de required'],
    ],
    ['with an option twice', { options: [red, green, red] }, ['options.2 value']],
    ['with a number as its address', { slug: { de: '2027', en: '' } }, ['slug.de slugOfDigits']],
  ])('%s', async (_, change, fields) => {
    const site = await openTestPolls()
    const poll = await site.make()
    const { rules, ...others } = change as { rules?: object }
    const given = { ...others, ...(rules && { rules: { ...poll.rules, ...rules } }) }
    expect(await save(site, poll, given)).toMatchObject({ status: 422, fields })
  })

  test('only if it is visible: a hidden poll may be incomplete', async () => {
    const site = await openTestPolls()
    const poll = await site.make({}, { isVisible: false })
    expect((await save(site, poll, { options: [], closesAt: null })).status).toBe(200)
  })
})

describe('after the first ballot', () => {
  const begun = async () => {
    const site = await openTestPolls()
    const poll = await site.make({}, { title: { de: 'Welche Farbe?', en: '' } })
    expect((await site.vote(poll.id, ballot())).status).toBe(200)
    return { site, poll }
  }

  test.each([
    ['an option goes', { options: [red, green] }],
    ['an option comes', { options: [red, green, blue, { ...blue, id: 'white' }] }],
    ['options change places', { options: [green, red, blue] }],
    ['an option means something else', { options: [{ ...red, label: green.label }, green, blue] }],
    ['something else is asked', { title: { de: 'Welche Farbe nicht?', en: '' } }],
  ])('a change is refused: %s', async (_, change) => {
    const { site, poll } = await begun()
    expect(await save(site, poll, change)).toMatchObject({ status: 422, fields: ['options votingBegun'] })
  })

  test('the poll keeps an end, also while it is hidden', async () => {
    const { site, poll } = await begun()
    expect(await save(site, poll, { isVisible: false, closesAt: null })).toMatchObject({
      ...{ status: 422, fields: ['closesAt required'] },
    })
  })

  test.each([
    ['way', { way: 'confirmed' }],
    ['number of votes', { mostVotes: 2, method: 'several' }],
    ['secrecy', { isNamed: true }],
    ['moment of the result', { results: 'never' }],
  ])('another %s is refused', async (_, rules) => {
    const { site, poll } = await begun()
    expect(await save(site, poll, { rules: { ...poll.rules, ...rules } })).toMatchObject({
      ...{ status: 422, fields: ['rules.method votingBegun'] },
    })
  })

  test.each([
    ['a translation is added', { title: { de: 'Welche Farbe?', en: 'Which colour?' } }],
    ['an option is explained', { options: [{ ...red, text: { de: 'Warm', en: '' } }, green, blue] }],
    ['the teaser changes', { teaser: { de: 'Neu', en: '' } }],
    ['the end is moved', { closesAt: '2099-01-01T00:00:00Z' }],
  ])('a change is allowed: %s', async (_, change) => {
    const { site, poll } = await begun()
    expect((await save(site, poll, change)).status).toBe(200)
  })
})

describe('once the key of a poll is destroyed', () => {
  const over = async () => {
    const site = await openTestPolls()
    const poll = await site.make()
    site.move(24 + 30 * 24)
    await destroyVotingKeys(site.dependencies)
    return { site, poll }
  }

  test('a poll cannot be opened again by another end', async () => {
    const { site, poll } = await over()
    expect(await save(site, poll, { closesAt: site.hoursAhead(5) })).toMatchObject({
      ...{ status: 409, code: 'pollExpired' },
    })
    expect((await site.vote(poll.id, ballot())).body.code).toBe('pollExpired')
  })

  test('its rules cannot be changed, its texts can', async () => {
    const { site, poll } = await over()
    const rules = { ...poll.rules, isNamed: true }
    expect(await save(site, poll, { rules })).toMatchObject({ fields: ['rules.method votingBegun'] })
    expect((await save(site, poll, { teaser: { de: 'Vorbei', en: '' } })).status).toBe(200)
  })

  test('nobody can be invited', async () => {
    const site = await openTestPolls()
    const poll = await site.make({ way: 'invited' })
    site.move(24 + 30 * 24)
    await destroyVotingKeys(site.dependencies)
    const people = [{ email: 'anna@example.org', name: '', language: 'de' }]
    expect((await site.send('POST', `/${poll.id}/invitations`, { people })).json().code).toBe('pollExpired')
  })
})

test('a poll that has not begun cannot be closed early', async () => {
  const { make, send, hoursAhead } = await openTestPolls()
  const { id } = await make({}, { opensAt: hoursAhead(1) })
  expect((await send('POST', `/${id}/close`)).json().code).toBe('pollNotStarted')
})

test('a reason for annulling a poll with an e-mail address is refused', async () => {
  const { make, send } = await openTestPolls()
  const { id } = await make()
  const reason = { de: 'anna@example.org stimmte oft ab.', en: 'Somebody voted often.' }
  expect((await send('PATCH', `/${id}/annulment`, { reason })).statusCode).toBe(422)
})

test('deleting a poll for good deletes its tickets, invitations and failed attempts', async () => {
  const { make, send, vote, dependencies } = await openTestPolls()
  const { id } = await make({ way: 'invited' })
  const people = [{ email: 'anna@example.org', name: '', language: 'de' }]
  await send('POST', `/${id}/invitations`, { people })
  await vote(id, {})
  const { db } = dependencies
  await db.deleteFrom('polls').where('id', '=', id).execute()
  for (const table of [
    'votings',
    'votingTickets',
    'votingInvitations',
    'failedAttempts',
    'refusedVotes',
  ] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
})

test.each([
  ['GET', '/4711'],
  ['GET', '/vote/4711'],
  ['GET', '/vote/4711/turnout'],
  ['GET', '/4711/failed-attempts'],
  ['GET', '/4711/failed-attempts/stats'],
  ['GET', '/4711/recount'],
  ['GET', '/4711/tickets'],
  ['GET', '/4711/invitations'],
  ['POST', '/4711/close'],
  ['POST', '/4711/invitations/remind'],
  ['DELETE', '/4711/codes'],
  ['PATCH', '/4711/annulment', { reason: null }],
  ['PATCH', '/vote/4711/00000000-0000-4000-8000-000000000001', { reason: null }],
  ['POST', '/4711/invitations/again', { ids: [1] }],
  ['POST', '/4711/invitations/revoke', { ids: [1] }],
] as const)('%s %s answers 404 for a missing poll', async (method, path, payload?: object) => {
  const { send } = await openTestPolls()
  const answer = await send(method, path, payload)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound'])
})
