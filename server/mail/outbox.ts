import type { mailApi } from '#contract/mail/api.ts'
import { mailPurposeOf } from '#messages/mail-purposes.ts'
import { mailColumns, mailStateNames, outbox as say } from '#messages/outbox.ts'
import {
  by,
  byText,
  daysOf,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
  wordsIn,
} from '#server/platform/lists/lists.ts'
import { mailsInOutbox } from '#server/platform/mail/mail.ts'
import { summary } from './mail.ts'

const momentOf = (moment: string | null) => (moment ? new Date(moment) : null)

/** All letters of the last weeks, newest first. Their words are in no file. */
export const outbox: ListDeclaration<ReturnType<typeof summary>, QueryOf<typeof mailApi.list>> = {
  name: 'mail',
  title: say.title,
  table: 'mails',
  sort: '-createdAt',
  sorts: {
    createdAt: by('createdAt'),
    sentAt: by('sentAt'),
    recipient: byText('recipient'),
    subject: byText('subject'),
  },
  search: wordsIn('recipient', 'subject'),
  filters: { state: isAnyOf('state'), ...daysOf('created', 'createdAt') },
  rows: async ({ db, language }, ids) => (await mailsInOutbox(db, ids)).map(mail => summary(mail, language)),
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
