import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkedMailbox, mailboxOf, senderOf, subjectText } from './mailbox.ts'
import { composeMessage } from './message.ts'
import { greeting, noon, prepareOutbox, soon } from './test-outbox.ts'

const hostileNames = [
  'Hanna\r\nBcc: victim@example.net',
  'Hanna\nBcc: victim@example.net',
  'Hanna\rTo: victim@example.net',
  'Hanna\u2028Bcc: victim@example.net',
  'Hanna\u2029Bcc: victim@example.net',
  'Hanna\u0085Bcc: victim@example.net',
  'Hanna\0\r\n\r\n<script>alert(1)</script>',
  '"Hanna" <victim@example.net>, "x',
  'victim@example.net, other',
  'Hanna <victim@example.net>',
  '=?utf-8?Q?=0D=0ABcc:_victim@example.net?=',
  'Hanna\u202Egro.elpmaxe@',
  'H'.repeat(1000),
  'Jürgen Müller-Lüdenscheidt',
]

test('a hostile name makes one recipient, one reply address and no other header', async () => {
  const { smtp, queue, startWorker } = await prepareOutbox()
  startWorker()
  for (const name of hostileNames) {
    const to = { name, address: 'hanna@example.org' }
    const letter = { ...greeting.letter, subject: `Nachricht von ${name}` }
    await queue({ to, replyTo: { name, address: 'jonas@example.org' }, letter })
  }
  await soon(() => expect(smtp.received).toHaveLength(hostileNames.length))
  for (const { to, mail } of smtp.received) {
    expect(to).toEqual(['hanna@example.org'])
    expect(mail.to?.map(({ address }) => address)).toEqual(['hanna@example.org'])
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['jonas@example.org'])
    expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(ownHeaders)
    expect(mail.subject?.length).toBeLessThanOrEqual(200)
  }
})

const ownHeaders = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

test.each([
  'a@b>,<c@d',
  'a@b,c@d',
  'a@b c@d',
  'a@b\r\nRCPT TO:<c@d>',
  'a\u2028@b.org',
  '"a b"@c.org',
  'a@b@c.org',
  '<a@b.org>',
  'a(comment)@b.org',
  'a@[127.0.0.1]',
  '@b.org',
  'a@',
  '',
  `${'a'.repeat(250)}@b.org`,
])('%j is no address', address => {
  expect(() => checkedMailbox({ address })).toThrow('not one mail address')
})

test('the database refuses an invalid recipient or subject', async () => {
  const { db, queue } = await prepareOutbox()
  await queue()
  const change = (values: { recipient?: string; subject?: string }) =>
    db.updateTable('mails').set(values).execute()
  await expect(change({ recipient: 'a@b.org, c@d.org' })).rejects.toThrow('mails_recipient')
  await expect(change({ recipient: 'a@b.org\r\nBcc: c@d.org' })).rejects.toThrow('mails_recipient')
  await expect(change({ subject: 'a\r\nBcc: c@d.org' })).rejects.toThrow('mails_lines')
})

test('with any name the message has one recipient and no foreign header', async () => {
  const row = await anyRow()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async text => {
      const to = checkedMailbox({ name: text, address: 'hanna@example.org' })
      const mail = { ...row, subject: subjectText(`Nachricht von ${text}`) }
      const { envelope, bytes } = await composeMessage(mail, {
        ...{ from: mailboxOf('post@example.org'), to },
        returnTo: 'post@example.org',
        tokens: null,
        now: noon,
      })
      expect(envelope.to).toEqual(['hanna@example.org'])
      const head = bytes.toString().split('\r\n\r\n')[0] ?? ''
      const names = head.split(/\r\n(?![ \t])/).map(line => line.split(':')[0]?.toLowerCase())
      expect(names.toSorted()).toEqual(ownHeaders.filter(header => header !== 'reply-to'))
    }),
    { numRuns: 300 },
  )
})

test('a letter has its language, Auto-Submitted, and a text and an HTML version', async () => {
  const { smtp, queue, startWorker } = await prepareOutbox({
    MAIL_FROM: 'Larmor-Institut für MRT <post@example.org>',
  })
  startWorker()
  await queue()
  await soon(() => expect(smtp.received).toHaveLength(1))
  const [letter] = smtp.received
  expect(letter?.mail.from).toMatchObject({ name: 'Larmor-Institut für MRT', address: 'post@example.org' })
  expect(letter?.from).toBe('post@example.org')
  expect(letter?.mail.text?.trim()).toBe('Guten Tag')
  expect(letter?.mail.html?.trim()).toBe('<p>Guten Tag</p>')
  expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(letter?.raw).toMatch(/^Content-Language: de\r$/m)
})

async function anyRow() {
  const { queue, rows } = await prepareOutbox()
  await queue()
  const [row] = await rows()
  if (!row) throw new Error('There is no letter.')
  return row
}

test('the sender is the institute in the language of the letter if the settings have no name', () => {
  expect(senderOf('noreply@example.org', 'de').name).toBe('Institut für Ultrahochfeld-MRT')
  expect(senderOf('noreply@example.org', 'en').name).toBe('Institute for Ultra-High-Field MRI')
  expect(senderOf('Büro <post@example.org>', 'en')).toEqual({ name: 'Büro', address: 'post@example.org' })
})

test.each([
  ['bounces+*@example.org', 'bounces+b-7-abc@example.org'],
  ['bounces@example.org', 'bounces@example.org'],
  ['', 'post@example.org'],
])(
  'with MAIL_RETURN %j a letter with an envelope id has the return path %s and requests delivery reports',
  async (set, from) => {
    const { smtp, queue, startWorker } = await prepareOutbox({ MAIL_RETURN: set })
    startWorker()
    const leave = {
      unsubscribe: 'https://www.example.org/x',
      unsubscribeMail: 'mailto:x@example.org?subject=y',
    }
    await queue({ envelopeId: 'b-7-abc', ...leave })
    await queue()
    await soon(() => expect(smtp.received).toHaveLength(2))
    const [named, plain] = smtp.received.toSorted(
      (one, other) => Number(!one.reports) - Number(!other.reports),
    )
    expect(named).toMatchObject({
      from,
      to: ['hanna@example.org'],
      reports: {
        envid: 'b-7-abc',
        ret: 'HDRS',
        notify: ['FAILURE', 'DELAY'],
        orcpt: 'rfc822;hanna@example.org',
      },
    })
    expect(named?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      '<https://www.example.org/x>, <mailto:x@example.org?subject=y>',
    )
    expect(named?.mail.from?.address).toBe('post@example.org')
    expect(plain).toMatchObject({ from: 'post@example.org', reports: null })
  },
)
