import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from './test-folder.ts'

test('a run has a folder of its own, and removes those of runs that were killed and none of those still going', async () => {
  const folder = await makeTestFolder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const killed = join(dirname(folder), `larmor-run-${pid}-killed`)
  const going = join(dirname(folder), `larmor-run-${process.pid}-going`)
  mkdirSync(join(killed, 'larmor-e2e-left'), { recursive: true })
  mkdirSync(going)
  const next = await makeTestFolder()
  expect(next).not.toBe(folder)
  expect([killed, going, folder].map(existsSync)).toEqual([false, true, true])
  for (const one of [going, folder, next]) removeTestFolder(one)
  expect(readdirSync(dirname(folder)).filter(name => name.includes(`-${process.pid}-`))).toEqual([])
})
