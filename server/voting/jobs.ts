import { type RawBuilder, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import {
  type Database,
  discardWal,
  type Kysely,
  transact,
  vacuumDeletedRows,
} from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import { notHeldCondition } from '#server/platform/retention/holds.ts'
import { idleDays, lastActivity, lastVote } from './activity.ts'
import { mailKeyBeginning } from './letters.tsx'
import { lockVoting } from './queries.ts'
import { tablesOfVoters, writeBallotsAnew } from './write-anew.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'>
type Db = Kysely<Database>

/**
 * Rewrites the rows of ballots and participations in random order, as long as there is a voting without its
 * final shuffle, so that neither a dump nor a database file keeps the order of the votes.
 */
export async function shuffleBallots(needs: Needs): Promise<void> {
  await shuffle(needs, sql<boolean>`true`)
}

/** Does the final shuffle of votings that have closed. Runs every minute. */
export async function shuffleClosedBallots({ db, clock }: Needs): Promise<void> {
  await shuffle({ db, clock }, sql<boolean>`closes_at <= ${clock()}`)
}

async function shuffle({ db, clock }: Needs, which: RawBuilder<boolean>): Promise<void> {
  const due = await db
    .selectFrom('votings')
    .select('id')
    .where('shuffledAt', 'is', null)
    .where(which)
    .limit(1)
    .executeTakeFirst()
  if (!due) return
  await transact(db, async trx => {
    // All ballots sent before the close are stored now, and no further ones follow.
    await writeBallotsAnew(trx)
    const now = clock()
    await trx
      .updateTable('votings')
      .set({ shuffledAt: now })
      .where('shuffledAt', 'is', null)
      .where('closesAt', '<=', now)
      .execute()
  })
  await discardWal(db)
}

/**
 * Destroys the keys of votings that ended long enough ago, or that have no end and were last active long ago.
 * All addresses are deleted with the key; numbers stay.
 */
export async function destroyVotingKeys({ db, clock }: Needs): Promise<void> {
  for (const { id } of await findKeysDue({ db, clock }))
    await transact(db, trx => destroyKey(trx, id, clock()))
  if (await hasRecentlyDestroyedKeys(db, clock())) {
    await vacuumDeletedRows(db, tablesOfVoters)
    await discardWal(db)
  }
}

// Deleted rows that another connection was reading remain in their file, so the next night rewrites it again.
async function hasRecentlyDestroyedKeys(db: Db, now: Date): Promise<boolean> {
  const late = await db
    .selectFrom('votings')
    .select('id')
    .where('keyDestroyedAt', '>', new Date(now.getTime() - 2 * day))
    .limit(1)
    .executeTakeFirst()
  return late !== undefined
}

/** Votings whose keys, and with them all addresses, are due to be destroyed, except votings on hold. */
export async function findKeysDue({ db, clock }: Needs): Promise<{ id: number }[]> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * day)
  return db
    .selectFrom('votings')
    .select('id')
    .where('key', 'is not', null)
    .where(notHeldCondition('votings', clock()) ?? sql<boolean>`true`)
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
    .where(notHeldCondition('failedAttempts', now) ?? sql<boolean>`true`)
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
