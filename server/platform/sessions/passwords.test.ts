import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { semaphore } from '#server/platform/processes/semaphore.ts'
import { hashPassword, isOutdated, matchesPassword } from './passwords.ts'

test('a password matches exactly as it was typed, all 256 characters of it', async () => {
  for (const password of [' Leer zeichen ', 'Grüße 🧲 aus dem Tunnel', `${'X'.repeat(255)}y`]) {
    const kept = await hashPassword(password)
    expect(await matchesPassword(kept, password)).toBe(true)
    expect(await matchesPassword(kept, password.slice(0, -1))).toBe(false)
    expect(await matchesPassword(kept, password.trim().toLowerCase())).toBe(false)
  }
})

test('nobody has the password of nobody', async () => {
  for (const guess of ['x', '', 'password']) expect(await matchesPassword(null, guess)).toBe(false)
})

test('a hash made with weaker parameters is outdated', async () => {
  expect(isOutdated(await hashPassword('four random words'))).toBe(false)
  expect(isOutdated(await hash('four random words', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(
    true,
  )
})

test('only so many work at once, only so many wait, and a failure frees its place', async () => {
  const limited = semaphore({ atOnce: 2, longestQueue: 3 })
  let atOnce = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise(resolve => setTimeout(resolve, 5))
    atOnce -= 1
    throw new Error('failed')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => limited(work)))
  const reasons = outcomes.map(
    outcome => outcome.status === 'rejected' && String(outcome.reason.code ?? 'failed'),
  )
  expect(reasons).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'unavailable'])
  expect(most).toBe(2)
  expect(await limited(async () => 'goes on')).toBe('goes on')
})
