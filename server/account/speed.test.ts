import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login, requestReset } from './account.ts'
import { goodPassword, openTestAccount, type TestAccount } from './test-account.ts'

// A hash left out would be four fifths; less is the noise of other tests.
const tolerance = 0.4
let site: TestAccount
let known: { username: string; email: string }[] = []

beforeAll(async () => {
  site = await openTestAccount()
  known = await Promise.all(Array.from({ length: 20 }, (_, n) => site.person({ username: `known-${n}` })))
})

afterAll(() => site.close())

test('thirty logins a second and more, off the event loop', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const names = Array.from({ length: 120 }, (_, n) => known[n % known.length]?.username ?? '')
  delay.enable()
  const begun = performance.now()
  await Promise.all([0, 1, 2, 3].map(worker => oneAfterTheOther(names.filter((_, n) => n % 4 === worker))))
  const perSecond = (names.length / (performance.now() - begun)) * 1000
  delay.disable()
  console.log(
    `${perSecond.toFixed(0)} logins a second, four at once; event loop late by at most ${(delay.max / 1e6).toFixed(0)} ms`,
  )
  expect(perSecond).toBeGreaterThan(30)
  expect(delay.max / 1e6).toBeLessThan(200)
})

test('a wrong pair takes as long whether the name is known or not', async () => {
  const attempt = (username: string) =>
    login(site.asking(), { username, password: 'some other words' }).catch(() => undefined)
  const times = await compare(attempt, person => person.username, 4)
  expect(Math.abs(times.known - times.unknown)).toBeLessThan(times.unknown * tolerance)
})

test('asking for a link takes as long whether the address is known or not', async () => {
  const attempt = (email: string) => requestReset(site.asking(), email)
  const times = await compare(attempt, person => person.email, 3)
  expect(Math.abs(times.known - times.unknown)).toBeLessThan(times.unknown * tolerance)
})

async function oneAfterTheOther(names: string[]): Promise<void> {
  for (const username of names) await login(site.asking(), { username, password: goodPassword })
}

/** Medians in milliseconds, taken in turn so that a busy machine slows both. */
async function compare(
  attempt: (name: string) => Promise<unknown>,
  nameOf: (person: (typeof known)[number]) => string,
  each: number,
) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < each; round += 1) {
    for (const person of known) {
      times.known.push(await timeOf(() => attempt(nameOf(person))))
      times.unknown.push(await timeOf(() => attempt(`un${nameOf(person)}`)))
    }
  }
  const medians = { known: median(times.known), unknown: median(times.unknown) }
  console.log(`known ${medians.known.toFixed(2)} ms, unknown ${medians.unknown.toFixed(2)} ms`)
  return medians
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0
}
