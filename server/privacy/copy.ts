import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countHeld } from '#server/platform/copies/copies.ts'
import { audit } from '#server/platform/records/records.ts'

/**
 * Returns why this installation counts as a copy of another site, or null, and the number of letters held
 * back.
 */
export async function copyStanding({ copies, db }: Context) {
  return { reason: copies.reason(), lettersHeld: await countHeld(db) }
}

/** Ends the copy state and discards or sends the held letters. Throws `notFound` if this is no copy. */
export async function releaseCopy(context: Context, letters: 'discard' | 'send') {
  const { copies, db } = context
  const reason = copies.reason()
  if (reason === null) throw fail('notFound')
  const discarded = await copies.release(db, letters)
  await audit(context, {
    action: 'copyReleased',
    entity: 'installation',
    entityId: null,
    details: { reason, letters, discarded },
  })
  context.cache.clearAll()
  return { discarded }
}
