import { sql } from 'kysely'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { keyBeginning } from './letters.tsx'
import { leaveLink, registrationLink } from './links.ts'

const deleteLinksAndLetters: Forgetting['afterwards'] = async (trx, ids) => {
  await forgetLinksOf(trx, registrationLink, ids)
  await forgetLinksOf(trx, leaveLink, ids)
  await takeBackMailsBeginning(trx, ids.map(keyBeginning))
}

const over = {
  table: 'volunteers',
  since: sql<Date>`expires_at`,
  days: 0,
  afterwards: deleteLinksAndLetters,
} as const

export const volunteerForgets: readonly Forgetting[] = [
  { kind: 'unconfirmedVolunteer', ...over, where: sql<boolean>`state = 'pending'` },
  { kind: 'volunteer', ...over, where: sql<boolean>`state <> 'pending'` },
]
