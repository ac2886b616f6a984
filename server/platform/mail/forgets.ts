import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'

const longestLink = 7 // days after which every link in a letter has expired

export const mailForgets: readonly Forgetting[] = [
  {
    kind: 'mail',
    table: 'mails',
    since: sql`coalesce(sent_at, created_at)`,
    where: sql`state <> 'sending'`,
  },
  {
    kind: 'mail',
    table: 'mails',
    since: sql`created_at`,
    days: longestLink,
    where: sql`sealed_tokens is not null and state in ('failed', 'uncertain')`,
    empties: { sealedTokens: sql`null` },
  },
  { kind: 'mail', table: 'mailLanes', since: sql`next_at` },
]
