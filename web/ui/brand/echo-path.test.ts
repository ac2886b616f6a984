import { expect, test } from 'vitest'
import { type EchoShape, echoEnvelope, echoPath } from './echo-path.ts'

const shape: EchoShape = { width: 100, height: 20, start: 0.1, refocus: 0.4, apart: 0.08, lost: 1, waves: 40 }

test('there is no signal before the excitation', () => {
  expect(echoEnvelope(shape, 0.05)).toBe(0)
})

test('the echo returns as long after refocusing as refocusing came after the start', () => {
  const shares = Array.from({ length: 60 }, (_, index) => 0.4 + index / 100)
  const strongest = shares.reduce((best, share) =>
    echoEnvelope(shape, share) > echoEnvelope(shape, best) ? share : best,
  )
  expect(strongest).toBeCloseTo(0.7, 1)
})

test('an echo is weaker than the signal it brings back', () => {
  expect(echoEnvelope(shape, 0.7)).toBeLessThan(echoEnvelope(shape, 0.1))
})

test('the line begins and ends at rest', () => {
  expect(echoPath(shape)).toMatch(/^M0 10H.*L100 10$/)
})
