import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// Of those that were killed before, the same in every run as long as the code is; `npm run mutate` tries them all.
const sample = '20'

test('a rule that is taken away is missed by a test', async ({ signal }) => {
  // A run of tests inside a run of tests: it must not take itself for one of our workers.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const args = ['bench/mutate/mutate.ts', sample, '--seed', '1', '--known']
  const running = promisify(execFile)(process.execPath, args, { env, signal, maxBuffer: 100_000_000 })
  const { stdout } = await running.catch((error: { stdout: string }) => error)
  expect(stdout.match(/^survived: .*/gm) ?? []).toEqual([])
  expect(stdout).toMatch(/^all +20 +20 +0$/m)
})
