import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Sending, SendingAgain } from '#contract/newsletter/sending.ts'
import { troubleSentence } from '#messages/outbox.ts'
import { showFilesOf } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { troubleOf } from '#server/platform/mail/mail.ts'
import { audit, find } from '#server/platform/records/records.ts'
import { spokenBy } from './issue-letter.tsx'
import { findIssue, type IssueRow, lockIssue, setSent } from './issue-queries.ts'
import { newsletterKind } from './kind.ts'
import {
  countFrozen,
  countNewSince,
  countReaders,
  lastRound,
  standings,
  wantFailedAgain,
  wantLetters,
} from './letters-ledger.ts'
import { countBounces } from './returned-letters.ts'

interface Order {
  id: number
  /** The version that whoever sends it has read. */
  version?: number | undefined
  again?: SendingAgain | undefined
  /** The subject, typed once more, where an issue was sent already. */
  confirm?: string | boolean | undefined
}

/**
 * Sends an issue to everybody who reads the newsletter now, in their language: one line of the ledger each, in this
 * transaction; a job writes the letters. Throws `incomplete` for one that nobody could read, `nobodyReads`, and
 * `alreadySent` unless `again` says to whom it goes once more and `confirm` repeats its subject.
 */
export async function send(context: Context, order: Order): Promise<void> {
  const { id, version, again } = order
  const issue = await lockIssue(context.db, id)
  if (!issue) throw fail('notFound')
  if (version !== undefined && issue.version !== version)
    throw fail('staleVersion', { current: await find(newsletterKind, context, id) })
  if (issue.sentAt) await sendOnceMore(context, issue, order)
  else if (again) throw fail('invalid', { fields: { again: 'value' } })
  else await sendFirst(context, issue)
  await context.jobs.enqueue(context.db, 'sendNewsletter')
}

async function sendFirst(context: Context, issue: IssueRow): Promise<void> {
  const { db, clock } = context
  const { id } = issue
  if (spokenBy(issue).length === 0) throw fail('incomplete', { fields: missingIn(issue) })
  const letters = await wantLetters(db, { newsletterId: id, round: 1, now: clock() })
  if (letters === 0) throw fail('nobodyReads')
  await setSent(db, id, clock())
  // What is in many mailboxes is no secret any more, and is fetched without a login.
  await showFilesOf(context, Object.values(issue.content))
  await note(context, 'newsletterSent', issue, letters)
}

function missingIn({ subject, content }: IssueRow): Record<string, string> {
  const missing = [...(subject.de ? [] : ['subject.de']), ...(content.de ? [] : ['content.de'])]
  return Object.fromEntries(missing.map(field => [field, 'required']))
}

async function sendOnceMore(context: Context, issue: IssueRow, { again, confirm }: Order): Promise<void> {
  const { db, clock } = context
  const { id: newsletterId } = issue
  if (!again) throw fail('alreadySent')
  if (!isSubject(issue.subject, confirm)) throw fail('invalid', { fields: { confirm: 'confirmSubject' } })
  const now = clock()
  const round = (await lastRound(db, newsletterId)) + (again === 'all' ? 1 : 0)
  const letters =
    again === 'failed'
      ? await wantFailedAgain(db, newsletterId, now)
      : await wantLetters(db, { newsletterId, round, now, isForNew: again === 'newSince' })
  if (letters === 0) throw fail('nobodyReads')
  await note(context, 'newsletterSentAgain', issue, letters)
}

function isSubject({ de, en }: Bilingual<string>, typed: string | boolean | undefined): boolean {
  return typeof typed === 'string' && typed !== '' && [de, en].includes(typed.trim())
}

/** Writes those letters of an issue anew that failed; where none did, nothing happens. Throws `notFound`. */
export async function retry(context: Context, id: number): Promise<{ requeued: number }> {
  const { db, clock, jobs } = context
  const issue = await lockIssue(db, id)
  if (!issue?.sentAt) throw fail('notFound')
  const requeued = await wantFailedAgain(db, id, clock())
  if (requeued > 0) {
    await note(context, 'newsletterSentAgain', issue, requeued)
    await jobs.enqueue(db, 'sendNewsletter')
  }
  return { requeued }
}

async function note(
  context: Context,
  action: 'newsletterSent' | 'newsletterSentAgain',
  { id, subject }: IssueRow,
  letters: number,
): Promise<void> {
  const details = { letters, subject: subject.de || subject.en }
  await audit(context, { action, entity: 'newsletter', entityId: id, details })
}

/** To how many an issue goes or went, and what has become of its letters. Throws `notFound`. */
export async function sendingOf(context: Context, id: number): Promise<Sending> {
  const { db, language } = context
  if (!(await findIssue(db, id))) throw fail('notFound')
  const all = await standings(db, id)
  const figures = { queued: 0, sent: 0, failed: 0, uncertain: 0, left: 0, suppressed: 0 }
  const reasons = new Map<string, number>()
  for (const { state, trouble, count } of all) {
    figures[state] += count
    const why = troubleOf(trouble)
    const message = why && troubleSentence(why)[language]
    if (message) reasons.set(message, (reasons.get(message) ?? 0) + count)
  }
  return {
    readers: await countReaders(db),
    newSince: await countNewSince(db, id),
    frozen: await countFrozen(db, id),
    figures,
    bounced: await countBounces(db, id),
    reasons: [...reasons].map(([message, count]) => ({ message, count })),
  }
}
