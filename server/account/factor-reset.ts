import { type FactorOf, factorTimes } from '#contract/account/second-factor.ts'
import { fail } from '#contract/errors.ts'
import { lockPersonRow, namesOf } from '#server/people/people.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { endLinks, issueLink, type LinkPurpose, readLink, takeLink } from '#server/platform/links/links.ts'
import { audit } from '#server/platform/records/records.ts'
import { endSessionsOf } from '#server/platform/sessions/sessions.ts'
import { report } from '#server/security/security.ts'
import { deleteReset, findReset, insertReset, isFactorOn, takeDueResets } from './factor-queries.ts'
import { turnOff } from './factors.ts'
import { sendFactorNotice, sendResetAsked } from './letters.ts'
import { callerOf } from './self.ts'

/** Link to the page on which the owner stops a reset of their second factor. */
const factorReset: LinkPurpose = {
  name: 'secondFactorReset',
  life: factorTimes.reset,
  uses: 'once',
  endsOlder: true,
}

/** State of a user's second factor, for administrators. */
export async function findFactorState(context: Context, userId: number): Promise<FactorOf> {
  const reset = await findReset(context.db, userId)
  const names = await namesOf(context, reset?.askedBy ? [reset.askedBy] : [])
  return {
    isOn: await isFactorOn(context.db, userId),
    reset: reset
      ? {
          askedAt: reset.askedAt.toISOString(),
          dueAt: reset.dueAt.toISOString(),
          askedBy: reset.askedBy ? (names.get(reset.askedBy) ?? null) : null,
        }
      : null,
  }
}

/**
 * Requests the removal of the second factor of a user who has lost it. The owner is notified and can stop it
 * for a day. Throws `factorMissing`, and `notAllowed` for the caller's own, which is removed in the profile.
 */
export async function requestFactorReset(context: Context, userId: number): Promise<FactorOf> {
  const askedBy = callerOf(context)
  if (askedBy === userId) throw fail('notAllowed')
  const askedAt = context.clock()
  const dueAt = new Date(askedAt.getTime() + factorTimes.reset)
  const isNew = await transact(context.db, async db => {
    const inside = { ...context, db }
    await lockPersonRow(db, userId)
    if (!(await isFactorOn(db, userId))) throw fail('factorMissing')
    if (!(await insertReset(db, { userId, askedBy, askedAt, dueAt }))) return false
    const { token } = await issueLink(inside, factorReset, userId, { expiresAt: dueAt })
    await sendResetAsked(inside, userId, token)
    await audit(inside, { action: 'secondFactorResetAsked', entity: 'people', entityId: userId })
    return true
  })
  if (isNew) await reportReset(context, userId)
  return findFactorState(context, userId)
}

async function reportReset(context: Context, userId: number): Promise<void> {
  await report(context, {
    cause: 'secondFactorResetAsked',
    userId,
    groupKey: `second factor reset ${userId}`,
    done: [{ step: 'ownerTold' }],
  })
}

/** Withdraws a reset as an administrator. Throws `notFound`. */
export async function withdrawReset(context: Context, userId: number): Promise<undefined> {
  await stopReset(context, userId)
}

/** Checks whether the link of the letter can still stop a reset. Throws `linkInvalid` and `linkExpired`. */
export async function checkKeepLink(context: Context, token: string): Promise<{ valid: true }> {
  const { subject } = await readLink(context, factorReset, token)
  if (!(await findReset(context.db, subject))) throw fail('linkExpired')
  return { valid: true }
}

/** Stops a reset by the link in the owner's letter. */
export async function stopResetByLink(context: Context, token: string): Promise<undefined> {
  const userId = await takeLink(context, factorReset, token)
  await stopReset(context, userId)
}

async function stopReset(context: Context, userId: number): Promise<void> {
  if (!(await deleteReset(context.db, userId))) throw fail('notFound')
  await endLinks(context, factorReset, userId)
  await audit(context, { action: 'secondFactorResetStopped', entity: 'people', entityId: userId })
  await sendFactorNotice(context, userId, 'secondFactorKept')
}

/** Carries out the resets that were requested a day ago and not stopped. */
export async function resetDueFactors(given: Dependencies): Promise<void> {
  await transact(given.db, async db => {
    const inside = { ...given, db, caller: null, requestId: '' }
    for (const userId of await takeDueResets(db, given.clock())) {
      await turnOff(inside, userId, 'secondFactorResetDone')
      await endSessionsOf(inside, userId, 'factorReset')
    }
  })
}
