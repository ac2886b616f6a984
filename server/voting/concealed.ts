import { type RawBuilder, sql } from 'kysely'
import { fewestShown } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countBallots, type Voting } from './queries.ts'

/**
 * Whether staff may see only the numbers of a secret voting: until the final shuffle of its rows, and
 * permanently if so few voted that the votes would identify them. Otherwise the difference between two views
 * would be a person's ballot.
 */
export async function isConcealed(
  { db }: Pick<Context, 'db'>,
  { id, rules, shuffledAt, key }: Pick<Voting, 'id' | 'rules' | 'shuffledAt' | 'key'>,
): Promise<boolean> {
  if (rules.isNamed) return false
  if (shuffledAt === null && key !== null) return true
  return ((await countBallots(db, [id])).get(id) ?? 0) < fewestShown
}

/**
 * SQL condition on `mails` for letters whose recipient or time would reveal who votes in a secret voting.
 * Invitations are not included: their recipients are no secret, and they are sent again whether or not the
 * person has voted.
 */
export const secretLetterCondition: RawBuilder<boolean> = sql<boolean>`(purpose in ('ballot', 'voting reminder')
  and not exists (select from votings where starts_with(dedupe_key, 'voting-' || votings.id || '-')
    and (rules ->> 'isNamed')::boolean))`
