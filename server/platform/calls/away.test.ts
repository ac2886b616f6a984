import { expect, test } from 'vitest'
import { failureOfOthers } from './away.ts'

test.each([
  ['a full disk', { code: 'ENOSPC' }, 'storageFull'],
  ['a database without room', { code: '53100' }, 'storageFull'],
  ['a database that ends', { code: '57P01' }, 'unavailable'],
  ['a connection that is lost', { message: 'Connection terminated unexpectedly' }, 'unavailable'],
  ['an error of ours', { code: '23505' }, undefined],
])('%s is told apart from errors of ours', (_, error, code) =>
  expect(failureOfOthers(error)?.code).toBe(code),
)

test('whoever meets a failure that passes is told when to come again', () =>
  expect(failureOfOthers({ code: 'ECONNREFUSED' })?.details).toEqual({ retryAfterSeconds: 10 }))
