import { day, minute } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import { missingToSend } from '#contract/newsletter/ready.ts'
import type { Sending, SendingAgain } from '#contract/newsletter/sending.ts'
import { troubleSentence } from '#messages/outbox.ts'
import { makeFilesPublic } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Batch, countSentSince, findBatch, openBatch, troubleOf } from '#server/platform/mail/mail.ts'
import { type Acting, audit, change, find } from '#server/platform/records/records.ts'
import { batchOf } from './batch-of-issue.ts'
import { countLeftAfter, countReadInArchive } from './issue-figures.ts'
import { findIssue, type IssueRow, lockIssue, raiseVersion, setSendAfter, setSent } from './issue-queries.ts'
import { newsletterKind } from './kind.ts'
import {
  countIntendedLetters,
  countLettersByState,
  countNewSince,
  countReaders,
  lastRound,
  wantFailedAgain,
  wantLetters,
} from './letters-ledger.ts'
import { renderPartsInBoth } from './parts.ts'
import { withoutPortraits } from './portraits.ts'
import { countBounces } from './returned-letters.ts'

interface Order {
  id: number
  /** Version of the issue that the caller has read. */
  version?: number | undefined
  again?: SendingAgain | undefined
  /** The subject, typed again, if the issue was sent before. */
  confirm?: string | boolean | undefined
  /** Earliest moment of sending. */
  sendAt?: string | undefined
}

/**
 * Orders an issue to be sent to all readers in their language: at `sendAt`, and not before the hold of
 * `newsletterHold` minutes (10 by default) in which it can be stopped. Throws `incomplete` if no language is
 * complete or the archive lacks a title, `nobodyReads`, and `alreadySent` for an ordered or sent issue,
 * unless `sendAt` gives another moment or `again` names the recipients of a repetition and `confirm` repeats
 * the subject.
 */
export async function orderSending(context: Context, order: Order): Promise<void> {
  const { id, version, again } = order
  const issue = await lockIssue(context.db, id)
  if (!issue) throw fail('notFound')
  if (version !== undefined && issue.version !== version)
    throw fail('staleVersion', { current: await find(newsletterKind, context, id) })
  if (issue.sentAt) await resendIssue(context, issue, order)
  else if (again) throw fail('invalid', { fields: { again: 'value' } })
  else await sendFirst(context, issue, order)
  await context.jobs.enqueue(context.db, 'sendNewsletter')
}

const farthest = 366 * day // milliseconds; a later moment is a typing error

async function sendFirst(context: Context, issue: IssueRow, { sendAt }: Order): Promise<void> {
  const { db, clock, config } = context
  if (issue.sendAfter && !sendAt) throw fail('alreadySent')
  const missing = missingToSend(issue)
  if (missing.length > 0)
    throw fail('incomplete', { fields: Object.fromEntries(missing.map(path => [path, 'required'])) })
  const readers = await countReaders(db, clock())
  if (readers.de + readers.en === 0) throw fail('nobodyReads')
  if (!sendAt && config.newsletterHold === 0) return void (await beginSending(context, issue))
  const now = clock().getTime()
  const wanted = sendAt ? Date.parse(sendAt) : now
  if (wanted < now || wanted > now + farthest) throw fail('invalid', { fields: { sendAt: 'value' } })
  await setSendAfter(db, issue.id, new Date(Math.max(wanted, earliestSendTime(context))))
  await note(context, 'newsletterOrdered', issue, readers.de + readers.en)
}

/** Earliest moment at which letters of an order made now may leave. */
function earliestSendTime({ clock, config }: Pick<Context, 'clock' | 'config'>): number {
  return clock().getTime() + config.newsletterHold * minute
}

/**
 * Starts sending an issue to all current readers: adds their ledger lines in this transaction; a job writes
 * the letters. Returns false if there are no readers.
 */
export async function beginSending(
  context: Acting & Pick<Context, 'kinds'>,
  issue: IssueRow,
): Promise<boolean> {
  const { db, clock } = context
  const { id } = issue
  const letters = await wantLetters(db, { newsletterId: id, round: 1, now: clock() })
  if (letters === 0) {
    await setSendAfter(db, id, null)
    return false
  }
  await openBatch(db, batchOf(id))
  const sentParts = await renderPartsInBoth(context, issue.parts)
  await setSent(db, id, clock(), sentParts)
  if (issue.archivesWhenSent) await putIntoArchive(context, issue)
  // What is in many mailboxes is no secret any more, and is fetched without a login; portraits while their pages show them.
  const publicParts = Object.values(sentParts).map(withoutPortraits)
  await makeFilesPublic(context, [...Object.values(issue.content), ...publicParts])
  await note(context, 'newsletterSent', issue, letters)
  return true
}

