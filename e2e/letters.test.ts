import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('letters of an event outlive two kill -9 and every kind of bad mail server', async () => {
  const running = promisify(execFile)(process.execPath, ['bench/letters/letters.ts', '60', '2'])
  const { stdout } = await running.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`)
  })
  expect(stdout).toMatch(/60 letters, 2 kills, 0 problems/)
})
