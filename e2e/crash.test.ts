import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// `npm run crash` kills at twenty moments, also while people register and vote.
test('a kill -9 during mixed writes loses nothing that was acknowledged', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/crash.ts', '1'])
  expect(stdout).toMatch(
    /1 crashes, [1-9]\d* messages, [1-9]\d* news, [1-9]\d* files and [1-9]\d* registrations acknowledged, 0 problems/,
  )
})
