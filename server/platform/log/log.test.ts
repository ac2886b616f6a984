import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'

const program = `
import { openLog } from './server/platform/log/log.ts'
const log = openLog('info')
for (let line = 0; line < 20_000; line += 1) log.info({ line }, 'one of many')
process.once('SIGTERM', () => process.exit(7))
process.stderr.write('written')
setInterval(() => {}, 1000)
`
const start = () =>
  spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] })

test('a process ends although nobody reads its log, also when the reader is gone', async () => {
  for (const isGone of [false, true]) {
    const child = start()
    child.stdout.pause()
    await once(child.stderr, 'data')
    if (isGone) child.stdout.destroy()
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = await Promise.race([ended, wait(8000, ['still there'])])
    child.kill('SIGKILL')
    expect(code).toBe(7)
  }
})

test('a slow reader of the log gets every line', async () => {
  const child = start()
  await once(child.stderr, 'data')
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await expect.poll(() => text.split('\n').length - 1).toBe(20_000)
  child.kill('SIGTERM')
  expect(JSON.parse(text.trim().split('\n').at(-1) ?? '')).toMatchObject({ line: 19_999, msg: 'one of many' })
})
