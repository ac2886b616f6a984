import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../server/people/people.ts'
import { hashPassword } from '../../server/platform/sessions/sessions.ts'
import { startTestSite } from '../../server/test-site.ts'

// One house behind one IP address: most people in it log in normally, one of them keeps guessing passwords.
const people = 50
const logins = 1000
const guessesPerLogin = 3
const password = 'ziegel hafer trompete mondlicht'
const house = '198.51.100.7'

let site: Awaited<ReturnType<typeof startTestSite>>
const devices = new Map<string, string>()

beforeAll(async () => {
  site = await startTestSite()
  const { dependencies } = site
  const passwordHash = await hashPassword(password)
  for (let n = 0; n < people; n += 1) {
    const username = `person-${n}`
    const names = { username, email: `${username}@example.org`, firstName: 'Kim', lastName: `Beck ${n}` }
    const id = await createUser(dependencies, names)
    await dependencies.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
    const answer = await logIn(username, password)
    devices.set(username, answer.cookies.find(({ name }) => name === 'device')?.value ?? '')
  }
})
afterAll(() => site?.close())

test(`of ${logins} honest logins on known devices none is refused beside an attacker at the same address`, async () => {
  const refused: string[] = []
  const wrong = new Map<number, number>()
  for (let n = 0; n < logins; n += 1) {
    const username = `person-${n % people}`
    const guesses = Array.from({ length: guessesPerLogin }, (_, more) =>
      logIn(`person-${(n + more) % people}`, randomBytes(9).toString('base64url')),
    )
    // Every tenth login is preceded by a typing error.
    if (n % 10 === 0) await logIn(username, `${password}x`, devices.get(username))
    const { statusCode } = await logIn(username, password, devices.get(username))
    if (statusCode !== 200) refused.push(`${n}: ${statusCode}`)
    for (const { statusCode: code } of await Promise.all(guesses)) wrong.set(code, (wrong.get(code) ?? 0) + 1)
  }
  console.log(`${logins} honest logins, ${refused.length} refused; guesses by their answers:`, wrong)
  expect(refused).toEqual([])
  expect(wrong.get(200)).toBeUndefined()
}, 1_200_000)

function logIn(username: string, typed: string, device?: string) {
  return site.ask({
    method: 'POST',
    path: '/auth/login',
    payload: { username, password: typed },
    remoteAddress: house,
    ...(device && { cookies: { device } }),
  })
}
