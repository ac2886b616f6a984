import { sql } from 'kysely'
import type { mailApi } from '#contract/mail/api.ts'
import { mailPurposeOf } from '#messages/mail-purposes.ts'
import { mailColumns, mailStateNames, outbox as say } from '#messages/outbox.ts'
import {
  byText,
  daysOf,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
  wordsIn,
} from '#server/platform/lists/lists.ts'
import { mailsInOutbox } from '#server/platform/mail/mail.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { isSecretLetter } from '#server/voting/voting.ts'
import { type Summary, summaries } from './mail.ts'

/** A column of letters that is looked at as little as it is shown: nothing of those to who votes in secret. */
const told = (column: string) => sql`(case when not ${isSecretLetter} then ${sql.ref(column)} end)`

const words = wordsIn(told('recipient'), 'subject')

const momentOf = (moment: string | null) => (moment ? new Date(moment) : null)

/** All letters of the last weeks, newest first. Their words are in no file. */
export const outbox: ListDeclaration<Summary, QueryOf<typeof mailApi.list>> = {
  name: 'mail',
  title: say.title,
  table: 'mails',
  sort: '-createdAt',
  sorts: {
    createdAt: () => told('createdAt'),
    sentAt: () => told('sentAt'),
    recipient: () => sql`lower(${told('recipient')})`,
    subject: byText('subject'),
  },
  // A sealed address is found by the whole of it.
  search: (q, { secret }) =>
    q
      .split(/\s+/)
      .flatMap(word =>
        words(word).map(
          isInWords => sql<boolean>`(${isInWords} or recipient_hash = ${hashOfAddress(secret, word)})`,
        ),
      ),
  filters: { state: isAnyOf('state'), ...daysOf('created', told('createdAt')) },
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
