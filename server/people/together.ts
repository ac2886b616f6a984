import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { Acting } from '#server/platform/records/records.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** All or nothing: inside the call's transaction, or in one of its own. */
export async function together<T>(context: Needs, work: (inside: Needs) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return work(context)
  return transact(context.db, db => work({ ...context, db }))
}

/** What nobody of the staff does: the site itself, which may everything. */
export function bySite({ db, clock }: Needs): Acting {
  return { db, clock, caller: null, requestId: 'site' }
}
