// Judged in judge.test.ts: a file that cannot run again in the same process.
import { expect, test } from 'vitest'

const process = globalThis as unknown as { isMutant(id: string): boolean; hasRun?: true }

test('runs once', () => {
  expect([process.isMutant('a rule'), process.hasRun]).toContain(undefined)
  process.hasRun = true
})
