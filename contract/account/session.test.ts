import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from './session.ts'

const origin = 'https://mr.example.org'

test.each(['/de/backstage', '/en/backstage/info/news?page=2', '/de/backstage/info/news/17'])(
  'the login returns to %s',
  address => {
    expect(safeReturn(address, origin)).toBe(address)
  },
)

test.each([
  ...[null, undefined, '', '/', '/de', '/de/login', '/de/backstageX', '/fr/backstage', 'de/backstage'],
  ...[
    '//evil.example',
    '//evil.example/de/backstage',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
  ],
  ...[
    'https://evil.example/de/backstage',
    'https://mr.example.org.evil.example/de/backstage',
    'javascript:alert(1)',
  ],
  ...[
    '/de/backstage/../..//evil.example',
    '/de/backstage/../login',
    '/de/backstage/%2e%2e/%2e%2e/x',
    '/de/backstage%0d%0aSet-Cookie:a=b',
  ],
  ...['/de/backstage\r\nx', '\t/de/backstage', ' /de/backstage', '/de/backstage\0', '/de/backstage%5c..%5cx'],
])('the login refuses %j as return address', address => {
  expect(safeReturn(address, origin)).toBeNull()
})

test('a return address never leads out of backstage', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.webUrl(),
        fc.string().map(end => `/de/backstage${end}`),
      ),
      address => {
        const back = safeReturn(address, origin)
        if (back === null) return
        const { origin: reached, pathname } = new URL(back, origin)
        expect(reached).toBe(origin)
        expect(pathname).toMatch(/^\/(de|en)\/backstage(\/|$)/)
      },
    ),
    { numRuns: 2000 },
  )
})
