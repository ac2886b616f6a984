import { sql } from 'kysely'
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
    kind: 'newsletterSubscription',
    table: 'newsletterSubscribers',
    since: sql`ended_at`,
    where: sql<boolean>`state = 'left'`,
    afterwards: withLinks,
  },
]
