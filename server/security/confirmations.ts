import { fail, isFailure } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { report } from './report.ts'

const all = 'site' // every form takes from the same

/**
 * Counts one letter that asks an address to confirm which nobody has confirmed yet. Each form takes one whatever it then
 * writes, so that its answer says nothing about the address. Throws `confirmationsUsedUp` once none is left for a day;
 * staff are told of that once.
 */
export async function takeConfirmation(context: Context): Promise<void> {
  try {
    await context.limits.take('confirmation', all)
  } catch (error) {
    if (!isFailure(error, 'tooMany')) throw error
    if (await isFirst(context)) await tellStaff(context)
    throw fail('confirmationsUsedUp', error.details)
  }
}

async function isFirst({ limits }: Context): Promise<boolean> {
  try {
    await limits.take('confirmationsEnded', all)
    return true
  } catch (error) {
    if (isFailure(error, 'tooMany')) return false
    throw error
  }
}

// The one call in a day that does so holds a second connection.
async function tellStaff(context: Context): Promise<void> {
  await report(context, {
    cause: 'confirmationsUsedUp',
    groupKey: 'confirmations used up',
    details: { aDay: context.config.confirmationsADay },
    done: [{ step: 'confirmationsStopped' }],
  })
}
