import type { Context } from '#server/platform/calls/calls.ts'
import { votingKeyOf } from './keep.ts'
import { hashOfCode, markOfAddress, markOfCode, newCode } from './marks.ts'
import { lockVoting, type Voting } from './queries.ts'

type Db = Context['db']
type Needs = Pick<Context, 'db'>

/** Returns new codes without storing them; `keepCodes` makes them tickets. */
export function newCodes(many: number): string[] {
  return Array.from({ length: many }, newCode)
}

/** Stores codes as tickets that work once each. Only their hashes are stored. Throws `pollExpired`. */
export async function keepCodes({ db }: Needs, voting: Voting, codes: readonly string[]): Promise<void> {
  const key = votingKeyOf(voting)
  const rows = codes.map(code => {
    const tokenHash = hashOfCode(code)
    return { votingId: voting.id, tokenHash, voterMark: markOfCode(key, code), email: null }
  })
  await db.insertInto('votingTickets').values(rows).execute()
}

/**
 * Deletes unused codes while the voting is locked; returns their number. Runs in the caller's transaction.
 */
export async function revokeCodes({ db }: Needs, { id }: Voting): Promise<number> {
  await lockVoting(db, id)
  const { numDeletedRows } = await db
    .deleteFrom('votingTickets')
    .where('votingId', '=', id)
    .where('tokenHash', 'is not', null)
    .where('isUsed', '=', false)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Numbers of codes and invited addresses, and how many of them have voted. */
export async function countTickets(db: Db, votingId: number) {
  const rows = await db
    .selectFrom('votingTickets')
    .select(({ fn, eb }) => [
      eb('tokenHash', 'is not', null).as('isCode'),
      'isUsed',
      fn.countAll<number>().as('many'),
    ])
    .where('votingId', '=', votingId)
    .groupBy(['isCode', 'isUsed'])
    .execute()
  const sumOf = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(which).reduce((sum, { many }) => sum + Number(many), 0)
  const { made } = await db
    .selectFrom('votingInvitations')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('votingId', '=', votingId)
    .executeTakeFirstOrThrow()
  return {
    codes: { made: sumOf(row => row.isCode === true), used: sumOf(row => row.isCode === true && row.isUsed) },
    // Includes voters whose invitation was revoked, because the number must not reveal whether they had
    // voted.
    invited: { made: Number(made), used: sumOf(row => row.isCode !== true && row.isUsed) },
  }
}

export interface Invited {
  email: string
  ticketId: string
}

/**
 * Invites addresses, except those that have a ticket already, in any spelling. An address whose invitation
 * was revoked after voting gets its ticket back. Throws `pollExpired`.
 */
export async function issueTickets(
  { db }: Needs,
  voting: Voting,
  addresses: readonly string[],
): Promise<Invited[]> {
  const key = votingKeyOf(voting)
  if (addresses.length === 0) return []
  const rows = addresses.map(email => ({
    ...{ votingId: voting.id, email, tokenHash: null },
    voterMark: markOfAddress(key, email, voting.rules),
  }))
  const added = await db
    .insertInto('votingTickets')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['votingId', 'voterMark'])
        .doUpdateSet(({ ref }) => ({ email: ref('excluded.email') }))
        .where('votingTickets.email', 'is', null)
        .where('votingTickets.tokenHash', 'is', null),
    )
    .returning(['id', 'email'])
    .execute()
  return added.map(({ id, email }) => ({ ticketId: id, email: email ?? '' }))
}

/**
 * Creates a further link for an invited address; earlier ones keep working until the invitation is revoked.
 */
export async function issueTicketLink({ db }: Needs, ticketId: string): Promise<string> {
  const code = newCode()
  await db
    .insertInto('ticketLinks')
    .values({ ticketId, tokenHash: hashOfCode(code) })
    .execute()
  return code
}

/**
 * Revokes invitations while the voting is locked; returns the ids of their tickets. Runs in the caller's
 * transaction. For a named voting only unused ones; for a secret one a used ticket stays without its address,
 * so that nobody votes twice.
 */
export async function revokeInvited(
  { db }: Needs,
  { id, rules }: Voting,
  ticketIds: readonly string[],
): Promise<string[]> {
  if (ticketIds.length === 0) return []
  await lockVoting(db, id)
  const kept = rules.isNamed ? [] : await clearUsedAddresses(db, id, ticketIds)
  const gone = await db
    .deleteFrom('votingTickets')
    .where('votingId', '=', id)
    .where('email', 'is not', null)
    .where('isUsed', '=', false)
    .where('id', 'in', [...ticketIds])
    .returning('id')
    .execute()
  return [...gone.map(ticket => ticket.id), ...kept]
}

async function clearUsedAddresses(db: Db, votingId: number, ticketIds: readonly string[]): Promise<string[]> {
  const used = await db
    .updateTable('votingTickets')
    .set({ email: null })
    .where('votingId', '=', votingId)
    .where('email', 'is not', null)
    .where('isUsed', '=', true)
    .where('id', 'in', [...ticketIds])
    .returning('id')
    .execute()
  const ids = used.map(({ id }) => id)
  if (ids.length === 0) return []
  await db.deleteFrom('ticketLinks').where('ticketId', 'in', ids).execute()
  await db.deleteFrom('votingInvitations').where('ticketId', 'in', ids).execute()
  return ids
}
