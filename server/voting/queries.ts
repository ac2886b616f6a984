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

/** The key stays as it is where the voting is there already; with another end it is shuffled again after it. */
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

/** A voting, which nobody deletes until the transaction has ended. */
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

/** Keeps everybody from writing ballots of a voting until the transaction has ended. */
export async function lockVoting(db: Db, id: number): Promise<Voting | undefined> {
  return db.selectFrom('votings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface NewBallot {
  votingId: number
  votes: readonly Vote[]
}

/**
 * Writes who took part and what was voted, each into its table, while the voting is locked: in one statement, for others
 * wait for it. Gives false where this mark has taken part already.
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

/** Gives false where no ballot has this receipt. */
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

/** What came of a named ballot: null where the mark has one that may not be replaced. */
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

/** Counts what came of a ballot, in numbers alone. It locks the voting: whoever writes its ballots takes turns. */
export async function raise(
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

/** The votes of all ballots that count: not of those that staff excluded. What many chose is read once. */
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

/** How many ballots votings have, by their ids. */
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

/** A ticket by what is typed, or of an address. */
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

/** Gives false where there is none. */
export async function useTicket(db: Db, votingId: number, voterMark: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('votingTickets')
    .set({ isUsed: true })
    .where('votingId', '=', votingId)
    .where('voterMark', '=', voterMark)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives false where this connection has voted, and the mark of it has not expired. */
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
