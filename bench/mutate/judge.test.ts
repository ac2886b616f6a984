import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a rule counts as missed only by a test that passes with all rules, before and after', async () => {
  // A run of tests inside a run of tests: it must not take itself for one of our workers.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/mutate/test-judge.ts'], { env })
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    told: {
      'a rule whose loss stays': 'suffers from what a rule leaves behind',
      'a rule that is not missed': null,
      'a rule that is missed': 'misses a rule',
      'a rule that no test comes by': null,
      'a rule': null,
    },
    failing: [
      'bench/mutate/test-judged.ts > fails with all rules',
      'bench/mutate/test-judged-once.ts cannot run again in the same process',
    ],
  })
})
