import type { Context } from '#server/platform/calls/calls.ts'
import { keyOf } from './keep.ts'
import { hashOfCode, markOfAddress, markOfCode, newCode } from './marks.ts'
import { lockVoting, type Voting } from './queries.ts'

type Db = Context['db']
type Needs = Pick<Context, 'db'>

/** Codes that nothing knows yet; `keepCodes` makes each of them a ticket. */
export function newCodes(many: number): string[] {
  return Array.from({ length: many }, newCode)
}

/** From now on each of these codes works once. Nothing but their hashes is kept. Throws `pollExpired`. */
export async function keepCodes({ db }: Needs, voting: Voting, codes: readonly string[]): Promise<void> {
  const key = keyOf(voting)
  const rows = codes.map(code => {
    const tokenHash = hashOfCode(code)
    return { votingId: voting.id, tokenHash, voterMark: markOfCode(key, code), email: null }
  })
  await db.insertInto('votingTickets').values(rows).execute()
}

/** Takes back the codes that nobody has used, while nobody votes. Gives how many there were; in the caller's transaction. */
export async function revokeCodes({ db }: Needs, { id }: Voting): Promise<number> {
  await lockVoting(db, id)
  const { numDeletedRows } = await db
    .deleteFrom('votingTickets')
    .where('votingId', '=', id)
    .where('email', 'is', null)
    .where('isUsed', '=', false)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** How many codes and invited addresses there are, and how many of them have voted. */
export async function countTickets(db: Db, votingId: number) {
  const rows = await db
    .selectFrom('votingTickets')
    .select(({ fn, eb }) => [
      eb('email', 'is', null).as('isCode'),
      'isUsed',
      fn.countAll<number>().as('many'),
    ])
    .where('votingId', '=', votingId)
    .groupBy(['isCode', 'isUsed'])
    .execute()
  const sumOf = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(which).reduce((sum, { many }) => sum + Number(many), 0)
  return {
    codes: { made: sumOf(row => row.isCode === true), used: sumOf(row => row.isCode === true && row.isUsed) },
    invited: {
      made: sumOf(row => row.isCode !== true),
      used: sumOf(row => row.isCode !== true && row.isUsed),
    },
  }
}

export interface Invited {
  email: string
  ticketId: string
}

/** Invites addresses. Those that have a ticket already, in whatever spelling, are left out. Throws `pollExpired`. */
export async function invite(
  { db }: Needs,
  voting: Voting,
  addresses: readonly string[],
): Promise<Invited[]> {
  const key = keyOf(voting)
  if (addresses.length === 0) return []
  const rows = addresses.map(email => ({
    ...{ votingId: voting.id, email, tokenHash: null },
    voterMark: markOfAddress(key, email, voting.rules),
  }))
  const added = await db
    .insertInto('votingTickets')
    .values(rows)
    .onConflict(conflict => conflict.columns(['votingId', 'voterMark']).doNothing())
    .returning(['id', 'email'])
    .execute()
  return added.map(({ id, email }) => ({ ticketId: id, email: email ?? '' }))
}

/** A further link of an invited address: earlier ones go on working, until the invitation is revoked. */
export async function issueTicketLink({ db }: Needs, ticketId: string): Promise<string> {
  const code = newCode()
  await db
    .insertInto('ticketLinks')
    .values({ ticketId, tokenHash: hashOfCode(code) })
    .execute()
  return code
}

/** Takes back invitations that nobody has voted with, while nobody votes. Gives their tickets; in the caller's transaction. */
export async function revokeInvited(
  { db }: Needs,
  { id }: Voting,
  ticketIds: readonly string[],
): Promise<string[]> {
  if (ticketIds.length === 0) return []
  await lockVoting(db, id)
  const gone = await db
    .deleteFrom('votingTickets')
    .where('votingId', '=', id)
    .where('email', 'is not', null)
    .where('isUsed', '=', false)
    .where('id', 'in', [...ticketIds])
    .returning('id')
    .execute()
  return gone.map(ticket => ticket.id)
}
