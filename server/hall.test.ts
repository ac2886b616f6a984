import { expect, test } from 'vitest'
import { writePassword } from '#server/account/queries.ts'
import { goodPassword } from '#server/account/test-account.ts'
import { openTestContests } from '#server/contests/test-contests.ts'
import { openTestRegistrations } from '#server/events/test-registrations.ts'
import { hashPassword } from '#server/platform/sessions/sessions.ts'
import { isWhole, longestAttack, reportAttack } from '../bench/attacks/attack-results.ts'
import { ballot, openTestPolls } from './polls/test-polls.ts'
import { keepCodes, newCodes } from './voting/voting.ts'

// A lecture hall: all requests come from one IP address, and one person there guesses codes.
const people = isWhole ? 300 : 60
const all = Array.from({ length: people }, (_, n) => n)

/**
 * Runs a request for each item, twenty at a time, because a real audience does not send three hundred in one
 * millisecond.
 */
async function inWaves<One, Answer>(
  ones: readonly One[],
  ask: (one: One) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 0; n < ones.length; n += 20)
    answers.push(...(await Promise.all(ones.slice(n, n + 20).map(ask))))
  return answers
}

async function openHall() {
  const site = await openTestPolls({ LIMITS: 'on' })
  const send = (method: 'PUT' | 'POST' | 'PATCH' | 'GET', path: string, payload?: object, cookies = {}) =>
    site.ask({
      method,
      path,
      headers: { 'x-forwarded-for': '192.0.2.1' },
      cookies,
      ...(payload && { payload }),
    })
  return { ...site, ask: send }
}

/**
 * Expects that every request of the hall was answered with status `heard`; `guessed` is added to the number
 * of attempts that is printed.
 */
function expectHeard(what: string, answers: { statusCode: number }[], heard: number, guessed = 0): void {
  const kept = answers.filter(({ statusCode }) => statusCode !== heard).length
  reportAttack(
    `a hall of ${people} ${what}`,
    answers.length + guessed,
    kept > 0 ? [`${kept} were kept out: ${JSON.stringify(tally(answers))}`] : [],
  )
  expect(tally(answers)).toEqual({ [heard]: people })
}

/** Number of answers by status code. */
function tally(answers: { statusCode: number }[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { statusCode } of answers) counted[statusCode] = (counted[statusCode] ?? 0) + 1
  return counted
}

test(
  'many voters behind one IP address vote by code, while guessed codes are rate limited',
  async () => {
    const { make, votingOf, dependencies, ask } = await openHall()
    const poll = await make({ way: 'codes' })
    const codes = newCodes(people)
    await keepCodes(dependencies, await votingOf(poll), codes)
    const vote = (ticket: string) => ask('PUT', `/info/poll/${poll.id}`, { ...ballot(''), ticket })
    const guessed = []
    for (let n = 0; n < 70; n += 1) guessed.push(await vote(newCodes(1)[0] ?? ''))
    expect(tally(guessed)).toEqual({ 403: 60, 429: 10 })
    const { headers, body } = guessed.at(-1) as (typeof guessed)[0]
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
    expect(JSON.parse(body).message).toMatch(/in (60|59|58) Minuten/)
    expectHeard('votes by code', await inWaves(codes, vote), 200, guessed.length)
  },
  longestAttack,
)

test(
  'many voters behind one IP address confirm by link, while guessed links are rate limited',
  async () => {
    const { make, ask, tokensOf } = await openHall()
    const poll = await make({ way: 'confirmed' })
    for (const n of all) {
      const answer = await ask('PUT', `/info/poll/${poll.id}`, ballot(`guest${n}@example.org`))
      expect(answer.statusCode).toBe(202)
    }
    const tokens = (await Promise.all(all.map(n => tokensOf(`guest${n}@example.org`)))).flat()
    const confirm = (token: string) => ask('PATCH', `/info/poll/ballot/${token}`, { confirm: true })
    const guessed = []
    for (const n of all.slice(0, 40)) guessed.push(await confirm(`${n}`.padEnd(43, 'A')))
    expect(tally(guessed)).toEqual({ 404: 30, 429: 10 })
    expectHeard('confirms by link', await inWaves(tokens, confirm), 200, guessed.length)
  },
  longestAttack,
)

test(
  'many guests behind one IP address register for an event',
  async () => {
    const { createEvent, register } = await openTestRegistrations()
    await createEvent({}, { inPresence: { isOffered: true, capacity: null } })
    const answers = await inWaves(all, n =>
      register(n, {}, { ip: '192.0.2.1' }).then(
        () => ({ statusCode: 201 }),
        (error: { status?: number }) => ({ statusCode: error.status ?? 500 }),
      ),
    )
    expectHeard('registers', answers, 201)
  },
  longestAttack,
)

test(
  'a school class behind one IP address submits works to a contest',
  async () => {
    const { open, submit } = await openTestContests({ LIMITS: 'on' })
    const { slug } = await open()
    const answers = []
    for (let n = 0; n < 30; n += 1) answers.push(await submit(slug.de, { email: `pupil${n}@example.org` }))
    expect(tally(answers)).toEqual({ 202: 30 })
  },
  longestAttack,
)

test(
  'many readers behind one IP address subscribe to the newsletter',
  async () => {
    const { ask } = await openHall()
    const subscribe = (n: number) =>
      ask('PUT', '/info/newsletter/subscription', {
        ...{ email: `guest${n}@example.org`, locale: 'de', consent: true },
      })
    expectHeard('subscribes', await inWaves(all, subscribe), 202)
  },
  longestAttack,
)

test(
  'many users behind one IP address log in, while guessed passwords are rate limited',
  async () => {
    const { ask, staff, dependencies } = await openHall()
    const hash = await hashPassword(goodPassword)
    for (const n of all) {
      const { id } = await staff('member', `guest${n}`)
      await writePassword(dependencies.db, id, hash, new Date())
    }
    const login = (username: string, password: string) => ask('POST', '/auth/login', { username, password })
    const guessed = []
    for (const n of all.slice(0, 30)) guessed.push(await login(`nobody${n}`, 'some other words entirely'))
    expect(tally(guessed)).toEqual({ 401: 20, 429: 10 })
    const answers = []
    for (const n of all) answers.push(await login(`guest${n}`, goodPassword))
    expectHeard('logs in', answers, 200, guessed.length)
  },
  longestAttack,
)

test(
  'many users behind one IP address request a password reset',
  async () => {
    const { ask } = await openHall()
    const answers = await inWaves(all, n =>
      ask('POST', '/auth/reset-password-request', { email: `guest${n}@example.org` }),
    )
    expectHeard('asks for a new password', answers, 202)
  },
  longestAttack,
)

test(
  'a flood of logins from an IP address does not keep out a known device',
  async () => {
    const { ask, staff, dependencies } = await openHall()
    const { id } = await staff('member', 'ada')
    await writePassword(dependencies.db, id, await hashPassword(goodPassword), new Date())
    const login = (password: string, cookies = {}) =>
      ask('POST', '/auth/login', { username: 'ada', password }, cookies)
    const known = await login(goodPassword)
    const device = known.cookies.find(({ name }) => name.includes('device'))
    for (let n = 0; n < 400; n += 1) await dependencies.limits.take('loginFlood', '192.0.2.1')
    expect((await login(goodPassword)).statusCode).toBe(429)
    expect((await login(goodPassword, { [device?.name ?? '']: device?.value })).statusCode).toBe(200)
  },
  longestAttack,
)
