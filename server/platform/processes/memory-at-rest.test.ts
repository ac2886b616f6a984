import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const megabyte = 1024 * 1024

// Runs in a separate process, because the test runner allocates continuously and is never idle.
const program = `
import { giveBackMemoryAtRest } from './server/platform/processes/memory-at-rest.ts'
giveBackMemoryAtRest(100)
let made = Array.from({ length: 40 }, () => Array.from({ length: 40_000 }, () => ({})))
const busy = process.memoryUsage().heapTotal
made = made.length
let looks = 0
setInterval(() => {
  const given = busy - process.memoryUsage().heapTotal
  looks += 1
  if (given > ${30 * megabyte} || looks === 60) {
    console.log(given)
    process.exit()
  }
}, 500)
`

test('an idle process gives back unused heap memory', async () => {
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeGreaterThan(30 * megabyte)
})
