import type { Context } from '#server/platform/calls/calls.ts'
import { findFacts } from './issue-queries.ts'

/** Facts of issues for staff beside the editable fields: when they are or were sent, and the result. */
export async function factsOf({ db }: Pick<Context, 'db'>, ids: readonly number[]) {
  const found = await findFacts(db, ids)
  return new Map(
    found.map(({ id, sentAt, sendAfter, recipientCount, errors }) => [
      id,
      {
        sentAt: sentAt?.toISOString() ?? null,
        sendAfter: sendAfter?.toISOString() ?? null,
        recipientCount,
        errors,
      },
    ]),
  )
}
