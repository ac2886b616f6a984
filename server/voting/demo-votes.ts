import { randomBytes } from 'node:crypto'
import { hour } from '#contract/durations.ts'
import { dayInBerlin } from '#contract/language.ts'
import { asksToConfirm, type Vote } from '#contract/voting/rules.ts'
import { roundedTime } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { markOfCode } from './marks.ts'
import type { Voting } from './queries.ts'
import { keepCodes, newCodes } from './tickets.ts'

type Needs = Pick<Context, 'db' | 'clock'>

const markLength = 32 // bytes
const spareCodes = 9
const hoursApart = 11

/**
 * Secret ballots of the demo over the days that it was open, and on each day as many people who took part: who they are
 * the demo does not know either.
 */
export async function keepDemoVotes(
  needs: Needs,
  voting: Voting,
  ballots: readonly (readonly Vote[])[],
): Promise<void> {
  if (ballots.length === 0) return
  const { db } = needs
  const { id: votingId, rules } = voting
  const newMark = rules.way === 'codes' ? await usedCodes(needs, voting, ballots.length) : anyMark
  const votes = ballots.map((value, n) => ({ value, at: momentOf(needs, voting, n) }))
  await db
    .insertInto('participations')
    .values(votes.map(({ at }) => ({ votingId, day: dayInBerlin(at), voterMark: newMark() })))
    .execute()
  await db
    .insertInto('ballots')
    .values(votes.map(({ value }) => ({ votingId, value: asJson(value) })))
    .execute()
  const received = ballots.length
  await db
    .updateTable('votings')
    .set({ received, confirmed: asksToConfirm(rules) ? received : 0 })
    .where('id', '=', votingId)
    .execute()
}

const anyMark = () => randomBytes(markLength)

/** Codes for so many people and some more; gives the mark of a used one each time. */
async function usedCodes(needs: Needs, voting: Voting, many: number): Promise<() => Buffer> {
  const { id, key } = voting
  const codes = newCodes(many + spareCodes)
  await keepCodes(needs, voting, codes)
  const marks = codes.slice(0, many).map(code => (key ? markOfCode(key, code) : anyMark()))
  await needs.db
    .updateTable('votingTickets')
    .set({ isUsed: true })
    .where('votingId', '=', id)
    .where('voterMark', 'in', marks)
    .execute()
  return () => marks.pop() ?? anyMark()
}

/** From the last hour that it was open back to the first, and round again. */
function momentOf({ clock }: Needs, { opensAt, closesAt }: Voting, n: number): Date {
  const now = clock().getTime()
  const last = Math.min(now, closesAt?.getTime() ?? now) - hour
  const first = opensAt?.getTime() ?? last
  return roundedTime(new Date(last - ((n * hoursApart * hour) % Math.max(last - first, hour))))
}
