import { describe, expect, test } from 'vitest'
import { hostCheck, isOwnOrigin } from './host.ts'

const site = 'https://www.example.org'

describe('a Host header', () => {
  test.each(['www.example.org', 'WWW.EXAMPLE.ORG'])('%s is accepted', host => {
    expect(hostCheck(site)(host)).toBe(true)
  })
  test.each([
    undefined,
    '',
    'evil.example',
    'www.example.org.evil.example',
    'localhost',
    'www.example.org:8080',
  ])('%s is refused', host => {
    expect(hostCheck(site)(host)).toBe(false)
  })
  test('with any loopback name is accepted while the site is on loopback', () => {
    expect(hostCheck('http://localhost:3000')('127.0.0.1:4000')).toBe(true)
    expect(hostCheck('http://localhost:3000')('evil.example')).toBe(false)
  })
})

describe('a request that changes something', () => {
  const from = (origin: string | undefined, fetchSite?: string) => ({
    origin,
    site: fetchSite,
    host: 'www.example.org',
  })
  test('is accepted from own pages, or from outside a browser', () => {
    expect(isOwnOrigin(from(site, 'same-origin'), site)).toBe(true)
    expect(isOwnOrigin(from(undefined), site)).toBe(true)
    expect(isOwnOrigin(from('null', 'same-origin'), site)).toBe(true)
  })
  test.each([
    ['https://evil.example', 'cross-site'],
    ['https://evil.example', undefined],
    ['null', undefined],
    ['null', 'cross-site'],
    [undefined, 'same-site'],
  ])('from %s (%s) is refused', (origin, fetchSite) => {
    expect(isOwnOrigin(from(origin, fetchSite), site)).toBe(false)
  })
})
