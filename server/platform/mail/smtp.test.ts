import { expect, onTestFinished, test } from 'vitest'
import type { Message } from './message.ts'
import { nextAttempt, outcomeOf } from './outcome.ts'
import { SmtpConnection } from './smtp.ts'
import { smtpSettings } from './smtp-settings.ts'
import { type Manners, startSilentServer, startTestSmtp } from './test-smtp.ts'

const message: Message = {
  envelope: { from: 'post@example.org', to: ['hanna@example.org'] },
  bytes: Buffer.from('Subject: Hallo\r\n\r\nGuten Tag\r\n'),
}

test('several letters go over one connection', async () => {
  const { smtp, connection } = await dial()
  for (let count = 0; count < 15; count++) expect(await connection.send(message)).toEqual({ state: 'sent' })
  expect([smtp.received.length, smtp.connections]).toEqual([15, 1])
  expect(smtp.received[0]?.to).toEqual(['hanna@example.org'])
})

const faults: [string, Manners, object][] = [
  [
    '421 at the greeting',
    { kind: 'refusing', at: 'connect', code: 421 },
    { state: 'retry', reason: 'deferred' },
  ],
  [
    '554 at the greeting',
    { kind: 'refusing', at: 'connect', code: 554 },
    { state: 'retry', reason: 'deferred' },
  ],
  [
    '450 for the recipient',
    { kind: 'refusing', at: 'recipient', code: 450 },
    { state: 'retry', reason: 'deferred' },
  ],
  [
    '550 for the recipient',
    { kind: 'refusing', at: 'recipient', code: 550 },
    { state: 'failed', reason: 'refused' },
  ],
  [
    '553 for the sender',
    { kind: 'refusing', at: 'sender', code: 553 },
    { state: 'retry', reason: 'senderRefused' },
  ],
  [
    '530 for the sender',
    { kind: 'refusing', at: 'sender', code: 530, words: '5.7.0 Authentication required' },
    { state: 'retry', reason: 'senderRefused' },
  ],
  [
    '552 for the sender, for the letter is too large',
    { kind: 'refusing', at: 'sender', code: 552 },
    { state: 'failed', reason: 'refused' },
  ],
  [
    '554 for the recipient, for it passes nothing on for us',
    { kind: 'refusing', at: 'recipient', code: 554, words: '5.7.1 <hanna@example.org>: Relay access denied' },
    { state: 'retry', reason: 'senderRefused' },
  ],
  [
    '451 after the letter',
    { kind: 'refusing', at: 'data', code: 451 },
    { state: 'retry', reason: 'deferred' },
  ],
  [
    '552 after the letter',
    { kind: 'refusing', at: 'data', code: 552 },
    { state: 'failed', reason: 'refused' },
  ],
  [
    'a cut before the letter',
    { kind: 'dropping', after: 'recipient' },
    { state: 'retry', reason: 'unreachable' },
  ],
  ['a cut after the letter', { kind: 'dropping', after: 'data' }, { state: 'uncertain', reason: 'lost' }],
]

test.each(faults)(
  'a letter has the right outcome after %s, and the next one is sent',
  async (_, manners, outcome) => {
    const { smtp, connection } = await dial()
    smtp.manners = manners
    expect(await connection.send(message)).toMatchObject(outcome)
    smtp.manners = { kind: 'friendly' }
    expect(await connection.send(message)).toEqual({ state: 'sent' })
  },
)

test('a server that is not there is tried again', async () => {
  const { smtp, connection } = await dial()
  await smtp.close()
  expect(await connection.send(message)).toMatchObject({ state: 'retry', reason: 'unreachable' })
})

test('a server that says nothing is given up after the time for its greeting', async () => {
  const silent = await startSilentServer()
  onTestFinished(silent.close)
  const settings = smtpSettings(silent.url, 'localhost')
  const connection = new SmtpConnection({
    ...settings,
    options: { ...settings.options, greetingTimeout: 300 },
  })
  expect(await connection.send(message)).toMatchObject({ state: 'retry', reason: 'unreachable' })
})

test('a server that takes the letter and never answers leaves it uncertain', async () => {
  const { smtp, connection } = await dial({ socketTimeout: 400 })
  smtp.manners = { kind: 'slow', milliseconds: 3000 }
  expect(await connection.send(message)).toMatchObject({ state: 'uncertain', reason: 'lost' })
})

test('after a refused login the letter is retried, not failed', async () => {
  const smtp = await startTestSmtp('right')
  onTestFinished(smtp.close)
  const wrong = new SmtpConnection(smtpSettings(smtp.url.replace('right', 'wrong'), 'localhost'))
  expect(await wrong.send(message)).toMatchObject({ state: 'retry', reason: 'loginRefused' })
  const right = new SmtpConnection(smtpSettings(smtp.url, 'localhost'))
  onTestFinished(() => right.abort())
  expect(await right.send(message)).toEqual({ state: 'sent' })
})

test('a server beyond this machine that offers no encryption gets nothing', async () => {
  const { smtp, connection } = await dial({ ignoreTLS: false, requireTLS: true })
  expect(await connection.send(message)).toMatchObject({ state: 'retry', reason: 'insecure' })
  expect(smtp.received).toEqual([])
})

test.each([
  ['smtp://mail.example.org', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  [
    'smtp://mail.example.org:25?tls=optional',
    { port: 25, secure: false, requireTLS: false, ignoreTLS: false },
  ],
  ['smtps://mail.example.org', { port: 465, secure: true, requireTLS: false }],
  ['smtp://localhost:1025', { port: 1025, secure: false, requireTLS: false, ignoreTLS: true }],
])('the settings are read from %s', (url, options) => {
  expect(smtpSettings(url, 'www.example.org').options).toMatchObject(options)
})

test('a name and password in the address may hold any character', () => {
  const { login } = smtpSettings('smtp://post%40example.org:a%2Fb%3Ac@mail.example.org', 'www.example.org')
  expect(login).toEqual({ user: 'post@example.org', pass: 'a/b:c' })
})

test('a letter is retried for more than three days', () => {
  let at = new Date(0)
  const waits: number[] = []
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, at)
    if (!next) break
    waits.push((next.getTime() - at.getTime()) / 1000)
    at = next
  }
  expect(waits.slice(0, 9)).toEqual([30, 60, 120, 300, 600, 1800, 3600, 3600, 7200])
  expect(Math.max(...waits)).toBe(4 * 3600)
  expect(at.getTime() / 3_600_000).toBeGreaterThan(72)
})

test('a server reply is stored as one short line', () => {
  const response = `550 no\r\nBcc: x\u2028${'y'.repeat(1000)}`
  const outcome = outcomeOf({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }, false)
  expect(outcome).toMatchObject({ words: expect.stringMatching(/^550 no Bcc: x y{280,290}$/) })
})

async function dial(options: object = {}) {
  const smtp = await startTestSmtp()
  const settings = smtpSettings(smtp.url, 'localhost')
  const connection = new SmtpConnection({ ...settings, options: { ...settings.options, ...options } })
  onTestFinished(async () => {
    connection.abort()
    await smtp.close()
  })
  return { smtp, connection }
}
