import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, matchesPassword } from './passwords.ts'

test('a password matches exactly as it was typed, all 256 characters of it', async () => {
  for (const password of [' Leer zeichen ', 'Grüße 🧲 aus dem Tunnel', `${'X'.repeat(255)}y`]) {
    const kept = await hashPassword(password)
    expect(await matchesPassword(kept, password)).toBe(true)
    expect(await matchesPassword(kept, password.slice(0, -1))).toBe(false)
    expect(await matchesPassword(kept, password.trim().toLowerCase())).toBe(false)
  }
})

test('no password matches where no hash is stored', async () => {
  for (const guess of ['x', '', 'password']) expect(await matchesPassword(null, guess)).toBe(false)
})

test('a hash made with weaker parameters is outdated', async () => {
  expect(isOutdated(await hashPassword('four random words'))).toBe(false)
  expect(isOutdated(await hash('four random words', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(
    true,
  )
})

test('a password matches in decomposed letters, and without invisible characters', async () => {
  const kept = await hashPassword('Grüße aus dem Tunnel\u200b')
  expect(await matchesPassword(kept, 'Gru\u0308ße\u00a0aus dem Tunnel')).toBe(true)
})

test('a password stored in decomposed letters by an earlier version matches as it was typed', async () => {
  const typed = 'Gru\u0308ße aus dem Tunnel'
  const kept = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect(await matchesPassword(kept, typed)).toBe(true)
  expect(await matchesPassword(kept, 'Grüße aus dem Garten')).toBe(false)
})
