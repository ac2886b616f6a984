import { sql } from 'kysely'
import { retention } from '#contract/retention.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { forgetSubscriptionLinks } from './subscription-links.ts'

const withLinks: Forgetting['afterwards'] = (trx, ids) => forgetSubscriptionLinks(trx, ids)

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
