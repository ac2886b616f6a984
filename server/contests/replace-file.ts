import type { OwnContribution } from '#contract/contests/contribution.ts'
import { fail } from '#contract/errors.ts'
import { deleteFile } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { writeContribution } from './contribution-queries.ts'
import {
  findActed,
  type LockedContribution,
  lockOwnContribution,
  ownAfter,
  returnToReview,
  rightsOf,
} from './own-submission.ts'
import { chosenFile, keepFile } from './submit.ts'

/**
 * Replaces the file of a contribution; the old one is deleted at once. A work that staff had accepted or
 * returned waits for a decision again. Throws the reason if it cannot be changed.
 */
export async function replaceFile(context: Context, token: string): Promise<OwnContribution> {
  const before = await findActed(context, token)
  refuseFixed(context, before)
  const file = chosenFile(context)
  await context.limits.take('contributionFile', String(before.row.id))
  // Before the contest is locked: other artists would wait for this file, and be refused.
  const fileId = await keepFile(context, before.contest, before.row.kind, file)
  const acted = await lockOwnContribution(context, token)
  const { row } = acted
  refuseFixed(context, acted)
  await writeContribution(context.db, row.id, { fileId, updatedAt: context.clock() })
  if (row.fileId !== null) await deleteFile(context, row.fileId)
  await returnToReview(context, { ...row, fileId })
  const own = await ownAfter(context, acted)
  if (!own) throw fail('linkExpired')
  return own
}

function refuseFixed(context: Context, acted: LockedContribution): void {
  if (!rightsOf(context, acted).mayChange) throw fail('contributionFixed')
}