// Runs as the site itself: the person who ordered the issue may have left or lost the right by now.
async function putIntoArchive(
  context: Acting & Pick<Context, 'kinds'>,
  { id, version }: IssueRow,
): Promise<void> {
  const at = { publishAt: null, unpublishAt: null }
  await change(
    newsletterKind,
    { ...context, caller: null },
    { id, version: version + 1, isVisible: true, ...at },
  )
}

async function resendIssue(
  context: Context,
  issue: IssueRow,
  { again, confirm, sendAt }: Order,
): Promise<void> {
  const { db, clock, config } = context
  const { id: newsletterId } = issue
  if (!again) throw fail('alreadySent')
  if (sendAt) throw fail('invalid', { fields: { sendAt: 'value' } })
  if (!isSubject(issue.subject, confirm)) throw fail('invalid', { fields: { confirm: 'confirmSubject' } })
  const now = clock()
  const round = (await lastRound(db, newsletterId)) + (again === 'all' ? 1 : 0)
  const letters =
    again === 'failed'
      ? await wantFailedAgain(db, newsletterId, now)
      : await wantLetters(db, { newsletterId, round, now, isForNew: again === 'newSince' })
  if (letters === 0) throw fail('nobodyReads')
  await openBatch(db, batchOf(newsletterId))
  // Failed letters were ordered before, so there is no further hold.
  const isHeld = again !== 'failed' && config.newsletterHold > 0
  if (isHeld) await setSendAfter(db, newsletterId, new Date(earliestSendTime(context)))
  else await raiseVersion(db, newsletterId)
  await note(context, 'newsletterSentAgain', issue, letters)
}

function isSubject({ de, en }: Bilingual<string>, typed: string | boolean | undefined): boolean {
  return typeof typed === 'string' && typed !== '' && [de, en].includes(typed.trim())
}

/** Writes the failed letters of an issue again; does nothing without any. Throws `notFound`. */
export async function retry(context: Context, id: number): Promise<{ requeued: number }> {
  const { db, clock, jobs } = context
  const issue = await lockIssue(db, id)
  if (!issue?.sentAt) throw fail('notFound')
  const requeued = await wantFailedAgain(db, id, clock())
  if (requeued > 0) {
    await openBatch(db, batchOf(id))
    await note(context, 'newsletterSentAgain', issue, requeued)
    await jobs.enqueue(db, 'sendNewsletter')
  }
  return { requeued }
}

async function note(
  context: Acting,
  action: 'newsletterOrdered' | 'newsletterSent' | 'newsletterSentAgain',
  { id, subject }: IssueRow,
  letters: number,
): Promise<void> {
  const details = { letters, subject: subject.de || subject.en }
  await audit(context, { action, entity: 'newsletter', entityId: id, details })
}

/** Returns to how many readers an issue is or was sent, and the states of its letters. Throws `notFound`. */
export async function sendingOf(context: Context, id: number): Promise<Sending> {
  const { db, language, clock, config } = context
  const issue = await findIssue(db, id)
  if (!issue) throw fail('notFound')
  const batch = await findBatch(db, batchOf(id))
  const all = await countLettersByState(db, id)
  const figures = { queued: 0, sent: 0, failed: 0, uncertain: 0, left: 0, suppressed: 0 }
  let stopped = 0
  const reasons = new Map<string, number>()
  for (const { state, trouble, count } of all) {
    figures[state] += count
    if (state === 'suppressed') stopped += trouble === null ? 0 : count
    const why = troubleOf(trouble)
    const message = state !== 'suppressed' && why && troubleSentence(why)[language]
    if (message) reasons.set(message, (reasons.get(message) ?? 0) + count)
  }
  return {
    readers: await countReaders(db, clock()),
    newSince: await countNewSince(db, id, clock()),
    frozen: await countIntendedLetters(db, id),
    figures,
    stopped,
    sendAfter: issue.sendAfter?.toISOString() ?? null,
    paused: pausedOf(batch),
    perMinute: await countSentSince(db, batchOf(id), new Date(clock().getTime() - minute)),
    bounced: await countBounces(db, id),
    leftAfter: await countLeftAfter(db, id),
    readInArchive: config.matomo ? null : await countReadInArchive(db, id),
    reasons: [...reasons].map(([message, count]) => ({ message, count })),
  }
}

function pausedOf(batch: Batch | undefined): Sending['paused'] {
  const { pausedAt, pausedBecause } = batch ?? {}
  return pausedAt && pausedBecause ? { at: pausedAt.toISOString(), because: pausedBecause } : null
}
