import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { errors } from '#messages/errors.ts'
import { freePort } from '../../../bench/free-port.ts'
import { holdPort } from './held-port.ts'

test('while the site starts the API answers 503 with Retry-After', async () => {
  const port = await freePort()
  const held = await holdPort({ host: '127.0.0.1', port })
  const site = createServer((_, response) => response.end('"the site"'))
  onTestFinished(async () => {
    site.close()
    await once(site, 'close')
  })
  const ask = async () => {
    const headers = { 'accept-language': 'en', connection: 'close' }
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/ip`, { headers })
    return { status: answer.status, after: answer.headers.get('retry-after'), body: await answer.json() }
  }
  const body = { status: 503, code: 'unavailable', message: errors.unavailable.en }
  expect(await ask()).toEqual({ status: 503, after: '5', body: expect.objectContaining(body) })
  await held.handTo(site)
  expect(await ask()).toEqual({ status: 200, after: null, body: 'the site' })
})
