import { expect, onTestFinished, test } from 'vitest'
import { limitTable } from '#contract/limits.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { startMailWorker } from '#server/platform/mail/mail.ts'
import { soon } from '#server/platform/mail/test-outbox.ts'
import { startTestSmtp } from '#server/platform/mail/test-smtp.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { contactForgets } from './forgets.ts'
import { contactRouter } from './router.ts'

const message = {
  name: 'Änne Groß',
  email: 'aenne@example.org',
  message: 'Guten Tag,\n\nkann man den Scanner besichtigen?',
  consent: true,
}

test('a message is kept, and the institute gets a letter that can be answered', async () => {
  const { smtp, send, messages, startWorker } = await prepare()
  startWorker()
  expect(await send(message)).toBeUndefined()
  expect(await messages()).toMatchObject([{ name: 'Änne Groß', language: 'de', score: 0 }])
  await soon(() => expect(smtp.received).toHaveLength(1))
  const [letter] = smtp.received
  expect(letter?.to).toEqual(['office@example.org'])
  expect(letter?.mail.replyTo).toMatchObject([{ name: 'Änne Groß', address: 'aenne@example.org' }])
  expect(letter?.mail.subject).toBe('Nachricht von Änne Groß über das Kontaktformular')
  expect(letter?.mail.text).toContain('> kann man den Scanner besichtigen?')
  expect(letter?.mail.text).toContain('Sprache: Deutsch')
  expect(letter?.mail.text).toContain('Eingegangen: Freitag, 12. März 2027, 17:00\u00a0Uhr')
})

test('the letter is in German whatever the visitor speaks, and says what they speak', async () => {
  const { send, mails } = await prepare()
  await send(message, { language: 'en' })
  expect(await mails()).toMatchObject([
    { language: 'de', text: expect.stringContaining('Sprache: Englisch') },
  ])
})

test('while the mail server is down a message is accepted and its letter is retried', async () => {
  const { smtp, send, mails, startWorker } = await prepare()
  await smtp.close()
  startWorker()
  expect(await send(message)).toBeUndefined()
  await soon(async () => expect(await mails()).toMatchObject([{ state: 'retry' }]))
})

