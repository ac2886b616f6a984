import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const megabyte = 1024 * 1024

// A process of its own: one that runs tests allocates on and on, and so never rests.
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

test('a process that rests gives back what its work has left', async () => {
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(Number(stdout)).toBeGreaterThan(30 * megabyte)
})
