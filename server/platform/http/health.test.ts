import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveHealth } from './health.ts'

test('/readyz reports a lost database after the system clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let isThere = true
  const ask = serve(() => (isThere ? Promise.resolve() : Promise.reject(new Error('away'))))
  expect(await ask()).toBe(200)
  isThere = false
  vi.setSystemTime(Date.now() - 2 * 3_600_000)
  vi.advanceTimersByTime(3000)
  expect(await ask()).toBe(503)
})

test('a database that does not answer counts as unavailable', async () => {
  expect(await serve(() => new Promise(() => {}))()).toBe(503)
})

function serve(ping: () => Promise<void>) {
  const app = fastify()
  onTestFinished(() => app.close())
  serveHealth(app, { isStopping: false, ping })
  return async () => (await app.inject('/readyz')).statusCode
}
