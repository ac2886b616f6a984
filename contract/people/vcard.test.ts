import { expect, test } from 'vitest'
import type { Profile } from './team.ts'
import { vcardOf } from './vcard.ts'

test('a vCard has web addresses unchanged, and texts with special characters escaped', () => {
  const address = 'https://example.org/a?b=1,2;c'
  const profile = {
    ...{ firstName: 'Anna', middleName: '', lastName: 'Muster; Feld', title: '', name: 'Anna Muster; Feld' },
    ...{ position: null, email: null, phone: null, contacts: [{ link: address }] },
  } as unknown as Profile
  const lines = vcardOf(profile, { address, institute: 'Institut' }).split('\r\n')
  expect(lines.filter(line => line.startsWith('URL'))).toEqual([`URL:${address}`, `URL:${address}`])
  expect(lines).toContain('FN:Anna Muster\\; Feld')
})
