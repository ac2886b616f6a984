import { expect, test } from 'vitest'
import { failureOfOthers } from './away.ts'

test.each([
  ['a full disk', { code: 'ENOSPC' }, 'storageFull'],
  ['a database without room', { code: '53100' }, 'storageFull'],
  ['a database that ends', { code: '57P01' }, 'unavailable'],
  ['a connection that is lost', { message: 'Connection terminated unexpectedly' }, 'unavailable'],
  ['an error of ours', { code: '23505' }, undefined],
])('%s gets the right error code', (_, error, code) => expect(failureOfOthers(error)?.code).toBe(code))

test('a temporary failure says when to try again', () =>
  expect(failureOfOthers({ code: 'ECONNREFUSED' })?.details).toEqual({ retryAfterSeconds: 10 }))
