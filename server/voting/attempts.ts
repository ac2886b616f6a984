import { cleanKey } from '#contract/clean-text.ts'
import { isFailure } from '#contract/errors.ts'
import { isReason, type VoteReason } from '#contract/voting/reasons.ts'
import { roundedTime } from '#contract/voting/states.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/limits/limits.ts'
import { countRefused } from './numbers.ts'
import { findVoting } from './queries.ts'

/** What somebody asked for: a voting, or null where there is none, and what they sent. */
export interface Attempt {
  votingId: number | null
  body: Readonly<Record<string, unknown>>
}

/**
 * Does the work of a vote. One that is refused leaves a failed attempt, and counts towards the limit; others do not. The
 * work is in no transaction here, so that the attempt stays. `attempt` is filled in as the work finds out.
 */
export async function recorded<Answer>(
  context: Context,
  attempt: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (isFailure(error) && isReason(error.code)) {
      const { code } = error
      await context.limits.take('vote', context.ip)
      await inTransaction(context, trx => keepAttempt(trx, code, attempt))
    }
    throw error
  }
}

/** Where one of these is refused, a ballot was given before, most likely by whoever tries again. */
const afterBallot: readonly VoteReason[] = ['emailAlreadyVoted', 'ipAlreadyVoted']

async function keepAttempt(context: Context, reason: VoteReason, { votingId, body }: Attempt): Promise<void> {
  const { db, clock, ip, userAgent } = context
  // It may have been deleted since it was found.
  const voting = votingId === null ? undefined : await findVoting(db, votingId)
  // Nobody is told who has voted in secret, and when.
  const tellsVoter = voting !== undefined && !voting.rules.isNamed && afterBallot.includes(reason)
  await db
    .insertInto('failedAttempts')
    .values({
      ...{ votingId: voting?.id ?? null, reason, at: tellsVoter ? roundedTime(clock()) : clock() },
      ...{ ipAddress: ip, network: networkOf(ip) },
      userAgent: userAgent.slice(0, 300),
      request: asJson(factsOf(body, context)),
      // Once the addresses of a vote are gone, none is kept any more.
      email: voting?.key === null || tellsVoter ? null : emailIn(body),
    })
    .execute()
  if (voting) await countRefused(db, voting.id, reason)
}

const known = ['email', 'ticket', 'receipt', 'votes', 'terms']

/** What is kept of a request: never what was voted for, which would stand beside an address. */
function factsOf(body: Attempt['body'], { language }: Context) {
  const { votes } = body
  return {
    fields: known.filter(name => name in body),
    furtherFields: Object.keys(body).filter(name => !known.includes(name)).length,
    votes: Array.isArray(votes) ? votes.length : null,
    language,
  }
}

function emailIn({ email }: Attempt['body']): string | null {
  return typeof email === 'string' ? cleanKey(email).slice(0, 254) || null : null
}
