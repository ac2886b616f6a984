import { fail } from '#contract/errors.ts'
import { lockedOnceSent, type NewsletterFields, newsletterRecord } from '#contract/newsletter/newsletter.ts'
import { plainText } from '#contract/richtext.ts'
import { newslettersBackstage as say } from '#messages/newsletters-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { type Acting, recordKind } from '#server/platform/records/records.ts'
import { factsOf } from './facts.ts'
import { findIssue } from './issue-queries.ts'

/**
 * Issues of the newsletter as a kind of record: sent texts are locked, and an issue may be shown in the
 * archive.
 */
export const newsletterKind = recordKind({
  name: 'newsletter',
  table: 'newsletters',
  record: newsletterRecord,
  translated: { texts: ['subject', 'title', 'content', 'plainText'] },
  addressed: { slugFrom: 'title' },
  published: {},
  columns: async () => [
    { heading: say.subjectDe, cell: ({ subject }) => subject.de },
    { heading: say.subjectEn, cell: ({ subject }) => subject.en },
    { heading: say.sentAt, cell: ({ sentAt }) => (sentAt ? new Date(sentAt) : null) },
    { heading: say.recipientCount, cell: ({ recipientCount }) => recipientCount },
    { heading: say.errors, cell: ({ errors }) => errors },
  ],
  searched: {
    searchText: ({ title, content }, language) => ({
      title: title[language],
      words: title[language] ? [plainText(content[language])] : [],
    }),
  },
  words: ({ subject, title, content }) => [
    ...[subject.de, subject.en, title.de, title.en],
    ...[plainText(content.de), plainText(content.en)],
  ],
  refuse: refuseIssue,
  facts: factsOf,
  namesOf,
})

/**
 * Throws `alreadySent` for a change of the texts of a sent issue, `sendingOrdered` for one of an ordered
 * issue, and `invalid` for showing an unsent issue in the archive.
 */
async function refuseIssue(
  { db }: Acting,
  fields: NewsletterFields,
  id: number | null,
  before: NewsletterFields | null,
): Promise<void> {
  const { sentAt, sendAfter } = (id === null ? null : await findIssue(db, id)) ?? {}
  const isChanged = (name: (typeof lockedOnceSent)[number]) =>
    JSON.stringify(fields[name]) !== JSON.stringify(before?.[name])
  if (!sentAt) {
    // An ordered issue is sent as it was checked and tested.
    if (sendAfter && lockedOnceSent.some(isChanged)) throw fail('sendingOrdered')
    if (fields.isVisible) throw fail('invalid', { fields: { isVisible: 'newsletterUnsent' } })
    return
  }
  if (lockedOnceSent.some(isChanged)) throw fail('alreadySent')
}
