import { expect, test } from 'vitest'
import { email } from './fields.ts'

test.each([
  'a@b',
  'a@b.de,c@d.de',
  'a@b.de\r\nBcc: c@d.de',
  'a b@c.de',
  '<a@b.de>',
  'a@@b.de',
  'a@b.de/c.de',
  'a@b.de?c.de',
  'a@b.de#c.de',
  'a@b%2ede.com',
  '',
  `${'x'.repeat(250)}@b.de`,
])('%j is refused as an e-mail address', text => expect(email.safeParse(text).success).toBe(false))

test('an internationalised domain of an e-mail address is converted to ASCII', () => {
  expect(email.parse('anna@Bücher.example')).toBe('anna@xn--bcher-kva.example')
  expect(email.parse('anna@xn--bcher-kva.example')).toBe('anna@xn--bcher-kva.example')
})

test('an address is trimmed, its domain in small letters', () => {
  expect(email.parse(' Hanna@Example.ORG ')).toBe('Hanna@example.org')
})
