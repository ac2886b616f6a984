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
 * Creates secret ballots of the demo, and the same number of participants over the days that the voting was
 * open, with random marks.
 */
export async function keepDemoVotes(
  needs: Needs,
  voting: Voting,
  ballots: readonly (readonly Vote[])[],
): Promise<void> {
  if (ballots.length === 0) return
  const { db } = needs
  const { id: votingId, rules } = voting
  const newMark = rules.way === 'codes' ? await makeUsedCodes(needs, voting, ballots.length) : anyMark
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

/**
 * Creates used codes for `many` people and some unused ones; returns a function that returns the mark of the
 * next used one.
 */
async function makeUsedCodes(needs: Needs, voting: Voting, many: number): Promise<() => Buffer> {
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

/**
 * Time of the n-th ballot: in equal steps from the last open hour back to the first, then from the end again.
 */
function momentOf({ clock }: Needs, { opensAt, closesAt }: Voting, n: number): Date {
  const now = clock().getTime()
  const last = Math.min(now, closesAt?.getTime() ?? now) - hour
  const first = opensAt?.getTime() ?? last
  return roundedTime(new Date(last - ((n * hoursApart * hour) % Math.max(last - first, hour))))
}
