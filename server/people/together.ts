import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { Acting } from '#server/platform/records/records.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** Runs work in the call's transaction, or in a new one. */
export async function withinTransaction<T>(context: Needs, work: (inside: Needs) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return work(context)
  return transact(context.db, db => work({ ...context, db }))
}

/** Context of actions by the site itself, which has all rights. */
export function actingAsSite({ db, clock }: Needs): Acting {
  return { db, clock, caller: null, requestId: 'site' }
}
