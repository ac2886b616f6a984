import { sql } from 'kysely'
import { retention } from '#contract/retention.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { keyBeginning } from './subscription-letters.tsx'
import { forgetSubscriptionLinks } from './subscription-links.ts'

const withLinks: Forgetting['afterwards'] = async (trx, ids) => {
  await forgetSubscriptionLinks(trx, ids)
  await takeBackMailsBeginning(trx, ids.map(keyBeginning))
}

export const newsletterForgets: readonly Forgetting[] = [
  {
    kind: 'unconfirmedSubscription',
    table: 'newsletterSubscribers',
    since: sql`expires_at`,
    days: 0,
    where: sql<boolean>`state = 'pending'`,
    afterwards: withLinks,
  },
  {
    kind: 'unreachableSubscription',
    table: 'newsletterSubscribers',
    since: sql`disabled_at`,
    where: sql<boolean>`disabled_reason not in ('staff', 'complaint')`,
    empties: {
      state: sql`'left'`,
      email: sql`null`,
      endedAt: sql`disabled_at + make_interval(days => ${retention.unreachableSubscription.days})`,
      disabledReason: sql`null`,
      disabledAt: sql`null`,
    },
  },
  {
    kind: 'newsletterSubscription',
    table: 'newsletterSubscribers',
    since: sql`ended_at`,
    where: sql<boolean>`state = 'left'`,
    afterwards: withLinks,
  },
]