test('a message sent twice is one message and one letter, and the answer is the same', async () => {
  const { send, messages, mails } = await prepare()
  const again = { ...message, email: 'Aenne@Example.org', seconds: 70 }
  expect(await send({ ...message, seconds: 40 })).toBeUndefined()
  expect(await send(again)).toBeUndefined()
  expect(await messages()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('two clicks at the same moment are one message', async () => {
  const { send, messages, mails } = await prepare()
  await Promise.all([send(message), send(message), send(message)])
  expect(await messages()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('a filled spam trap is refused, and nothing is stored', async () => {
  const { send, messages, mails } = await prepare()
  await expect(send({ ...message, website: 'https://spam.example' })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await messages()).toEqual([])
  expect(await mails()).toEqual([])
})

test('a message that looks like spam is stored with its score and marked in the subject of its letter', async () => {
  const { send, messages, mails } = await prepare()
  await send({ ...message, message: 'https://a.example '.repeat(6), seconds: 1 })
  expect(await messages()).toMatchObject([{ score: 7 }])
  expect((await mails())[0]?.subject).toMatch(/^\[Spam\?\] Nachricht von/)
})

test('messages from one IP network are rate limited, whatever the sender address', async () => {
  const { send, limits } = await prepare()
  for (let n = 0; n < limitTable.contact.times; n++) await limits.take('contact', '2001:db8:1:2::1')
  const sixth = send({ ...message, email: 'a6@example.org' }, { ip: '2001:db8:1:2:ffff::1' })
  await expect(sixth).rejects.toMatchObject({ code: 'tooMany', status: 429 })
})

test('one e-mail address may send three messages an hour, from any IP address', async () => {
  const { send } = await prepare()
  for (let n = 0; n < 3; n++) await send({ ...message, message: `${n}` }, { ip: `192.0.2.${n}` })
  const fourth = send({ ...message, email: 'AENNE@example.org', message: 'n' }, { ip: '192.0.2.9' })
  await expect(fourth).rejects.toMatchObject({ code: 'tooMany' })
})

test('every wrong field is named in the reader’s language, and nothing is kept', async () => {
  const { send, messages, mails } = await prepare()
  const sent = send({ name: ' ', email: 'x', message: '', consent: false }, { language: 'en' })
  const errors = ['name', 'email', 'message', 'consent'].map(field =>
    expect.objectContaining({ field, message: expect.stringMatching(/^Please /) }),
  )
  await expect(sent).rejects.toMatchObject({ code: 'invalid', status: 422, details: { errors } })
  expect([...(await messages()), ...(await mails())]).toEqual([])
})

test.each([
  [{ ...message, isAdmin: true }, 'unknownField'],
  [{ ...message, name: 'Änne\r\nBcc: victim@example.net' }, 'invalid'],
  [{ ...message, email: 'a@b.org>,<c@d.org' }, 'invalid'],
  [{ ...message, name: 'x'.repeat(1000) }, 'invalid'],
  [{ ...message, message: 'x'.repeat(5001) }, 'invalid'],
  [{ ...message, email: ['a@b.org'] }, 'invalid'],
])('invalid input %# is refused', async (input, code) => {
  const { send, messages } = await prepare()
  await expect(send(input)).rejects.toMatchObject({ code })
  expect(await messages()).toEqual([])
})

test('a script in a message stays text in the letter', async () => {
  const { send, mails } = await prepare()
  await send({
    ...message,
    name: '<b>Änne</b>',
    message: '<script>alert(1)</script>\n<img src=x onerror=alert(1)>',
  })
  const [mail] = await mails()
  expect(mail?.html).not.toMatch(/<(script|img|b)\b/)
  expect(mail?.html).toContain('&lt;script&gt;')
})

test('a barrier is told to the institute with the page it is on', async () => {
  const { report, db, mails, messages } = await prepare()
  await report({ ...message, page: '/de/ueber/team' })
  expect(await messages()).toMatchObject([{ barrierPage: '/de/ueber/team' }])
  const [mail] = await mails()
  expect(mail?.subject).toBe('Barriere auf der Website, gemeldet von Änne Groß')
  expect(mail?.text).toContain('Wo: /de/ueber/team')
  const [consent] = await db.selectFrom('consents').selectAll().execute()
  expect(consent).toMatchObject({ form: 'barrier', version: 1, language: 'de' })
})

test('a barrier reported twice is stored once, and a filled spam trap stores none', async () => {
  const { report, messages, mails } = await prepare()
  const barrier = { ...message, page: '/de/ueber/team' }
  await expect(report({ ...barrier, website: 'https://spam.example' })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect([...(await messages()), ...(await mails())]).toEqual([])
  expect(await report({ ...barrier, seconds: 40 })).toBeUndefined()
  expect(await report({ ...barrier, seconds: 70 })).toBeUndefined()
  expect([await messages(), await mails()]).toMatchObject([[{ name: message.name }], [{ language: 'de' }]])
})

test('messages are deleted thirty days after receipt', async () => {
  const { send, messages, dependencies, time } = await prepare()
  await send(message)
  const received = time.now.getTime()
  time.now = new Date(received + 29 * 86_400_000)
  await forget(dependencies, contactForgets)
  expect(await messages()).toHaveLength(1)
  time.now = new Date(received + 31 * 86_400_000)
  await forget(dependencies, contactForgets)
  expect(await messages()).toEqual([])
})

async function prepare() {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const calls = await openTestCalls({ SMTP_URL: smtp.url, MAIL_TO: 'Büro <office@example.org>' })
  const send = calls.call('contact.send', contactRouter.send)
  return {
    ...calls,
    smtp,
    report: calls.call('contact.reportBarrier', contactRouter.reportBarrier),
    send: (input: unknown, asking?: Partial<Pick<Context, 'ip' | 'language'>>) => send(input, asking),
    messages: () => calls.db.selectFrom('contactMessages').selectAll().execute(),
    mails: () => calls.db.selectFrom('mails').selectAll().execute(),
    startWorker() {
      const worker = startMailWorker({ ...calls.dependencies, listen: calls.listen })
      onTestFinished(worker.stop)
    },
  }
}
