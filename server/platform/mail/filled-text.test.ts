import { expect, test } from 'vitest'
import { exampleValues, fillPlaceholders } from '#contract/placeholders.ts'
import { filledText, letter, linkToken } from './mail.ts'
import { greeting, prepareOutbox, soon } from './test-outbox.ts'

const cover = {
  language: 'de',
  subject: 'Ihre Anmeldung',
  why: 'Sie erhalten diese E-Mail, weil Sie sich angemeldet haben.',
  baseUrl: 'https://www.example.org',
} as const
const text = 'Guten Tag {name},\r\nwir freuen uns.\n\n{link}\n \nOder: {link} – bis bald!'
const link = { label: 'Anmeldung bestätigen', address: `https://www.example.org/de/x/${linkToken}` }

test('a text written by staff is sent with its values, its link as a button and the token filled in', async () => {
  const { queue, smtp, startWorker } = await prepareOutbox()
  await queue({
    letter: letter(cover, filledText(text, { name: 'Jana $& Weiß', link }, 'de')),
    tokens: { link: 'token-1' },
  })
  startWorker()
  await soon(() => expect(smtp.received).toHaveLength(1))
  const mail = smtp.received[0]?.mail
  expect(mail?.text).toContain(`Guten Tag Jana $& Weiß,
wir freuen uns.

Anmeldung bestätigen:
https://www.example.org/de/x/token-1

Oder: https://www.example.org/de/x/token-1 – bis bald!`)
  expect(mail?.html).toContain('Jana $&amp; Weiß,')
  expect(mail?.html).toMatch(
    /<a href="https:\/\/www\.example\.org\/de\/x\/token-1"[^>]*>Anmeldung bestätigen</,
  )
})

test('a hostile name becomes neither markup nor a token placeholder, in plain text and in HTML', async () => {
  const { queue, smtp, startWorker } = await prepareOutbox()
  const name = `</p><script>alert(1)</script> ${linkToken}\r\n\r\nBitte zahlen Sie {link}`
  await queue({
    letter: letter(cover, filledText(`Guten Tag {name}, ${linkToken}\n\n{link}`, { name, link }, 'de')),
    tokens: { link: 'secret-1' },
  })
  startWorker()
  await soon(() => expect(smtp.received).toHaveLength(1))
  const { text = '', html = '' } = smtp.received[0]?.mail ?? {}
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
  expect(text.replaceAll('\n', ' ')).toContain('Bitte zahlen Sie {link}, __the token of this letter__')
  expect(text.split('secret-1')).toHaveLength(2)
  expect(html.split('secret-1')).toHaveLength(4) // the button, and the written-out URL as text and as a link
})

test('a preview is the letter itself with the examples put in', () => {
  const known = {
    name: { meaning: { de: 'Name', en: 'Name' }, example: { de: 'Jana Weiß', en: 'Jane White' } },
  }
  const values = exampleValues(known, 'en')
  const subject = fillPlaceholders('For {name}', values)
  const { html, text } = letter(
    { ...cover, language: 'en', subject },
    filledText('Dear {name}', values, 'en'),
  )
  expect(html).toContain('<title>For Jane White</title>')
  expect(text).toContain('Dear Jane White')
  expect(greeting.letter.text).not.toContain('Jane')
})
