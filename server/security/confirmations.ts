import { fail, isFailure } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { report } from './report.ts'

const all = 'site' // one limit for all forms

/**
 * Counts one confirmation letter to an unconfirmed address. Every form counts one whatever it then writes, so
 * that its response reveals nothing about the address. Throws `confirmationsUsedUp` once the day's limit is
 * reached; staff are told once.
 */
export async function limitConfirmations(context: Context): Promise<void> {
  try {
    await context.limits.take('confirmation', all)
  } catch (error) {
    if (!isFailure(error, 'tooMany')) throw error
    if (await takeFirstNotice(context)) await notifyStaff(context)
    throw fail('confirmationsUsedUp', error.details)
  }
}

async function takeFirstNotice({ limits }: Context): Promise<boolean> {
  try {
    await limits.take('confirmationsEnded', all)
    return true
  } catch (error) {
    if (isFailure(error, 'tooMany')) return false
    throw error
  }
}

// `report` takes a second connection beside the one of the transaction; only one call a day gets here.
async function notifyStaff(context: Context): Promise<void> {
  await report(context, {
    cause: 'confirmationsUsedUp',
    groupKey: 'confirmations used up',
    details: { aDay: context.config.confirmationsADay },
    done: [{ step: 'confirmationsStopped' }],
  })
}
