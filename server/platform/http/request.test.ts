import { describe, expect, test } from 'vitest'
import { trustIn } from './request.ts'

describe('a proxy that is trusted', () => {
  test('by one IPv6 address is that address, not its network', () => {
    const isTrusted = trustIn(['2001:db8::1'])
    expect(isTrusted('2001:db8::1')).toBe(true)
    expect(isTrusted('2001:db8::2')).toBe(false)
    expect(isTrusted('2001:db8:ffff::1')).toBe(false)
  })
  test('by one IPv4 address is that address, mapped or not', () => {
    const isTrusted = trustIn(['10.0.0.7'])
    expect(isTrusted('10.0.0.7')).toBe(true)
    expect(isTrusted('::ffff:10.0.0.7')).toBe(true)
    expect(isTrusted('10.0.0.8')).toBe(false)
  })
  test('by a network is every address in it', () => {
    expect(trustIn(['10.0.0.0/8'])('10.9.9.9')).toBe(true)
    expect(trustIn(['2001:db8::/32'])('2001:db8:ffff::1')).toBe(true)
  })
  test('is nobody where none is named', () => expect(trustIn([])('127.0.0.1')).toBe(false))
})
