import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { withTokens } from './link-token.ts'

/** Letters to somebody, and those to staff with what somebody wrote to the institute: others may name them, too. */
export const mailPersonal: readonly PersonalData[] = [
  {
    kind: 'mail',
    table: 'mails',
    addresses: ['recipient', 'replyTo'],
    // Answers to other letters go to the institute, whoever these are to.
    counts: (column, { purpose }) => column === 'recipient' || purpose === 'contact',
    hashed: { column: 'recipientHash', as: 'recipient' },
    disclosed: ['id', 'purpose', 'recipientName', 'subject', 'text', 'state', 'createdAt', 'sentAt'],
    shown: row => ({ ...row, text: withTokens(String(row.text), null) }),
    async erase({ db }, rows) {
      const ids = rows.map(({ id }) => Number(id))
      await db.deleteFrom('mails').where('id', 'in', ids).where('state', '<>', 'sending').execute()
    },
  },
]
