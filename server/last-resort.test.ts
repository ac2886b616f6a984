import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('an uncaught connection error is logged, and the process continues', async () => {
  const { code, output } = await run(
    "emitter.emit('error', Object.assign(new Error('gone'), { code: 'ECONNRESET' }))",
  )
  expect(output).toContain('something the site needs is away')
  expect(output).toContain('went on')
  expect(code).toBe(0)
})

test('an unhandled rejection is logged, and the process continues', async () => {
  const { code, output } = await run("Promise.reject(new TypeError('forgotten'))")
  expect(output).toContain('forgotten')
  expect(output).toContain('went on')
  expect(code).toBe(0)
})

test('an uncaught exception is logged with its cause, and the process exits with code 70', async () => {
  const { code, output } = await run("throw new TypeError('a mistake')")
  expect(output).toContain('a mistake')
  expect(output).not.toContain('went on')
  expect(code).toBe(70)
})

/** Runs the mistake in a separate process. */
async function run(mistake: string) {
  const program = `
    import { EventEmitter } from 'node:events'
    import { handleTheUnhandled } from './server/last-resort.ts'
    const emitter = new EventEmitter()
    const error = (facts, sentence) => console.log(JSON.stringify(facts), sentence)
    handleTheUnhandled({ error }, code => process.exit(code))
    setTimeout(() => { ${mistake} }, 10)
    setTimeout(() => console.log('went on'), 200)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>(resolve => child.once('close', resolve)),
  ])
  return { code, output: stdout + stderr }
}
