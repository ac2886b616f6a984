import { expect, test } from 'vitest'
import { addressOfContact, contactLink, isOrcid } from './contacts.ts'

test.each(['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'])('%s is an ORCID', text => {
  expect(isOrcid(text)).toBe(true)
})

test.each(['0000-0002-1825-0098', '0000-0002-1694-2331', '0000000218250097', '0000-0002-1825-009', ''])(
  '%j is no ORCID',
  text => {
    expect(isOrcid(text)).toBe(false)
  },
)

const orcid = { serviceId: 1, icon: 'orcid', id: '0000-0002-1825-0097', link: '', isExternal: true } as const

test.each([
  'https://orcid.org/0000-0002-1825-0097',
  'http://www.orcid.org/0000-0002-1825-0097/',
  'orcid.org/0000-0002-1825-0097',
])('an ORCID is read from the address %s', given =>
  expect(contactLink.parse({ ...orcid, id: given }).id).toBe('0000-0002-1825-0097'),
)

test('an ORCID leads to its own page, and is refused with a wrong digit', () => {
  expect(addressOfContact(orcid)).toBe('https://orcid.org/0000-0002-1825-0097')
  const { error } = contactLink.safeParse({ ...orcid, id: '0000-0002-1825-0096' })
  expect(error?.issues).toMatchObject([{ path: ['id'], message: 'validOrcid' }])
})

test.each(['javascript:alert(1)', 'ftp://example.org', '//example.org', 'https://'])(
  '%s is refused as the link of a profile',
  link => {
    const { error } = contactLink.safeParse({ ...orcid, icon: 'link', link })
    expect(error?.issues).toMatchObject([{ path: ['link'], message: 'validProfileLink' }])
  },
)

test('a contact needs an id or a link', () => {
  expect(contactLink.safeParse({ ...orcid, icon: 'link', id: '', link: '' }).success).toBe(false)
  expect(
    contactLink.safeParse({ ...orcid, icon: 'link', id: '', link: 'https://example.org/a' }).success,
  ).toBe(true)
})
