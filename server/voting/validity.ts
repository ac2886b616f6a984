import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import { lockVoting, type Voting } from './queries.ts'

/** A voting and its name in the audit log: its face and the record's id. */
type Ruled = Pick<Voting, 'id' | 'face' | 'faceId'>

/**
 * Excludes a named ballot from the count, or with `reason: null` includes it again; the ballot itself stays.
 * Throws `notFound`, also for the ballots of a secret voting, which nobody may select.
 */
export async function excludeBallot(
  context: Context,
  { id, face, faceId }: Ruled,
  ballotId: string,
  reason: string | null,
): Promise<void> {
  const { db, clock } = context
  await lockVoting(db, id)
  const { numUpdatedRows } = await db
    .updateTable('namedBallots')
    .set({ excludedAt: reason === null ? null : clock(), exclusionReason: reason })
    .where('votingId', '=', id)
    .where('id', '=', ballotId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw fail('notFound')
  const action = reason === null ? 'ballotIncluded' : 'ballotExcluded'
  await audit(context, { action, entity: face, entityId: faceId, details: { ballotId, reason } })
}

/** Annuls a voting for a reason that is published, or with null makes it valid again. */
export async function annulVoting(
  context: Context,
  { id, face, faceId }: Ruled,
  reason: Bilingual<string> | null,
): Promise<void> {
  const { db, clock } = context
  await lockVoting(db, id)
  await db
    .updateTable('votings')
    .set({
      annulledAt: reason === null ? null : clock(),
      annulment: reason === null ? null : asJson(reason),
    })
    .where('id', '=', id)
    .execute()
  const action = reason === null ? 'annulmentRevoked' : 'annulled'
  await audit(context, { action, entity: face, entityId: faceId, details: { reason } })
}
