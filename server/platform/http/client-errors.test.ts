import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitBody } from './body-timeout.ts'
import { answerClientError } from './client-errors.ts'
import { createSocketServer } from './sockets.ts'

const begin = 'POST /api/v1/contact HTTP/1.1\r\nhost: x\r\n'

test.each([
  ['what is no request', 'Hallo?\r\n\r\n', 400, 'badRequest'],
  [
    'a request whose header lines are too long',
    `${begin}x: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headersTooLarge',
  ],
  ['a request whose body does not come', `${begin}content-length: 5\r\n\r\nab`, 408, 'tooSlow'],
])('%s gets an error with its status and code', async (_, sent, status, code) => {
  const answer = await answerTo(sent)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ status, code })
})

test('a browser whose cookies are too long gets a page that says what to do', async () => {
  const cookies = `cookie: ${'a=b; '.repeat(4000)}`
  for (const more of ['', 'accept: text/html\r\naccept-language: en\r\n']) {
    const answer = await answerTo(`GET /de/kontakt HTTP/1.1\r\nhost: x\r\n${more}${cookies}\r\n\r\n`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 431 /)
    expect(head).toMatch(/content-type: text\/html/i)
    expect(head).toMatch(/content-security-policy: default-src 'none'/i)
    expect(body).toMatch(/<html lang="de">.*Cookies dieser Website.*lang="en".*cookies of this website/s)
  }
  const call = await answerTo(`GET /api/v1/info/news HTTP/1.1\r\nhost: x\r\n${cookies}\r\n\r\n`)
  expect(call).toMatch(/content-type: application\/problem\+json/i)
})

/** Returns everything that the server sends in reply to these bytes until it closes the connection. */
async function answerTo(sent: string): Promise<string> {
  const server = createSocketServer((one, request) => limitBody(one, request, 100), {
    isTrusted: () => false,
  })
  server.on('clientError', answerClientError)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  const pieces = await socket.toArray()
  return Buffer.concat(pieces).toString()
}
