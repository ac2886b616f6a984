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
setTimeout(() => console.log(JSON.stringify([busy, process.memoryUsage().heapTotal])), 3000)
`

test('a process that rests gives back what its work has left', async () => {
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const [busy = 0, after = 0] = JSON.parse(stdout) as number[]
  expect(after).toBeLessThan(busy - 30 * megabyte)
})
