import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import { lockVoting, type Voting } from './queries.ts'

/** What a voting is called in the audit log: the name and the id of its face. */
type Ruled = Pick<Voting, 'id' | 'face' | 'faceId'>

/**
 * Takes a named ballot out of the count, or with no reason puts it back; the ballot itself stays. Throws `notFound`,
 * for the ballots of a secret voting too: nobody may choose among them.
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

/** Declares a voting void as a whole, for a reason that everybody reads, or with none valid again. */
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
