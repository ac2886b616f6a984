import { type RawBuilder, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import {
  type Database,
  dropLog,
  forgetDeletedRows,
  type Kysely,
  transact,
} from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import { notHeld } from '#server/platform/retention/holds.ts'
import { idleDays, lastActivity, lastVote } from './activity.ts'
import { mailKeyBeginning } from './letters.tsx'
import { lockVoting } from './queries.ts'
import { tablesOfVoters, writeBallotsAnew } from './write-anew.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'>
type Db = Kysely<Database>

/**
 * Writes the rows of ballots and of who took part anew, each table in an order of its own, as long as a vote has not
 * been shuffled after its end: neither a dump nor a file of the database keeps the order in which they came.
 */
export async function shuffleBallots(needs: Needs): Promise<void> {
  await shuffle(needs, sql<boolean>`true`)
}

/** The last time, as soon as a voting has closed: every minute it is looked for those that have. */
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
    // A ballot that was sent just before the close is in from here on, and none comes after it.
    await writeBallotsAnew(trx)
    const now = clock()
    await trx
      .updateTable('votings')
      .set({ shuffledAt: now })
      .where('shuffledAt', 'is', null)
      .where('closesAt', '<=', now)
      .execute()
  })
  await dropLog(db)
}

/**
 * Destroys the keys of votings that ended long enough ago, and of those without an end that nobody has voted on for
 * long; with each key every address goes, numbers stay.
 */
export async function destroyVotingKeys({ db, clock }: Needs): Promise<void> {
  for (const { id } of await findKeysDue({ db, clock }))
    await transact(db, trx => destroyKey(trx, id, clock()))
  if (await hasLateKeys(db, clock())) {
    await forgetDeletedRows(db, tablesOfVoters)
    await dropLog(db)
  }
}

// Rows that somebody was reading stay in their file: the next night writes it once more.
async function hasLateKeys(db: Db, now: Date): Promise<boolean> {
  const late = await db
    .selectFrom('votings')
    .select('id')
    .where('keyDestroyedAt', '>', new Date(now.getTime() - 2 * day))
    .limit(1)
    .executeTakeFirst()
  return late !== undefined
}

/** The votings whose keys, and with them all addresses, are to be destroyed now. None of a vote that is held. */
export async function findKeysDue({ db, clock }: Needs): Promise<{ id: number }[]> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * day)
  return db
    .selectFrom('votings')
    .select('id')
    .where('key', 'is not', null)
    .where(notHeld('votings', clock()) ?? sql<boolean>`true`)
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
    .where(notHeld('failedAttempts', now) ?? sql<boolean>`true`)
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
