import { fail } from '#contract/errors.ts'
import type { Sending, SendingAct } from '#contract/newsletter/sending.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openBatch, pauseBatch } from '#server/platform/mail/mail.ts'
import { audit } from '#server/platform/records/records.ts'
import { batchOf } from './batch-of-issue.ts'
import { type IssueRow, lockIssue, setSendAfter } from './issue-queries.ts'
import { stopLetters } from './letters-ledger.ts'
import { sendingOf } from './sending.ts'

/** Stops, pauses or resumes a sending, and returns its state afterwards. Throws `notFound`. */
export async function changeSending(
  context: Context,
  { id, act }: { id: number; act: SendingAct },
): Promise<Sending> {
  const issue = await lockIssue(context.db, id)
  if (!issue) throw fail('notFound')
  const letters = await acts[act](context, issue)
  if (letters !== null) {
    const details = { letters, subject: issue.subject.de || issue.subject.en }
    await audit(context, { action: names[act], entity: 'newsletter', entityId: id, details })
  }
  return sendingOf(context, id)
}

const names = { stop: 'newsletterStopped', pause: 'newsletterPaused', resume: 'newsletterResumed' } as const

/** Each returns the number of letters concerned; null if nothing changes. */
const acts = { stop, pause, resume } satisfies Record<
  SendingAct,
  (context: Context, issue: IssueRow) => Promise<number | null>
>

async function stop({ db, clock }: Context, { id, sentAt, sendAfter }: IssueRow): Promise<number | null> {
  if (!sentAt && !sendAfter) return null
  if (sendAfter) await setSendAfter(db, id, null)
  if (!sentAt) return 0
  const letters = await stopLetters(db, id, clock())
  await openBatch(db, batchOf(id))
  return letters
}

async function pause(context: Context, { id, sentAt }: IssueRow): Promise<number | null> {
  const { db, clock } = context
  const { queued } = (await sendingOf(context, id)).figures
  if (!sentAt || queued === 0) return null
  return (await pauseBatch(db, batchOf(id), clock())) ? queued : null
}

async function resume(context: Context, { id }: IssueRow): Promise<number | null> {
  const { paused, figures } = await sendingOf(context, id)
  if (!paused) return null
  await openBatch(context.db, batchOf(id))
  return figures.queued
}
