import { day } from '#contract/durations.ts'
import { dayInBerlin, type Language } from '#contract/language.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { takeBackMails } from '#server/platform/mail/mail.ts'
import { audit } from '#server/platform/records/records.ts'
import { findThingWithVoting, type VotingFace } from './face.ts'
import { addInvitations, findInvitations, findToRemind, type InvitationRow } from './invitation-queries.ts'
import { findLetters, lockLetters, wantLetters } from './letters-ledger.ts'
import type { Voting } from './queries.ts'
import { issueTickets, revokeInvited } from './tickets.ts'

interface Person {
  email: string
  name: string
  language: Language
}

/**
 * Invites people, except those whose address is invited already, in any spelling. Throws `wrongVotingWay`,
 * `pollExpired`.
 */
export async function inviteTo(
  context: Context,
  face: VotingFace,
  { id, people }: { id: number; people: Person[] },
) {
  const { voting } = await findThingWithVoting(context, face, id, 'invited')
  const ids = await addPeople(context, voting, people)
  await wantLetters(context, ids, { letter: 'invitation', occasion: '' })
  const details = { many: ids.length }
  await audit(context, { action: 'invited', entity: face.name, entityId: id, details })
  return { invited: ids.length, known: people.length - ids.length }
}

/** Creates invitations of the demo without sending letters. */
export async function keepDemoInvitations(
  context: Pick<Context, 'db' | 'clock'>,
  voting: Voting,
  people: readonly Person[],
): Promise<void> {
  await addPeople(context, voting, people)
}

async function addPeople(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  voting: Voting,
  people: readonly Person[],
): Promise<number[]> {
  const byMailbox = new Map(people.toReversed().map(person => [mailboxKeyOf(person.email), person]))
  const single = [...byMailbox.values()].reverse()
  const added = await issueTickets(
    { db },
    voting,
    single.map(({ email }) => email),
  )
  const rows = added.flatMap(({ email, ticketId }) => {
    const person = byMailbox.get(mailboxKeyOf(email))
    return person ? [{ ...person, email, ticketId, votingId: voting.id, createdAt: clock() }] : []
  })
  return addInvitations(db, rows)
}

/**
 * Requests a reminder for everybody whose last letter is at least a day old and who has not voted. Returns
 * the number of requests; for a secret voting it includes people who have voted, who get no letter.
 */
export async function remind(context: Context, face: VotingFace, id: number): Promise<{ reminded: number }> {
  const { db, clock } = context
  const { voting } = await findThingWithVoting(context, face, id, 'invited')
  const ids = await findToRemind(db, voting, new Date(clock().getTime() - day))
  const reminded = await wantLetters(context, ids, { letter: 'reminder', occasion: dayInBerlin(clock()) })
  await audit(context, { action: 'reminded', entity: face.name, entityId: id, details: { many: reminded } })
  return { reminded }
}

interface Chosen {
  id: number
  ids: number[]
}

/** Requests the invitations again, with a further link, once per request. */
export async function inviteAgain(context: Context, face: VotingFace, { id, ids }: Chosen) {
  const { voting } = await findThingWithVoting(context, face, id, 'invited')
  const chosen = await chosenOf(context, voting, ids)
  const done = chosen.map(invitation => invitation.id)
  await wantLetters(context, done, { letter: 'invitation', occasion: context.requestId })
  return { done, failed: failedOf(ids, done, 'notFound') }
}

/**
 * Revokes invitations and their links, and drops their unsent letters. For a named voting only unused ones;
 * for a secret one used ones as well, because the response would otherwise reveal who has voted.
 */
export async function revokeInvitations(context: Context, face: VotingFace, { id, ids }: Chosen) {
  const { voting } = await findThingWithVoting(context, face, id, null)
  const done = await revokeChosen(context, voting, await chosenOf(context, voting, ids))
  await audit(context, { action: 'revoked', entity: face.name, entityId: id, details: { many: done.length } })
  return { done, failed: failedOf(ids, done, 'invitationUsed') }
}

/** Revokes invitations with their unsent letters; returns the ids of the revoked ones. */
export async function revokeChosen(
  context: Pick<Context, 'db'>,
  voting: Voting,
  chosen: readonly InvitationRow[],
): Promise<number[]> {
  const chosenIds = chosen.map(invitation => invitation.id)
  await lockLetters(context.db, chosenIds)
  const letters = await findLetters(context.db, chosenIds)
  const gone = await revokeInvited(
    context,
    voting,
    chosen.map(({ ticketId }) => ticketId),
  )
  const done = chosen.filter(({ ticketId }) => gone.includes(ticketId)).map(invitation => invitation.id)
  // Reminders of a secret voting stay in the outbox, because their absence would reveal who has not voted.
  const unwanted = letters.filter(
    ({ invitationId, letter }) =>
      done.includes(invitationId) && (voting.rules.isNamed || letter === 'invitation'),
  )
  await takeBackMails(
    context.db,
    unwanted.map(({ outboxKey }) => outboxKey),
  )
  return done
}

async function chosenOf({ db }: Context, { id }: Pick<Voting, 'id'>, ids: readonly number[]) {
  return (await findInvitations(db, ids)).filter(({ votingId }) => votingId === id)
}

function failedOf(ids: readonly number[], done: readonly number[], code: string) {
  return ids.filter(id => !done.includes(id)).map(id => ({ id, code }))
}
