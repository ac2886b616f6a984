import { expect, test } from 'vitest'
import { angleOf, duration, phaseAt, signalAt, spins } from './spin-echo.ts'

const seconds = [10, 20, 30, 50]

test('at twice the time of the second pulse all spins point the same way again, whenever it comes', () => {
  for (const second of seconds)
    for (const spin of spins) expect(angleOf(spin, 2 * second, second)).toBeCloseTo(0, 9)
})

test('the echo is the strongest signal after the second pulse, and weaker the later it comes', () => {
  for (const second of seconds) {
    const later = Array.from({ length: duration - second }, (_, n) => second + n + 1)
    const best = later.toSorted((a, b) => signalAt(b, second) - signalAt(a, second))[0] ?? 0
    expect(Math.abs(best - 2 * second)).toBeLessThanOrEqual(1) // T2 decay shifts the maximum
  }
  const echoes = seconds.map(second => signalAt(2 * second, second))
  expect(echoes).toEqual(echoes.toSorted((a, b) => b - a))
  expect(signalAt(100, 50)).toBeCloseTo(Math.exp(-2), 9) // T2 is 50 ms
})

test('without a second pulse the signal does not come back', () => {
  for (let time = 1; time <= duration; time++)
    expect(signalAt(time, null)).toBeLessThan(signalAt(time - 1, null))
})

test('each moment is named by the phases of the spins', () => {
  const phases = [0, 5, 29, 45, 60, 68, 95].map(time => phaseAt(time, 30))
  expect(phases).toEqual(['begin', 'parting', 'apart', 'meeting', 'echo', 'over', 'apart'])
  expect(phaseAt(60, null)).toBe('apart')
})
