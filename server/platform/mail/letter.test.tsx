import { expect, test } from 'vitest'
import { Button, Facts, LanguageBlock, letter, linkToken, Note, Paragraph, Quote } from './mail.ts'

const cover = {
  language: 'de',
  subject: 'Ihr neues Passwort',
  why: 'Sie erhalten diese E-Mail, weil Sie einen Link angefordert haben.',
  baseUrl: 'https://www.example.org',
} as const
const long =
  'Ein Satz, der so lang ist, dass er auf einem Telefon nicht in eine einzige Zeile passt und hier trotzdem in einer steht.'

test('the plain text has every block of the letter, each in its format and its sentences unwrapped', () => {
  const { text, html } = letter(
    cover,
    <>
      <Paragraph>{long}</Paragraph>
      <Button language="de" label="Passwort festlegen" address="https://www.example.org/de/x" />
      <Facts rows={[['Name', 'Hanna Vogt']]} />
      <Quote words={'Erste Zeile\n\nDritte Zeile'} />
      <Note>Der Link gilt 30 Minuten.</Note>
      <LanguageBlock language="en">
        <Paragraph>In English, too.</Paragraph>
      </LanguageBlock>
    </>,
  )
  expect(html).toMatch(/<div lang="en"><p[^>]*>In English, too/)
  expect(text).toBe(`${long}

Passwort festlegen:
https://www.example.org/de/x

Name: Hanna Vogt

> Erste Zeile
>
> Dritte Zeile

Der Link gilt 30 Minuten.

In English, too.

-- 
Institut für Ultrahochfeld-MRT
https://www.example.org

Sie erhalten diese E-Mail, weil Sie einen Link angefordert haben.
`)
})

test('the HTML of a letter has its language and its reason, and loads nothing', () => {
  const { html } = letter({ ...cover, language: 'en' }, <Paragraph>Hello</Paragraph>)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
  expect(html).toContain('weil Sie einen Link angefordert haben.')
  expect(html).toContain('Institute for Ultra-High-Field MRI')
  expect(html).not.toMatch(/<(img|script|link|table|iframe)\b|url\(|@import/)
})

test('time ranges and „E-Mail“ do not wrap in HTML, and stay unchanged in plain text and in addresses', () => {
  const { html, text } = letter(
    cover,
    <>
      <Facts rows={[['Wann', '12. März 2027, 17:00–19:00 Uhr']]} />
      <Paragraph>Ihre E-Mail an E-Mail@example.org kam an.</Paragraph>
      <Button language="de" label="Öffnen" address="https://www.example.org/1–2" />
    </>,
  )
  expect(html).toContain('17:00–\u206019:00 Uhr')
  expect(html).toContain('href="https://www.example.org/1–2"')
  expect(text).toContain('17:00–19:00 Uhr')
  expect(html).toContain('Ihre E-\u2060Mail an E-Mail@example.org')
  expect(text).toContain('Ihre E-Mail an')
})

test('text written by a visitor is escaped', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&</p><script>alert(1)</script>'
  const { html } = letter(
    { ...cover, subject: hostile },
    <>
      <Quote words={hostile} />
      <Facts rows={[['Name', hostile]]} />
    </>,
  )
  expect(html).not.toMatch(/<(img|script)/)
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(4)
})

test("token placeholders are removed from a visitor's words", () => {
  const body = (
    <>
      <Quote words={`Hallo ${linkToken}`} />
      <Facts rows={[['Name', linkToken]]} />
    </>
  )
  const { html, text } = letter(cover, body)
  expect(html + text).not.toContain(linkToken)
})

test('a block without a plain text is refused when the letter is made', () => {
  expect(() => letter(cover, <em>Hallo</em>)).toThrow('no plain text')
  expect(() => letter(cover, 'Hallo')).toThrow('made of blocks')
})
