import { type RawBuilder, sql } from 'kysely'
import { fewestShown } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countBallots, type Voting } from './queries.ts'

/**
 * Whether staff see numbers alone: of a secret voting, until its rows were shuffled for the last time, and for ever where
 * so few voted that what they chose would tell who they are. What came between two looks would else be somebody's ballot.
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
 * Letters whose recipient or moment would tell who votes in secret, and when; in statements on `mails`. Invitations are
 * none of them: whom they go to is no secret, and they are sent again whether or not somebody has voted.
 */
export const isSecretLetter: RawBuilder<boolean> = sql<boolean>`(purpose in ('ballot', 'voting reminder')
  and not exists (select from votings where starts_with(dedupe_key, 'voting-' || votings.id || '-')
    and (rules ->> 'isNamed')::boolean))`
