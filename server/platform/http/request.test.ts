import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { clientAddress, trustedAddressTest } from './request.ts'

describe('trusted proxies', () => {
  test('an IPv6 address stands for itself, not for its network', () => {
    const isTrusted = trustedAddressTest(['2001:db8::1'])
    expect(isTrusted('2001:db8::1')).toBe(true)
    expect(isTrusted('2001:db8::2')).toBe(false)
    expect(isTrusted('2001:db8:ffff::1')).toBe(false)
  })
  test('an IPv4 address stands for itself, mapped or not', () => {
    const isTrusted = trustedAddressTest(['10.0.0.7'])
    expect(isTrusted('10.0.0.7')).toBe(true)
    expect(isTrusted('::ffff:10.0.0.7')).toBe(true)
    expect(isTrusted('10.0.0.8')).toBe(false)
  })
  test('a network includes every address in it', () => {
    expect(trustedAddressTest(['10.0.0.0/8'])('10.9.9.9')).toBe(true)
    expect(trustedAddressTest(['2001:db8::/32'])('2001:db8:ffff::1')).toBe(true)
  })
  test('without a setting no address is trusted', () =>
    expect(trustedAddressTest([])('127.0.0.1')).toBe(false))
})

describe('the client behind trusted proxies', () => {
  const isTrusted = trustedAddressTest(['10.0.0.0/8'])
  const clientOf = (forwarded: string, remoteAddress = '10.0.0.1') =>
    clientAddress(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
      isTrusted,
    )

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9:5678', '203.0.113.9'],
    ['6.6.6.6, [2001:db8::9]:443', '2001:db8::9'],
    ['6.6.6.6, [2001:db8::9]', '2001:db8::9'],
    ['6.6.6.6, unknown', '10.0.0.1'],
    ['6.6.6.6, _hidden, 10.0.0.2', '10.0.0.2'],
    ['6.6.6.6,', '10.0.0.1'],
    ['', '10.0.0.1'],
    ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ])('with X-Forwarded-For “%s” is %s', (forwarded, client) => expect(clientOf(forwarded)).toBe(client))

  test('is the connecting address if that is no trusted proxy', () => {
    expect(clientOf('6.6.6.6', '198.51.100.7')).toBe('198.51.100.7')
  })
})
