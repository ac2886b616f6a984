import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { forgetExpiredLinks } from './links.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

/** Deletes links some days after they expired. */
export async function forgetLinks({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await forgetExpiredLinks(db, new Date(clock().getTime() - retention.link.days * day))
}
