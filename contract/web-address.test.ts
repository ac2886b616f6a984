import { expect, test } from 'vitest'
import { completedAddress, mendedAddress, webAddress } from './web-address.ts'

test.each([
  ['https://example.org/files/Poster 7T final.pdf', 'https://example.org/files/Poster%207T%20final.pdf'],
  ['https://example.org/a\u00a0b\u200b', 'https://example.org/a%C2%A0b'],
  [
    'mailto:post@example.org?subject=Frage zur Studie',
    'mailto:post@example.org?subject=Frage%20zur%20Studie',
  ],
  ['tel:+49 201 183 6000', 'tel:+492011836000'],
  ['TEL:(0201)\u00a0183\u20116000', 'tel:02011836000'],
  ['https://example.org/a\\b', 'https://example.org/a%5Cb'],
  [' https://example.org/lange/\n  Zeile ', 'https://example.org/lange/%20%20Zeile'],
  ['/de/info', '/de/info'],
  ['#anfahrt', '#anfahrt'],
])('the address %j is mended to %j', (given, mended) => expect(mendedAddress(given)).toBe(mended))

test.each([
  'http://example.org:80800/x',
  'file:///C:/Bericht.docx#_ftn1',
  'https://larmor.example/de/backstage/info/news/1#_ftnref12',
  '#_Toc123',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//example.org',
  '/\\example.org',
  'tel:anrufen',
  'tel:;ext=1',
  'Bericht.docx',
  '',
])('%j is no usable address', given => expect(mendedAddress(given)).toBe(null))

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['bücher.example/a b', 'https://bücher.example/a b'],
  ['post@example.org', 'mailto:post@example.org'],
  ['+49 (0)30 5550-100', 'tel:+49305550100'],
  ['https://example.org', 'https://example.org'],
  ['tel:123', 'tel:123'],
  ['/de', '/de'],
])('the typed address %j is completed to %j', (typed, meant) => expect(completedAddress(typed)).toBe(meant))

test('a web address field completes what is typed, and refuses all but web addresses', () => {
  const field = webAddress('validUrl')
  expect(field.parse(' www.example.org/Anfahrt zum Haus ')).toBe(
    'https://www.example.org/Anfahrt%20zum%20Haus',
  )
  expect(field.parse('')).toBe('')
  for (const wrong of [
    'mailto:a@example.org',
    '/de',
    'ftp://example.org',
    'https://',
    'http://example.org:80800',
    'ein Haus',
  ])
    expect(field.safeParse(wrong).success, wrong).toBe(false)
})
