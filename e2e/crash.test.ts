import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('three kill -9 during mixed writes lose nothing that was acknowledged', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/crash.ts', '3'])
  expect(stdout).toMatch(
    /3 crashes, [1-9]\d* messages, [1-9]\d* news, [1-9]\d* files and [1-9]\d* registrations acknowledged, 0 problems/,
  )
})

test('two kill -9 while many register lose no registration, and none of its letters', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/crash.ts', '2', 'registrations'])
  expect(stdout).toMatch(/[1-9]\d* registrations acknowledged, 0 problems/)
})

test('a kill -9 while many vote leaves every acknowledged ballot counted once, and every invitation with its letter', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/crash.ts', '1', 'ballots'])
  expect(stdout).toMatch(/1 crashes, [1-9]\d* ballots and \d+ invitations acknowledged, 0 problems/)
})

test('a run in which nothing was acknowledged fails', async () => {
  const running = promisify(execFile)(process.execPath, ['bench/crash.ts', '0'])
  await expect(running).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no news was acknowledged'),
  })
})
