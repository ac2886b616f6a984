import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export async function addPending(
  db: Db,
  row: { tokenHash: Buffer; votingId: number; sealed: Buffer; expiresAt: Date },
): Promise<void> {
  await db.insertInto('pendingBallots').values(row).execute()
}

export async function findPending(db: Db, face: string, tokenHash: Buffer) {
  return db
    .selectFrom('pendingBallots')
    .innerJoin('votings', 'votings.id', 'votingId')
    .select(['votingId', 'sealed', 'expiresAt', 'face', 'faceId', 'opensAt', 'closesAt'])
    .where('tokenHash', '=', tokenHash)
    .where('face', '=', face)
    .executeTakeFirst()
}

/** Locks the pending ballot of a token until the transaction ends. Returns false if it was counted or deleted. */
export async function lockPending(db: Db, tokenHash: Buffer): Promise<boolean> {
  const pending = await db
    .selectFrom('pendingBallots')
    .select('sealed')
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  return pending !== undefined && pending.sealed !== null
}

/** Deletes the encrypted votes of a counted ballot. The row stays until its link expires. */
export async function clearPending(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('pendingBallots').set({ sealed: null }).where('tokenHash', '=', tokenHash).execute()
}
