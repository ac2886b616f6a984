import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('each fault once: nothing dies, nothing acknowledged is lost, everything is back', async () => {
  const running = promisify(execFile)(process.execPath, ['bench/faults/faults.ts', 'short', '1'])
  const { stdout } = await running.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`)
  })
  expect(stdout).toMatch(/15 faults, [1-9]\d* writes acknowledged, 0 problems/)
})
