import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { withoutContentPolicy } from './without-content-policy.ts'

/** Returns the headers that the client receives. */
async function headersOf(answer: (response: ServerResponse) => void): Promise<Headers> {
  const server = createServer((_, response) => {
    withoutContentPolicy(response)
    answer(response)
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}`)).headers
}

const policy = ['content-security-policy', "default-src 'none'"] as const

test.each([
  [
    'set one by one',
    (response: ServerResponse) => void response.setHeader(...policy).setHeader('etag', '"1"'),
  ],
  [
    'given as an object',
    (response: ServerResponse) => void response.writeHead(200, { [policy[0]]: policy[1], etag: '"1"' }),
  ],
  ['given as a list', (response: ServerResponse) => void response.writeHead(200, [...policy, 'etag', '"1"'])],
])('headers that are %s arrive without a content policy', async (_, answer) => {
  const headers = await headersOf(answer)
  expect(headers.get('etag')).toBe('"1"')
  expect(headers.get(policy[0])).toBeNull()
  expect([...headers.keys()].filter(name => /^\d+$/.test(name))).toEqual([])
})
