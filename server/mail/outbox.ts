import { sql } from 'kysely'
import type { mailApi } from '#contract/mail/api.ts'
import { mailPurposeOf } from '#messages/mail-purposes.ts'
import { mailColumns, mailStateNames, outbox as say } from '#messages/outbox.ts'
import {
  byText,
  containsWords,
  daysOf,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { mailsInOutbox } from '#server/platform/mail/mail.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { secretLetterCondition } from '#server/voting/voting.ts'
import { type Summary, summaries } from './mail.ts'

/**
 * SQL of a column for search, sorting and filters; null for letters of a secret voting, whose values are not
 * shown either.
 */
const unlessSecret = (column: string) =>
  sql`(case when not ${secretLetterCondition} then ${sql.ref(column)} end)`

const words = containsWords(unlessSecret('recipient'), 'subject')

const momentOf = (moment: string | null) => (moment ? new Date(moment) : null)

/** The list of all letters of the last weeks, newest first. Exported files do not contain their texts. */
export const outbox: ListDeclaration<Summary, QueryOf<typeof mailApi.list>> = {
  name: 'mail',
  title: say.title,
  table: 'mails',
  sort: '-createdAt',
  sorts: {
    createdAt: () => unlessSecret('createdAt'),
    sentAt: () => unlessSecret('sentAt'),
    recipient: () => sql`lower(${unlessSecret('recipient')})`,
    subject: byText('subject'),
  },
  // A sealed address is found only by the complete address, through its hash.
  search: (q, { secret }) =>
    q
      .split(/\s+/)
      .flatMap(word =>
        words(word).map(
          isInWords => sql<boolean>`(${isInWords} or recipient_hash = ${hashOfAddress(secret, word)})`,
        ),
      ),
  filters: { state: isAnyOf('state'), ...daysOf('created', unlessSecret('createdAt')) },
  rows: async (context, ids) => summaries(context, await mailsInOutbox(context, ids)),
  columns: async () => [
    { heading: mailColumns.recipient, cell: ({ recipient }) => recipient },
    { heading: mailColumns.subject, cell: ({ subject }) => subject },
    { heading: mailColumns.purpose, cell: ({ purpose }, reader) => mailPurposeOf(purpose)[reader] },
    { heading: mailColumns.state, cell: ({ state }, reader) => mailStateNames[state][reader] },
    { heading: mailColumns.attempts, cell: ({ attempts }) => attempts },
    { heading: mailColumns.created, cell: ({ createdAt }) => momentOf(createdAt) },
    { heading: mailColumns.sent, cell: ({ sentAt }) => momentOf(sentAt) },
    { heading: mailColumns.nextAttempt, cell: ({ nextAttemptAt }) => momentOf(nextAttemptAt) },
    { heading: mailColumns.trouble, cell: ({ lastError }) => lastError },
  ],
}
