import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { equivalent } from './equivalent.ts'
import { mutantsInCode, mutatedFiles } from './mutants.ts'
import { withPoints } from './rewrite.ts'

test('a test notices a missing rule only if it passes with all rules before and after', async () => {
  // Vitest runs inside Vitest: the inner run must not take itself for a worker of the outer one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/mutate/test-judge.ts'], { env })
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    killers: {
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

test('every source is valid with its mutants in it', () => {
  const faults = mutatedFiles().flatMap(path => {
    const { errors } = parseSync(path, withPoints(path, readFileSync(path, 'utf8')))
    return errors.map(({ message }) => `${path}: ${message}`)
  })
  expect(faults).toEqual([])
})

test('only mutants that exist are called equivalent', () => {
  const ids = new Set(mutantsInCode().map(({ id }) => id))
  const gone = Object.keys(equivalent).filter(id => !id.startsWith('constraint ') && !ids.has(id))
  expect(gone).toEqual([])
})
