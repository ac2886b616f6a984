import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folder, isName } from './file.ts'

test.each(['Phantom.jpg', 'Übersicht „neu“ (2).pdf', 'a', '2026', 'x'.repeat(120), '中心周波数.png'])(
  '%j is a valid file name',
  name => {
    expect(isName(name)).toBe(true)
  },
)

test.each([
  ...[
    '',
    '.',
    '..',
    '.htaccess',
    ' x',
    'x ',
    'x.',
    '-rf',
    'a/b',
    'a\\b',
    'a:b',
    'a%2fb',
    '%252e',
    'a\0',
    'a\nb',
    'a?b',
    'a*b',
  ],
  ...[
    'con',
    'CON.jpg',
    'nul',
    'com1.txt',
    'lpt9',
    '\u202egpj.exe',
    'a\u2066b',
    '<b>',
    'a"b',
    'a|b',
    'x'.repeat(121),
  ],
])('%j is no valid file name', name => {
  expect(isName(name)).toBe(false)
})

test.each(['', 'news', 'news/2026', 'Lab/Spule 3'])('%j is a valid folder', path => {
  expect(folder.safeParse(path).success).toBe(true)
})

test.each([
  '/',
  '/etc',
  'news/',
  'news//2026',
  '../news',
  'news/../..',
  'news/.',
  'C:/x',
  'a\\b',
  'x/'.repeat(200),
])('%j is no valid folder', path => {
  expect(folder.safeParse(path).success).toBe(false)
})

test('no folder ever leads out of its root', () => {
  const piece = fc.constantFrom('..', '.', '', 'a', '%2e%2e', '\\..', '\0', '~')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), pieces => {
      const path = pieces.join('/')
      if (folder.safeParse(path).success)
        expect(new URL(`http://x/root/${path}`).pathname).toMatch(/^\/root\//)
    }),
  )
})
