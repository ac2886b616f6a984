import { cleanKey } from '#contract/clean-text.ts'
import { isFailure } from '#contract/errors.ts'
import { isReason, type VoteReason } from '#contract/voting/reasons.ts'
import { roundedTime } from '#contract/voting/states.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/limits/limits.ts'
import { incrementRefused } from './numbers.ts'
import { findVoting } from './queries.ts'

/** A vote request: the voting, or null if it does not exist, and the body. */
export interface Attempt {
  votingId: number | null
  body: Readonly<Record<string, unknown>>
}

/**
 * Runs `work`. If it throws one of the vote reasons, stores a failed attempt and counts it towards the limit;
 * other errors are only passed on. `work` does not run in a transaction here, so that the attempt stays. It
 * fills in `attempt` once it knows the voting.
 */
export async function recordFailures<Answer>(
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

/** Reasons that imply an earlier ballot, most likely by the same person. */
const afterBallot: readonly VoteReason[] = ['emailAlreadyVoted', 'ipAlreadyVoted']

async function keepAttempt(context: Context, reason: VoteReason, { votingId, body }: Attempt): Promise<void> {
  const { db, clock, ip, userAgent } = context
  // The voting may have been deleted since.
  const voting = votingId === null ? undefined : await findVoting(db, votingId)
  // Must not reveal who voted in a secret voting, and when.
  const isRevealing = voting !== undefined && !voting.rules.isNamed && afterBallot.includes(reason)
  await db
    .insertInto('failedAttempts')
    .values({
      ...{ votingId: voting?.id ?? null, reason, at: isRevealing ? roundedTime(clock()) : clock() },
      ...{ ipAddress: ip, network: networkOf(ip) },
      userAgent: userAgent.slice(0, 300),
      request: asJson(factsOf(body, context)),
      // Once the addresses of a voting were deleted, no further ones are stored.
      email: voting?.key === null || isRevealing ? null : emailIn(body),
    })
    .execute()
  if (voting) await incrementRefused(db, voting.id, reason)
}

const known = ['email', 'ticket', 'receipt', 'votes', 'terms']

/** Facts of the request to store. Not the votes, because they would be stored next to an address. */
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
