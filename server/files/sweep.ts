import { day } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findKeptHashes } from './queries.ts'

/** Removes bytes that no file has needed since the sweep before, nor a day after they were written. Gives how many went. */
export async function sweepFiles({
  db,
  storage,
  clock,
}: Pick<Context, 'db' | 'storage' | 'clock'>): Promise<number> {
  const kept = await findKeptHashes(db)
  // A day is longer than any upload takes.
  return storage.sweep(new Date(clock().getTime() - day), async hash => kept.has(hash))
}
