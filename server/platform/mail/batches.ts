import { type Database, type Kysely, notify } from '#server/platform/database/database.ts'
import { mailChannel } from './queue.ts'

type Db = Kysely<Database>

/** State of a batch: letters to many that are paused, resumed and stopped together. */
export interface Batch {
  pausedAt: Date | null
  pausedBecause: 'staff' | 'failures' | null
}

/** Starts or resumes a batch and resets its failure counts. */
export async function openBatch(db: Db, name: string): Promise<void> {
  const fresh = { ended: 0, failed: 0, failedInRow: 0, pausedAt: null, pausedBecause: null, toldAt: null }
  await db
    .insertInto('mailBatches')
    .values({ name, ...fresh })
    .onConflict(conflict => conflict.column('name').doUpdateSet(fresh))
    .execute()
  await notify(db, mailChannel, '')
}

/** Pauses a batch; only letters already being sent still go out. Returns false if it is already paused. */
export async function pauseBatch(db: Db, name: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailBatches')
    .set({ pausedAt: now, pausedBecause: 'staff' })
    .where('name', '=', name)
    .where('pausedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findBatch(db: Db, name: string): Promise<Batch | undefined> {
  const row = await db
    .selectFrom('mailBatches')
    .select(['pausedAt', 'pausedBecause'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row && { ...row, pausedBecause: row.pausedBecause as Batch['pausedBecause'] }
}

/** Returns how many letters of a batch have been sent since a time. */
export async function countSentSince(db: Db, name: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch', '=', name)
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns how many batches are paused because of too many failures. */
export async function countPausedByFailures(db: Db, beginning: string): Promise<number> {
  const { count } = await db
    .selectFrom('mailBatches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', '^@', beginning)
    .where('pausedBecause', '=', 'failures')
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the batches paused by failures that staff have not been told of, each only once. */
export async function claimUnreportedPauses(db: Db, beginning: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('mailBatches')
    .set({ toldAt: now })
    .where('name', '^@', beginning)
    .where('pausedBecause', '=', 'failures')
    .where('toldAt', 'is', null)
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}
