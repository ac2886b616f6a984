import { expect, test } from 'vitest'
import {
  alongField,
  bestAngle,
  contrastAt,
  pauses,
  steadySignal,
  tissueNames,
  tissues,
} from './relaxation.ts'
import { relaxationStills } from './stills.ts'

test('after a long pause a pulse of 90° gives each tissue the signal of its water', () => {
  for (const name of tissueNames)
    expect(steadySignal(name, { angle: 90, pause: 60 })).toBeCloseTo(tissues[name].water, 3)
})

test('a pulse of 180° leaves no signal', () => {
  for (const name of tissueNames) expect(steadySignal(name, { angle: 180, pause: 1 })).toBeLessThan(1e-9)
})

test('no angle gives more signal than the Ernst angle', () => {
  for (const pause of pauses) {
    const best = bestAngle('grey', pause)
    const most = steadySignal('grey', { angle: best, pause })
    for (let angle = 1; angle <= 180; angle++)
      expect(steadySignal('grey', { angle, pause })).toBeLessThanOrEqual(most + 1e-12)
  }
})

test('after T1 alone 63 percent of what was tipped by 90° has recovered', () => {
  const { t1 } = tissues.grey
  const points = alongField('grey', { angle: 90, pause: t1 }, t1, 100)
  expect(points.at(-1)?.share).toBeCloseTo(1 - Math.exp(-1), 6)
})

test('repeated pulses lead to the steady state', () => {
  const pulses = { angle: 60, pause: 0.8 }
  const points = alongField('white', pulses, 20, 400)
  const left = Math.exp(-pulses.pause / tissues.white.t1)
  const steady = (1 - left) / (1 - left * Math.cos(Math.PI / 3))
  expect(points.at(-1)?.share).toBeCloseTo(steady, 4)
  expect(steadySignal('white', pulses)).toBeCloseTo(tissues.white.water * steady * Math.sin(Math.PI / 3), 6)
})

test('the pictures shown without scripts are one of each contrast', () => {
  expect(relaxationStills.map(contrastAt)).toEqual(['whiteBright', 'waterBright', 'weak', 'none'])
})
