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
  'a@b\u00adc.de',
  '',
  `${'x'.repeat(250)}@b.de`,
])('%j is not one address', text => expect(email.safeParse(text).success).toBe(false))

test('an address is trimmed, its domain in small letters', () => {
  expect(email.parse(' Hanna@Example.ORG ')).toBe('Hanna@example.org')
})
