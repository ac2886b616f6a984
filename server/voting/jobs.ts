import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import { idleDays, lastActivity, lastVote } from './activity.ts'
import { mailKeyBeginning } from './letters.tsx'
import { lockVoting } from './queries.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'>
type Db = Kysely<Database>

/**
 * Writes the rows of ballots and of who took part anew, each table in an order of its own, with new ids: neither a dump
 * nor a file of the database keeps the order in which they came. Until the first time after the close.
 */
export async function shuffleBallots({ db, clock }: Needs): Promise<void> {
  const votings = await db.selectFrom('votings').select('id').where('shuffledAt', 'is', null).execute()
  for (const { id } of votings) await shuffleOne({ db, clock }, id)
}

/** The last time, as soon as a voting has closed: every minute it is looked for those that have. */
export async function shuffleClosedBallots({ db, clock }: Needs): Promise<void> {
  const votings = await db
    .selectFrom('votings')
    .select('id')
    .where('shuffledAt', 'is', null)
    .where('closesAt', '<=', clock())
    .execute()
  for (const { id } of votings) await shuffleOne({ db, clock }, id)
}

// Under its lock: a ballot that was sent just before the close is in by then, and none comes after it.
async function shuffleOne({ db, clock }: Needs, id: number): Promise<void> {
  await transact(db, async trx => {
    const voting = await lockVoting(trx, id)
    await shuffle(trx, id)
    const now = clock()
    if (voting?.closesAt && voting.closesAt <= now)
      await trx.updateTable('votings').set({ shuffledAt: now }).where('id', '=', id).execute()
  })
}

async function shuffle(trx: Db, id: number): Promise<void> {
  await sql`with moved as (delete from ballots where voting_id = ${id} returning *)
    insert into ballots (voting_id, value, receipt_hash)
    select voting_id, value, receipt_hash from moved order by random()`.execute(trx)
  await sql`with moved as (delete from participations where voting_id = ${id} returning *)
    insert into participations (voting_id, voter_mark, day)
    select voting_id, voter_mark, day from moved order by random()`.execute(trx)
}

/**
 * Destroys the keys of votings that ended long enough ago, and of those without an end that nobody has voted on for
 * long; with each key every address goes, numbers stay.
 */
export async function destroyVotingKeys({ db, clock }: Needs): Promise<void> {
  for (const { id } of await findKeysDue({ db, clock }))
    await transact(db, trx => destroyKey(trx, id, clock()))
}

/** The votings whose keys, and with them all addresses, are to be destroyed now. */
export async function findKeysDue({ db, clock }: Needs): Promise<{ id: number }[]> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * day)
  return db
    .selectFrom('votings')
    .select('id')
    .where('key', 'is not', null)
    .where(
      sql<boolean>`(closes_at <= ${daysAgo(retention.votingAddress.days)} or closes_at is null
        and ${lastVote} is not null and ${lastActivity} < ${daysAgo(idleDays)})`,
    )
    .execute()
}

async function destroyKey(trx: Db, id: number, now: Date): Promise<void> {
  await lockVoting(trx, id)
  const { rows } = await sql<{ participants: number }>`select (
    (select count(*) from participations where voting_id = ${id})
    + (select count(*) from named_ballots where voting_id = ${id}))::int as participants`.execute(trx)
  for (const table of ['participations', 'votingTickets', 'networkMarks', 'pendingBallots'] as const)
    await trx.deleteFrom(table).where('votingId', '=', id).execute()
  await trx
    .updateTable('namedBallots')
    .set({ email: null, voterMark: null })
    .where('votingId', '=', id)
    .execute()
  await trx.updateTable('ballots').set({ receiptHash: null }).where('votingId', '=', id).execute()
  await trx
    .updateTable('failedAttempts')
    .set({ email: null, ipAddress: null })
    .where('votingId', '=', id)
    .execute()
  await deleteMailsBeginning(trx, mailKeyBeginning(id))
  const participants = rows[0]?.participants ?? 0
  await trx
    .updateTable('votings')
    .set({ key: null, keyDestroyedAt: now, participants })
    .where('id', '=', id)
    .execute()
}

export const votingJobs = {
  shuffleBallots,
  shuffleClosedBallots,
  destroyVotingKeys,
} satisfies Record<string, Job<Dependencies>>
