import { type RawBuilder, sql } from 'kysely'
import { hour } from '#contract/durations.ts'
import type { InvitationsToChange, UnsentInvitations } from '#contract/voting/tickets-api.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { takeBackLines } from '#server/platform/letters/letters.ts'
import { audit } from '#server/platform/records/records.ts'
import { findThingWithVoting, type VotingFace } from './face.ts'
import { writeLetters } from './invitation-letters.tsx'
import { findInvitations } from './invitation-queries.ts'
import { revokeChosen } from './invitations.ts'
import { votingLetters } from './letters-ledger.ts'
import type { Voting } from './queries.ts'

type Needs = Pick<Context, 'db' | 'clock'>

const listedFor = hour // milliseconds; older letters, such as ones waiting for the vote to open, are stopped by revoking the invitation
const inOneGo = 10 // letters sent within the request; a job sends the rest

const kind = sql<UnsentInvitations['letter']>`
  case when letter = 'invitation' and occasion <> '' then 'again' else letter end`

/**
 * Unsent letters, grouped by the time of their request. A reminder of a secret voting counts as sent once it
 * is in the outbox, because only people who have not voted have one there.
 */
export async function findUnsent(
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
        ${mayLeaveOutboxCondition(voting)} and exists (
          select from mails where dedupe_key = ${votingLetters.outboxKey} and state in ('queued', 'retry'))) as waits
      from voting_letters letters join voting_invitations on voting_invitations.id = invitation_id
      where voting_id = ${voting.id} and wanted_at > ${since})
    select letter, wanted_at as "wantedAt", (count(*) filter (where waits))::int as waiting,
      count(*)::int as all, max(goes_at) as "goesAt", bool_and(is_written) as "isInOutbox"
    from lines group by letter, wanted_at having bool_or(waits) order by wanted_at, letter`.execute(db)
  const opens = rows.length > 0 ? await findOpening({ db, clock }, face, voting) : null
  return rows.map(({ wantedAt, goesAt, ...row }) => ({
    ...row,
    wantedAt: wantedAt.toISOString(),
    goesAt: opens && opens <= goesAt ? goesAt.toISOString() : null,
  }))
}

// Returns null if nobody will be able to vote unless something else is changed.
async function findOpening(
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

/** A reminder missing from the outbox would reveal who has not voted in a secret voting. */
function mayLeaveOutboxCondition({ rules }: Voting): RawBuilder<boolean> {
  return sql`(${rules.isNamed}::boolean or letter = 'invitation')`
}

/** Sends unsent letters now or takes them back. Returns their number. */
export async function changeInvitationLetters(
  context: Context,
  face: VotingFace,
  wish: InvitationsToChange,
): Promise<{ count: number }> {
  const { id, letter, action } = wish
  const { voting } = await findThingWithVoting(context, face, id, null)
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
    where written_at is null and ${wishCondition(which)} returning 1`.execute(context.db)
  await writeLetters(context, face, inOneGo)
  return rows.length
}

// Letters that another process is writing or sending stay, and so do their invitations.
async function takeBack({ db }: Context, { voting, wish }: Changing): Promise<number> {
  const which = sql`(written_at is null or ${mayLeaveOutboxCondition(voting)}) and ${wishCondition({ voting, wish })}`
  const ids = (await takeBackLines(db, votingLetters, which)).map(({ invitationId }) => invitationId)
  if (wish.letter === 'invitation') await revokeChosen({ db }, voting, await findInvitations(db, ids))
  return ids.length
}

function wishCondition({ voting, wish }: Omit<Changing, 'face'>): RawBuilder<boolean> {
  return sql`${kind} = ${wish.letter} and wanted_at = ${wish.wantedAt}
    and invitation_id in (select id from voting_invitations where voting_id = ${voting.id})`
}
