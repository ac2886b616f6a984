import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appAddress, newAppSecret, periodOf, sealAppSecret, unsealAppSecret } from './code-app.ts'

// RFC 6238, appendix B, for SHA-1: the last six of its eight digits. Its secret is `12345678901234567890`.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

test.each(vectors)('after %i seconds the code is %s', (seconds, code) => {
  const period = Math.floor(seconds / 30)
  const at = (more: number) => new Date((seconds + more) * 1000)
  expect(periodOf(secret, code, at(0))).toBe(period)
  expect(periodOf(secret, code, at(30))).toBe(period)
  expect(periodOf(secret, code, at(-30))).toBe(period)
  expect(periodOf(secret, code, at(60))).toBeNull()
  expect(periodOf(secret, code, at(-60))).toBeNull()
})

const oathtool = '/usr/bin/oathtool'

test.runIf(existsSync(oathtool))('an independent program shows the same codes for secrets of ours', () => {
  for (const at of [0, 1_700_000_000, 4_000_000_000]) {
    const own = newAppSecret()
    const args = ['--totp', '--base32', `--now=@${at}`, own]
    const code = execFileSync(oathtool, args, { encoding: 'utf8' }).trim()
    expect(periodOf(own, code, new Date(at * 1000))).toBe(Math.floor(at / 30))
  }
})

test('the QR code says which site and who, and as every app knows it', () => {
  const address = new URL(appAddress(secret, { host: 'www.example.org', username: 'hanna' }))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toBe('/www.example.org:hanna')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: 'www.example.org', secret, algorithm: 'SHA1', digits: '6', period: '30' },
  })
})

test('a sealed secret opens for its owner alone, with the key of the installation', () => {
  const key = randomBytes(32)
  const sealed = sealAppSecret(secret, 17, key)
  expect(sealed.toString('latin1')).not.toContain(secret)
  expect(unsealAppSecret(sealed, 17, key)).toBe(secret)
  expect(() => unsealAppSecret(sealed, 18, key)).toThrow()
  expect(() => unsealAppSecret(sealed, 17, randomBytes(32))).toThrow()
})
