import { AsyncLocalStorage } from 'node:async_hooks'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { login, requestReset } from './account.ts'
import { goodPassword, openTestAccount, type TestAccount } from './test-account.ts'

vi.mock(import('@node-rs/argon2'), { spy: true }) // works as usual, and records its calls

// Whoever can tell known names from unknown ones can collect them. Response times would tell as well, so both
// run the same steps, and the bench measures that they take as long. A step is a database statement or a
// password hash.

const attempts = 7 // into the lockout
let site: TestAccount

beforeAll(async () => {
  site = await openTestAccount()
})

afterAll(() => site.close())

test('wrong logins run the same steps whether the name is known or not, lockout included', async () => {
  const { username } = await site.person({ username: 'known-name' })
  const steps = { known: [] as Step[][], unknown: [] as Step[][] }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    steps.unknown.push(await stepsOf(() => wrongPair('unknown-name')))
    steps.known.push(await stepsOf(() => wrongPair(username)))
  }
  expect(steps.known[0]).toContain('argon2id v=19 m=19456,t=2,p=1')
  expect(steps.known).toEqual(steps.unknown)
})

test('wrong logins get the same responses whether the name is known or not', async () => {
  const { username, email } = await site.person({ username: 'answered-name' })
  const answers = []
  for (const name of [username, 'unanswered-name', email]) {
    const codes = []
    for (let attempt = 0; attempt < attempts; attempt += 1) codes.push(await wrongPair(name))
    answers.push(codes)
  }
  const [known, unknown] = answers
  expect(known).toEqual(unknown)
})

test('asking for a link runs the same steps whether the address is known or not', async () => {
  const { email } = await site.person({ username: 'asking-name' })
  await requestReset(site.asking(), 'somebody@example.org') // so that the queue has been opened
  const known = await stepsOf(() => requestReset(site.asking(), email))
  expect(known).toEqual(await stepsOf(() => requestReset(site.asking(), `un${email}`)))
  expect(known.length).toBeGreaterThanOrEqual(3)
})

test('a login that leaves one step out for unknown names is noticed', async () => {
  const { username } = await site.person({ username: 'control-name' })
  const hasty = async (name: string) => {
    const { db } = site.asking()
    const found = await db.selectFrom('users').select('id').where('username', '=', name).executeTakeFirst()
    if (found) await login(site.asking(), { username: name, password: goodPassword })
  }
  const known = await stepsOf(() => hasty(username))
  expect(known).not.toEqual(await stepsOf(() => hasty('control-unknown')))
})

type Step = string

const ask = pg.Client.prototype.query
const recording = new AsyncLocalStorage<Step[]>()

// Ignores statements of other work in the same process.
beforeAll(() => {
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const statement = statementIn(given[0])
    if (!isAboutQueue(statement)) recording.getStore()?.push(statement)
    return Reflect.apply(ask, this, given) as never
  })
})

afterAll(() => void vi.restoreAllMocks())

/**
 * Returns the database statements in order, then the parameters of the hashes that passwords were compared
 * with.
 */
async function stepsOf(work: () => Promise<unknown>): Promise<Step[]> {
  const steps: Step[] = []
  vi.mocked(verify).mockClear()
  await recording.run(steps, work)
  const compared = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join(' '))
  return [...steps, ...compared]
}

// The job library caches a queue's settings; when they are old, the next caller reloads them.
function isAboutQueue(statement: Step): boolean {
  return /from pgboss\.queue\b/i.test(statement)
}

// In which order columns are written makes no difference.
function statementIn(asked: unknown): Step {
  const text = typeof asked === 'string' ? asked : String((asked as { text?: string }).text)
  return text.replace(
    /^(insert into "\w+" \()([^)]+)/,
    (_, start: string, columns: string) => start + columns.split(', ').sort().join(', '),
  )
}

function wrongPair(username: string): Promise<string> {
  return login(site.asking(), { username, password: 'some other words' }).then(
    () => 'let in',
    (error: { code: string }) => error.code,
  )
}
