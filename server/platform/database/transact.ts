import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

const pause = 200 // milliseconds; lets the other transaction finish first, so that the two do not collide again

/**
 * Runs work in a transaction, and a second time if the database aborted it because of a deadlock or a
 * serialisation failure. Side effects of the work outside the database must tolerate being repeated.
 */
export async function transact<DB, Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const once = () => db.transaction().execute(work)
  try {
    return await once()
  } catch (error) {
    if (!isGivenUp(error)) throw error
    await setTimeout(pause)
    return await once()
  }
}

/** Whether PostgreSQL reported a deadlock (40P01) or a serialisation failure (40001). */
function isGivenUp(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '40P01' || code === '40001'
}
