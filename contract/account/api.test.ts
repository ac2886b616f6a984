import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { accountApi } from './api.ts'

const hostile = [null, {}, [], ['x'], { $gt: 0 }, true, 0, undefined]
const password = 'ziegel hafer trompete mondlicht'

function accepts(call: Exclude<keyof typeof accountApi, 'self' | 'factorOf'>, input: unknown): boolean {
  return (accountApi[call]['~orpc'].inputSchema as z.ZodType).safeParse(input).success
}

test('valid input is accepted', () => {
  expect(accepts('login', { username: 'hanna', password: 'x' })).toBe(true)
  expect(accepts('requestReset', { email: 'hanna@example.org' })).toBe(true)
  expect(accepts('resetPassword', { token: 'x', password })).toBe(true)
})

describe.each(hostile)('%j', value => {
  test('is refused as token, username, password and e-mail address', () => {
    expect(accepts('checkReset', { token: value })).toBe(false)
    expect(accepts('resetPassword', { token: value, password })).toBe(false)
    expect(accepts('resetPassword', { token: 'x', password: value })).toBe(false)
    expect(accepts('login', { username: value, password: 'x' })).toBe(false)
    expect(accepts('login', { username: 'hanna', password: value })).toBe(false)
    expect(accepts('requestReset', { email: value })).toBe(false)
  })
})

test.each([{ userId: 1 }, { id: 1 }, { isAdmin: true }, { role: 'admin' }])(
  '%j beside a token is refused',
  more => {
    expect(accepts('resetPassword', { token: 'x', password, ...more })).toBe(false)
    expect(accepts('refresh', { ...more })).toBe(false)
  },
)

test.each(['', ' ', `${'x'.repeat(250)}@b.de`, 'a@b.de\r\nBcc: c@d.de', 'name\0'])(
  '%j is neither a username nor an address',
  email => expect(accepts('requestReset', { email })).toBe(false),
)
