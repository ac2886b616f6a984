import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

const lock = 4_101_925_002 // shared by all processes of this product and used by no other
const longestWait = 300_000 // milliseconds
const betweenAttempts = 200 // milliseconds

/**
 * Runs work in one transaction while no other process on this database runs such work: what only one process
 * may do at its first start. Throws if another process holds the lock for more than five minutes.
 */
export async function withPreparationLock<T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (const deadline = Date.now() + longestWait; Date.now() < deadline; await pause(betweenAttempts)) {
    const result = await db.transaction().execute(async trx => {
      if (!(await isLocked(trx))) return null
      // Such work may take longer than a visitor's request may.
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      return { done: await work(trx) }
    })
    if (result) return result.done
  }
  throw new Error(
    'Another process has been preparing this database for five minutes: stop it, and start anew.',
  )
}

// Polled, because a waiting statement would hit the statement and lock timeouts.
async function isLocked(trx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{
    isLocked: boolean
  }>`select pg_try_advisory_xact_lock(${lock}) as is_locked`.execute(trx)
  return rows[0]?.isLocked === true
}
