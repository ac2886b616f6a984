import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

const pause = 200 // milliseconds; lets the other transaction finish first, so that the two do not collide again

/**
 * Runs work in a transaction, and a second time if it failed because of a concurrent transaction: by a deadlock, a
 * serialisation failure, or a violated unique or foreign key. The second time, the checks of the work see what the
 * other transaction committed. Side effects of the work outside the database must tolerate being repeated.
 */
export async function transact<DB, Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const once = () => db.transaction().execute(work)
  try {
    return await once()
  } catch (error) {
    if (!isCollision(error)) throw error
    await setTimeout(pause)
    return await once()
  }
}

// Of PostgreSQL: deadlock, serialisation failure, unique violation, foreign key violation.
const collisions = new Set<unknown>(['40P01', '40001', '23505', '23503'])

function isCollision(error: unknown): boolean {
  return collisions.has((error as { code?: unknown } | null)?.code)
}
