import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { deleteMessages } from './queries.ts'

const day = 24 * 3600 * 1000 // milliseconds

/** Deletes messages 30 days after receipt. */
export async function forgetContactMessages({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await deleteMessages(db, new Date(clock().getTime() - retention.contactMessage.days * day))
}
