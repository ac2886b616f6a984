import { sql } from 'kysely'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { withTokens } from './link-token.ts'

/** Letters to somebody, from somebody, and those to staff that name the address. */
export const mailPersonal: readonly PersonalData[] = [
  {
    kind: 'mail',
    table: 'mails',
    addresses: ['recipient', 'replyTo'],
    hashed: { column: 'recipientHash', as: 'recipient' },
    // A permalink, by which works are found, may be any word.
    orWhere: address =>
      address.includes('@') ? sql<boolean>`text ~* ${asWhole(address.trim())}` : sql<boolean>`false`,
    told: ['id', 'purpose', 'recipientName', 'subject', 'text', 'state', 'createdAt', 'sentAt'],
    shown: row => ({ ...row, text: withTokens(String(row.text), null) }),
    async erase({ db }, rows) {
      const ids = rows.map(({ id }) => Number(id))
      await db.deleteFrom('mails').where('id', 'in', ids).where('state', '<>', 'sending').execute()
    },
  },
]

// Not where it is a part of another address.
function asWhole(address: string): string {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(?<![a-z0-9._%+-])${literal}(?![a-z0-9-]|[.][a-z0-9])`
}
