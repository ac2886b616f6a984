import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

const pause = 200 // milliseconds: the other goes on first, or both would meet again

/**
 * Does work in a transaction, and once more where the database gave it up because it stood in the way of another one:
 * then nothing of it has happened. What the work does beside the database must bear to be done twice.
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

/** Of two that waited for each other one, or one that another has overtaken. */
function isGivenUp(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '40P01' || code === '40001'
}
