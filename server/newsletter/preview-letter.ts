import { fail } from '#contract/errors.ts'
import { inBoth, type Language, languages } from '#contract/language.ts'
import type { IssueTexts } from '#contract/newsletter/newsletter.ts'
import { addressOf } from '#contract/pathnames.ts'
import { withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Letter, queueMail } from '#server/platform/mail/mail.ts'
import { audit } from '#server/platform/records/records.ts'
import { issueFor, issueLetterOf } from './issue-letter.tsx'
import { findIssue } from './issue-queries.ts'

/** Returns the letters for readers of each language, of a sent issue as it was sent; null without a text. */
export async function previewLetter(
  context: Context,
  { id, ...texts }: IssueTexts & { id?: number | undefined },
) {
  const kept = id === undefined ? undefined : await findIssue(context.db, id)
  const issue = kept?.sentAt ? kept : texts
  const [german, english] = await Promise.all(languages.map(reader => letterFor(context, issue, reader)))
  const letters = { de: german ?? null, en: english ?? null }
  return inBoth(reader => {
    const { language, subject, html, text } = letters[reader] ?? {}
    return language && subject !== undefined
      ? { language, subject, html: html ?? '', text: text ?? '' }
      : null
  })
}

/**
 * Sends the saved issue to an address, one letter per language. Throws `notFound`, and `incomplete` if it has
 * no text.
 */
export async function sendTest(
  context: Context,
  { id, email, languages: wanted }: { id: number; email: string; languages: Language[] },
): Promise<undefined> {
  const issue = await findIssue(context.db, id)
  if (!issue || issue.deletedAt) throw fail('notFound')
  for (const reader of new Set(wanted)) {
    const letter = await letterFor(context, issue, reader, true)
    if (!letter) throw fail('incomplete', { fields: { 'subject.de': 'required', 'content.de': 'required' } })
    await queueMail(context, { purpose: 'newsletterTest', to: { address: email }, letter })
  }
  const details = { letters: wanted.length }
  await audit(context, { action: 'newsletterTested', entity: 'newsletter', entityId: id, details })
}

/**
 * Builds the letter of an issue for a preview or a test: its pictures, which are not public before it is
 * sent, get keys. Null without a text.
 */
export async function letterFor(
  context: Context,
  texts: IssueTexts,
  reader: Language,
  isTest = false,
): Promise<Letter | null> {
  const issue = await issueFor(context, texts, reader)
  const { baseUrl } = context.config
  const ownPage = baseUrl + addressOf('newsletter', reader)
  return issue && issueLetterOf(withKeys(context, issue), { reader, baseUrl, ownPage, isTest })
}
