import type { Profile } from './team.ts'

interface Where {
  /** Address of the public profile. */
  address: string
  institute: string
}

/**
 * Returns a public profile as a card for address books (vCard 4.0, RFC 6350), with only what the page shows.
 */
export function vcardOf(profile: Profile, { address, institute }: Where): string {
  const { firstName, middleName, lastName, title, name, position, email, phone, contacts } = profile
  const lines: [name: string, value: string | null][] = [
    ['FN', escaped(name)],
    ['N', [lastName, firstName, middleName, title, ''].map(escaped).join(';')],
    ['ORG', escaped(institute)],
    ['TITLE', position && escaped(position.label)],
    ['EMAIL;TYPE=work', email && escaped(email)],
    ['TEL;TYPE=work', phone && escaped(phone)],
    // Addresses are not text values: nothing in them is escaped (RFC 6350 §6.7.8).
    ['URL', address],
    ...contacts.map(({ link }): [string, string | null] => ['URL', link]),
  ]
  const written = lines.flatMap(([field, value]) => (value ? [`${field}:${value}`] : []))
  return ['BEGIN:VCARD', 'VERSION:4.0', ...written, 'END:VCARD', ''].join('\r\n')
}

// Commas, semicolons and line breaks separate values (RFC 6350 §3.4).
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')
}
