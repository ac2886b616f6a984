import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inviteTo } from '#server/platform/calendar/calendar.ts'
import { linkToken, placeholderOf, seal, unseal } from './link-token.ts'
import { greeting, prepareOutbox, soon } from './test-outbox.ts'

const lecture = {
  uid: 'event-1@www.example.org',
  sequence: 0,
  changedAt: new Date('2027-03-12T12:00:00Z'),
  isCancelled: false,
  when: { start: new Date('2027-04-12T15:00:00Z'), end: new Date('2027-04-12T16:00:00Z') },
  title: { de: 'Hahn-Vorlesung', en: '' },
  description: { de: '', en: '' },
  place: { de: 'Großer Hörsaal', en: '' },
  address: { de: 'https://www.example.org/de/x', en: '' },
}
const people = {
  organizer: { name: 'Institut', address: 'post@example.org' },
  attendee: { name: 'Hanna', address: 'hanna@example.org' },
}

test('a letter has several links, each with its own token, and its list can be left with one click', async () => {
  const { queue, smtp, startWorker } = await prepareOutbox()
  const confirm = `https://www.example.org/de/x/${placeholderOf('confirm')}`
  const leave = `https://www.example.org/de/y/${linkToken}/${placeholderOf('leave')}`
  const text = `Ja: ${confirm}\nNein: ${leave}`
  await queue({
    letter: { ...greeting.letter, text, html: `<a href="${confirm}">Ja</a> <a href="${leave}">Nein</a>` },
    tokens: { link: 'token-1', confirm: 'token-2', leave: 'token-3' },
    unsubscribe: leave,
  })
  startWorker()
  await soon(() => expect(smtp.received).toHaveLength(1))
  const { mail, raw } = smtp.received[0] ?? { mail: undefined, raw: '' }
  expect(mail?.text?.trim()).toBe(
    'Ja: https://www.example.org/de/x/token-2\nNein: https://www.example.org/de/y/token-1/token-3',
  )
  expect(mail?.html).toContain('href="https://www.example.org/de/y/token-1/token-3"')
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    '<https://www.example.org/de/y/token-1/token-3>',
  )
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('attachments arrive byte for byte, and the calendar entry is readable', async () => {
  const { queue, smtp, startWorker } = await prepareOutbox()
  const bytes = Buffer.from([0, 255, 13, 10, 46, 13, 10, 7])
  await queue({
    attachments: [{ name: 'Bestätigung.pdf', type: 'application/pdf', content: bytes }],
    calendar: inviteTo(lecture, people, 'de'),
  })
  startWorker()
  await soon(() => expect(smtp.received).toHaveLength(1))
  const { mail, raw } = smtp.received[0] ?? { mail: undefined, raw: '' }
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
  expect(file?.filename).toBe('Bestätigung.pdf')
  expect(Buffer.from(file?.content as ArrayBuffer)).toEqual(bytes)
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/im)
  expect(raw).toContain('name=termin.ics')
  const parts = mail?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType)) ?? []
  expect(parts.length).toBeGreaterThan(0)
  for (const { content } of parts) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('location')).toBe('Großer Hörsaal')
  }
})

test('a token without a link, a link without a token, and a too large attachment are refused in the queue', async () => {
  const { queue, rows } = await prepareOutbox()
  const letter = { ...greeting.letter, text: placeholderOf('confirm'), html: placeholderOf('confirm') }
  await expect(queue({ letter })).rejects.toThrow('needs its token')
  await expect(queue({ letter, tokens: { link: 'a' } })).rejects.toThrow('needs its token')
  await expect(queue({ letter, tokens: { confirm: 'a', link: 'b' } })).rejects.toThrow('needs its token')
  await expect(queue({ unsubscribe: `https://x/${linkToken}` })).rejects.toThrow('needs its token')
  const content = Buffer.alloc(5 * 1024 * 1024 + 1)
  await expect(queue({ attachments: [{ name: 'a', type: 'text/plain', content }] })).rejects.toThrow(
    'too large',
  )
  expect(await rows()).toEqual([])
})

test('an unsubscribe address with a line break is refused by the database', async () => {
  const { queue, db } = await prepareOutbox()
  await queue()
  const change = db.updateTable('mails').set({ unsubscribe: 'https://x/\r\nBcc: c@d.org' }).execute()
  await expect(change).rejects.toThrow('mails_unsubscribe')
})

test('a letter queued by an earlier version keeps its token', async () => {
  const { parts, db, queue, smtp, startWorker } = await prepareOutbox()
  await queue({ letter: { ...greeting.letter, text: linkToken }, tokens: { link: 'new' } })
  const { messageId } = await db.selectFrom('mails').select('messageId').executeTakeFirstOrThrow()
  expect(unseal(seal({ link: '{"a":1}' }, messageId, parts.secret), messageId, parts.secret)).toEqual({
    link: '{"a":1}',
  })
  await sql`update mails set sealed_tokens = ${sealedAsBefore('old-token', messageId, parts.secret)}`.execute(
    db,
  )
  startWorker()
  await soon(() => expect(smtp.received).toHaveLength(1))
  expect(smtp.received[0]?.mail.text?.trim()).toBe('old-token')
})

// The earlier format: one token instead of a list, with AES-256-GCM and the message's id.
function sealedAsBefore(token: string, messageId: string, secret: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'link tokens in letters', 32))
  const iv = randomBytes(12)
  const sealing = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(messageId))
  const sealed = Buffer.concat([sealing.update(token, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}
