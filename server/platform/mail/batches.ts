import { type Database, type Kysely, notify } from '#server/platform/database/database.ts'
import { mailChannel } from './queue.ts'

type Db = Kysely<Database>

/** How it stands with letters to many that are paused, resumed and stopped together. */
export interface Batch {
  pausedAt: Date | null
  pausedBecause: 'staff' | 'failures' | null
}

/** Begins a batch, or lets it go on: what failed before counts no more. */
export async function openBatch(db: Db, name: string): Promise<void> {
  const fresh = { ended: 0, failed: 0, failedInRow: 0, pausedAt: null, pausedBecause: null, toldAt: null }
  await db
    .insertInto('mailBatches')
    .values({ name, ...fresh })
    .onConflict(conflict => conflict.column('name').doUpdateSet(fresh))
    .execute()
  await notify(db, mailChannel, '')
}

/** Nothing of it leaves from now on but the letters in hand. False where it is paused already. */
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

/** How many letters of a batch have left since a moment. */
export async function countSentSince(db: Db, name: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch', '=', name)
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** How many batches too many failures have paused, of which letters still wait. */
export async function countPausedByFailures(db: Db, beginning: string): Promise<number> {
  const { count } = await db
    .selectFrom('mailBatches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', '^@', beginning)
    .where('pausedBecause', '=', 'failures')
    .executeTakeFirstOrThrow()
  return count
}

/** Batches that too many failures have paused, of which staff have not been told: each is given once. */
export async function takeUntold(db: Db, beginning: string, now: Date): Promise<string[]> {
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
