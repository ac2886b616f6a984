import { randomBytes } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { refuse } from '#contract/voting/reasons.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashOfCode, markOfAddress, markOfCode, newCode } from './marks.ts'
import { addTickets, countBallots, findVotings, putVoting, type Voting } from './queries.ts'

export { recorded } from './attempts.ts'
export { cast } from './cast.ts'
export { confirmBallot, pendingBehind } from './confirm.ts'
export type { Cast, VotedOn } from './keep.ts'
export { countBallots, findVotings, type Voting, waitForBallots } from './queries.ts'
export { countVoting, openingOf, shownResults } from './results.ts'

interface Wished {
  /** The kind of thing that is voted on, and its id. */
  face: string
  faceId: number
  rules: VotingRules
  opensAt: string | null
  closesAt: string | null
}

const keyLength = 32 // bytes

/**
 * Makes the voting of a thing, or changes when and how it is voted on. Throws `votingBegun` where ballots would mean
 * something else, and `pollExpired` where the key is gone and the end would be another.
 */
export async function saveVoting({ db }: Pick<Context, 'db'>, wished: Wished): Promise<void> {
  const [opensAt, closesAt] = [momentOf(wished.opensAt), momentOf(wished.closesAt)]
  const [voting] = await findVotings(db, wished.face, [wished.faceId])
  if (voting) await refuseChange(db, voting, { ...wished, closesAt })
  const { face, faceId, rules } = wished
  await putVoting(db, { face, faceId, rules, opensAt, closesAt, key: randomBytes(keyLength) })
}

async function refuseChange(
  db: Context['db'],
  voting: Voting,
  { rules, closesAt }: { rules: VotingRules; closesAt: Date | null },
): Promise<void> {
  const isOver = voting.key === null
  if (isOver && closesAt?.getTime() !== voting.closesAt?.getTime()) throw refuse('pollExpired')
  if (isSame(rules, voting.rules)) return
  const ballots = await countBallots(db, [voting.id])
  if (isOver || (ballots.get(voting.id) ?? 0) > 0)
    throw fail('invalid', { fields: { 'rules.method': 'votingBegun' } })
}

/** New codes that work once each; they are told here and nowhere else. */
export async function makeCodes(
  { db }: Pick<Context, 'db'>,
  voting: Voting,
  many: number,
): Promise<string[]> {
  const { key, id: votingId } = voting
  if (!key) throw refuse('pollExpired')
  const codes = Array.from({ length: many }, newCode)
  await addTickets(
    db,
    codes.map(code => ({
      votingId,
      tokenHash: hashOfCode(code),
      voterMark: markOfCode(key, code),
      email: null,
    })),
  )
  return codes
}

/** Invites addresses, each by a link of its own: its code, by address. Who is invited already is left out. */
export async function invite(
  { db }: Pick<Context, 'db'>,
  voting: Voting,
  addresses: readonly string[],
): Promise<{ email: string; code: string }[]> {
  const { key, id: votingId } = voting
  if (!key) throw refuse('pollExpired')
  const invited = addresses.map(email => ({ email, code: newCode() }))
  await addTickets(
    db,
    invited.map(({ email, code }) => {
      return { votingId, email, tokenHash: hashOfCode(code), voterMark: markOfAddress(key, email) }
    }),
  )
  return invited
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

// Columns of JSON come back with their names in another order.
function isSame(one: object, other: object): boolean {
  const plain = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  return plain(one) === plain(other)
}
