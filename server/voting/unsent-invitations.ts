import { type RawBuilder, sql } from 'kysely'
import { hour } from '#contract/durations.ts'
import type { InvitationsToChange, UnsentInvitations } from '#contract/voting/tickets-api.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { takeBackLines } from '#server/platform/letters/letters.ts'
import { audit } from '#server/platform/records/records.ts'
import { ticketedOf, type VotingFace } from './face.ts'
import { writeLetters } from './invitation-letters.tsx'
import { findInvitations } from './invitation-queries.ts'
import { revoke } from './invitations.ts'
import { votingLetters } from './letters-ledger.ts'
import type { Voting } from './queries.ts'

type Needs = Pick<Context, 'db' | 'clock'>

const listedFor = hour // milliseconds; letters that wait longer, such as for the vote to open, are ended by revoking
const inOneGo = 10 // letters that whoever acts waits for; the rest is a job's work

const kind = sql<UnsentInvitations['letter']>`
  case when letter = 'invitation' and occasion <> '' then 'again' else letter end`

/**
 * Letters that are not sent yet, by when they were wanted. A reminder of a secret vote that is in the outbox counts as sent:
 * only those whose vote is missing have one there.
 */
export async function unsentOf(
  { db, clock }: Needs,
  face: VotingFace,
  voting: Voting,
): Promise<UnsentInvitations[]> {
  const since = new Date(clock().getTime() - listedFor)
  const { rows } = await sql<
    Record<'wantedAt' | 'goesAt', Date> & Omit<UnsentInvitations, 'wantedAt' | 'goesAt'>
  >`
    with lines as (
      select ${kind} as letter, wanted_at, coalesce(send_after, wanted_at) as goes_at,
        written_at is not null as is_written, written_at is null or (
        ${mayLeaveOutbox(voting)} and exists (
          select from mails where dedupe_key = ${votingLetters.outboxKey} and state in ('queued', 'retry'))) as waits
      from voting_letters letters join voting_invitations on voting_invitations.id = invitation_id
      where voting_id = ${voting.id} and wanted_at > ${since})
    select letter, wanted_at as "wantedAt", (count(*) filter (where waits))::int as waiting,
      count(*)::int as all, max(goes_at) as "goesAt", bool_and(is_written) as "isInOutbox"
    from lines group by letter, wanted_at having bool_or(waits) order by wanted_at, letter`.execute(db)
  const opens = rows.length > 0 ? await opensAt({ db, clock }, face, voting) : null
  return rows.map(({ wantedAt, goesAt, ...row }) => ({
    ...row,
    wantedAt: wantedAt.toISOString(),
    goesAt: opens && opens <= goesAt ? goesAt.toISOString() : null,
  }))
}

// Null: nobody can vote, as long as nothing else is changed.
async function opensAt(
  { db, clock }: Needs,
  face: VotingFace,
  { faceId, opensAt, closesAt, annulledAt, rules }: Voting,
): Promise<Date | null> {
  const now = clock()
  const isOver = annulledAt !== null || (closesAt !== null && closesAt <= now)
  if (isOver || rules.way !== 'invited') return null
  const seen = await face.findPublic(db, now, [faceId])
  return seen.length > 0 ? (opensAt ?? new Date(0)) : null
}

/** Of a secret vote a reminder that is gone from the outbox would tell whose vote is missing. */
function mayLeaveOutbox({ rules }: Voting): RawBuilder<boolean> {
  return sql`(${rules.isNamed}::boolean or letter = 'invitation')`
}

/** Sends letters that wait, or takes back those that have not left. Gives how many. */
export async function changeInvitationLetters(
  context: Context,
  face: VotingFace,
  wish: InvitationsToChange,
): Promise<{ count: number }> {
  const { id, letter, action } = wish
  const { voting } = await ticketedOf(context, face, id, null)
  const count = await changes[action](context, { face, voting, wish })
  const details = { letters: count, letter }
  if (count > 0) await audit(context, { action, entity: face.name, entityId: id, details })
  return { count }
}

interface Changing {
  face: VotingFace
  voting: Voting
  wish: InvitationsToChange
}

const changes = { sendNow, takeBack }

async function sendNow(context: Context, { face, ...which }: Changing): Promise<number> {
  const { rows } = await sql`
    update voting_letters set send_after = null
    where written_at is null and ${isOf(which)} returning 1`.execute(context.db)
  await writeLetters(context, face, inOneGo)
  return rows.length
}

// A letter that is being written or sent by somebody else stays, and so does its invitation.
async function takeBack({ db }: Context, { voting, wish }: Changing): Promise<number> {
  const which = sql`(written_at is null or ${mayLeaveOutbox(voting)}) and ${isOf({ voting, wish })}`
  const ids = (await takeBackLines(db, votingLetters, which)).map(({ invitationId }) => invitationId)
  if (wish.letter === 'invitation') await revoke({ db }, voting, await findInvitations(db, ids))
  return ids.length
}

function isOf({ voting, wish }: Omit<Changing, 'face'>): RawBuilder<boolean> {
  return sql`${kind} = ${wish.letter} and wanted_at = ${wish.wantedAt}
    and invitation_id in (select id from voting_invitations where voting_id = ${voting.id})`
}
