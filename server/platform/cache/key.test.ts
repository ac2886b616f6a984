import { expect, test } from 'vitest'
import { keyOf } from './key.ts'

test('an order of the team is kept, and what somebody looks for in it is not', () => {
  expect(keyOf('/de/ueber/team?utm=x&by=position', undefined)).toBe('/de/ueber/team?by=position')
  expect(keyOf('/de/ueber/team?by=position&q=spulen', undefined)).toBeNull()
  expect(keyOf('/de/ueber/team?q=', undefined)).toBe('/de/ueber/team')
})
