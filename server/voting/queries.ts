import { type Kysely, type Selectable, sql } from 'kysely'
import type { Vote, VotingRules } from '#contract/voting/rules.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export type Voting = Selectable<Database['votings']>

interface Saved {
  face: string
  faceId: number
  key: Buffer
  rules: VotingRules
  opensAt: Date | null
  closesAt: Date | null
}

/** Creates or updates a voting. An existing key stays; a changed end requires another final shuffle. */
export async function putVoting(db: Db, { rules, ...saved }: Saved): Promise<void> {
  const { opensAt, closesAt } = saved
  await db
    .insertInto('votings')
    .values({ ...saved, rules: asJson(rules) })
    .onConflict(conflict =>
      conflict.columns(['face', 'faceId']).doUpdateSet({
        ...{ rules: asJson(rules), opensAt, closesAt },
        shuffledAt: sql`case when votings.closes_at = ${closesAt} then votings.shuffled_at end`,
      }),
    )
    .execute()
}

export async function findVotings(db: Db, face: string, faceIds: readonly number[]): Promise<Voting[]> {
  if (faceIds.length === 0) return []
  return db
    .selectFrom('votings')
    .selectAll()
    .where('face', '=', face)
    .where('faceId', 'in', [...faceIds])
    .execute()
}

/** Returns a voting and locks it against deletion until the transaction ends. */
export async function findVoting(
  db: Db,
  id: number,
): Promise<Pick<Voting, 'id' | 'key' | 'rules'> | undefined> {
  return db
    .selectFrom('votings')
    .select(['id', 'key', 'rules'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
}

/** Locks a voting against new ballots until the transaction ends. */
export async function lockVoting(db: Db, id: number): Promise<Voting | undefined> {
  return db.selectFrom('votings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface NewBallot {
  votingId: number
  votes: readonly Vote[]
}

/**
 * Stores the participation and the ballot, each in its own table, in one statement to keep the lock on the
 * voting short. Returns false if the mark has participated already.
 */
export async function addBallot(
  db: Db,
  voter: { mark: Buffer; day: string },
  { votingId, votes, receiptHash }: NewBallot & { receiptHash: Buffer | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with took_part as (
      insert into participations (voting_id, voter_mark, day) values (${votingId}, ${voter.mark}, ${voter.day})
      on conflict on constraint participations_one_each do nothing returning voting_id)
    insert into ballots (voting_id, value, receipt_hash)
    select voting_id, ${asJson(votes)}::jsonb, ${receiptHash}::bytea from took_part`.execute(db)
  return numAffectedRows === 1n
}

/** Returns false if no ballot has this receipt. */
export async function replaceBallot(
  db: Db,
  { votingId, votes, receiptHash }: NewBallot & { receiptHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ballots')
    .set({ value: asJson(votes) })
    .where('votingId', '=', votingId)
    .where('receiptHash', '=', receiptHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds or replaces a named ballot; returns null if the mark has one that may not be replaced. */
export async function putNamedBallot(
  db: Db,
  {
    votes,
    mayReplace,
    ...ballot
  }: NewBallot & { submittedAt: Date; voterMark: Buffer; email: string; mayReplace: boolean },
): Promise<'added' | 'replaced' | null> {
  const value = asJson(votes)
  const { voterMark, votingId, submittedAt } = ballot
  const added = await db
    .insertInto('namedBallots')
    .values({ ...ballot, value })
    .onConflict(conflict => conflict.constraint('named_ballots_one_each').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added || !mayReplace) return added ? 'added' : null
  await db
    .updateTable('namedBallots')
    .set({ value, submittedAt })
    .where('votingId', '=', votingId)
    .where('voterMark', '=', voterMark)
    .execute()
  return 'replaced'
}

/**
 * Increments a figure of a voting. This locks the voting, so that its ballots are stored one after the other.
 */
export async function incrementCounters(
  db: Db,
  id: number,
  figure: 'received' | 'confirmed' | 'replaced',
): Promise<Voting | undefined> {
  return db
    .updateTable('votings')
    .set(({ eb }) => ({ [figure]: eb(figure, '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Votes of all counted ballots, without those that staff excluded. Equal ballots are grouped by the database.
 */
export async function findVotes(db: Db, { id, rules }: Pick<Voting, 'id' | 'rules'>): Promise<Vote[][]> {
  const times = sql<number>`count(*)::int`.as('times')
  const rows = rules.isNamed
    ? await db
        .selectFrom('namedBallots')
        .select(['value', times])
        .where('votingId', '=', id)
        .where('excludedAt', 'is', null)
        .groupBy('value')
        .execute()
    : await db
        .selectFrom('ballots')
        .select(['value', times])
        .where('votingId', '=', id)
        .groupBy('value')
        .execute()
  return rows.flatMap(row => Array.from({ length: row.times }, () => row.value))
}

/** Numbers of ballots by voting id. */
export async function countBallots(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; ballots: number }>`
    select voting_id as id, count(*)::int as ballots from (
      select voting_id from ballots union all select voting_id from named_ballots) as cast_ones
    where voting_id in (${sql.join([...ids])}) group by voting_id`.execute(db)
  return new Map(rows.map(({ id, ballots }) => [id, ballots]))
}

/** Waits for ballots that are being written, so that a result leaves none of them out. */
export async function waitForBallots(db: Db, id: number): Promise<void> {
  await db.selectFrom('votings').select('id').where('id', '=', id).forShare().execute()
}

/** Finds a ticket by the hash of a typed code or link, or by the voter's mark. */
export async function findTicket(
  db: Db,
  votingId: number,
  by: { tokenHash: Buffer } | { voterMark: Buffer },
) {
  const tickets = db.selectFrom('votingTickets').selectAll().where('votingId', '=', votingId)
  const found =
    'tokenHash' in by
      ? tickets.where(({ or, eb, selectFrom }) =>
          or([
            eb('tokenHash', '=', by.tokenHash),
            eb(
              'id',
              'in',
              selectFrom('ticketLinks').select('ticketId').where('tokenHash', '=', by.tokenHash),
            ),
          ]),
        )
      : tickets.where('voterMark', '=', by.voterMark)
  return found.executeTakeFirst()
}

/** Marks a ticket as used; returns false if there is none. */
export async function markTicketUsed(db: Db, votingId: number, voterMark: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('votingTickets')
    .set({ isUsed: true })
    .where('votingId', '=', votingId)
    .where('voterMark', '=', voterMark)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if this connection has voted and its mark has not expired. */
export async function markNetwork(
  db: Db,
  row: { votingId: number; mark: Buffer; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const marked = await db
    .insertInto('networkMarks')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['votingId', 'mark'])
        .doUpdateSet({ expiresAt: row.expiresAt })
        .where('networkMarks.expiresAt', '<=', now),
    )
    .returning('mark')
    .executeTakeFirst()
  return marked !== undefined
}
