// Judged in judge.test.ts: tests that fail by themselves, that spoil the process, or that notice a missing
// rule.
import { expect, test } from 'vitest'
import { sourcesOf, states } from '#contract/states.ts'

const { isMutant } = globalThis as unknown as { isMutant(id: string): boolean }
const lasting = globalThis as { isSpoilt?: boolean }

test('fails with all rules', () => expect(String(isMutant('a rule that is not missed'))).toBe('neither'))

test('misses a rule', () => expect(isMutant('a rule that is missed')).toBe(false))

test('comes by a rule', () => expect([true, false]).toContain(isMutant('a rule that is not missed')))

test('suffers from what a rule leaves behind', () => {
  if (isMutant('a rule whose loss stays')) lasting.isSpoilt = true
  expect([isMutant('a rule that is not missed'), lasting.isSpoilt]).toContain(undefined)
})

test('draws moves of its own', () => expect(sourcesOf(own, 'done')).toEqual(['begun']))

const own = states({ begun: ['done'], done: [] })
