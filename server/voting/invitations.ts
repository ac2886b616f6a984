import { day } from '#contract/durations.ts'
import { dayInBerlin, type Language } from '#contract/language.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { takeBackMails } from '#server/platform/mail/mail.ts'
import { audit } from '#server/platform/records/records.ts'
import { ticketedOf, type VotingFace } from './face.ts'
import { addInvitations, findInvitations, findMissing, type InvitationRow } from './invitation-queries.ts'
import { findLetters, lockLetters, wantLetters } from './letters-ledger.ts'
import type { Voting } from './queries.ts'
import { invite, revokeInvited } from './tickets.ts'

interface Person {
  email: string
  name: string
  language: Language
}

/** Invites people; who is invited already, in whatever spelling, is left out. Throws `wrongVotingWay`, `pollExpired`. */
export async function inviteTo(
  context: Context,
  face: VotingFace,
  { id, people }: { id: number; people: Person[] },
) {
  const { voting } = await ticketedOf(context, face, id, 'invited')
  const ids = await addPeople(context, voting, people)
  await wantLetters(context, ids, { letter: 'invitation', occasion: '' })
  const details = { many: ids.length }
  await audit(context, { action: 'invited', entity: face.name, entityId: id, details })
  return { invited: ids.length, known: people.length - ids.length }
}

/** People of the demo are on the list, and nobody writes to them by itself. */
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
  const added = await invite(
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

/** A reminder for everybody who has not voted, and whose last letter is a day old. Gives how many may get one. */
export async function remind(context: Context, face: VotingFace, id: number): Promise<{ reminded: number }> {
  const { db, clock } = context
  const { voting } = await ticketedOf(context, face, id, 'invited')
  const ids = await findMissing(db, voting, new Date(clock().getTime() - day))
  const reminded = await wantLetters(context, ids, { letter: 'reminder', occasion: dayInBerlin(clock()) })
  await audit(context, { action: 'reminded', entity: face.name, entityId: id, details: { many: reminded } })
  return { reminded }
}

interface Chosen {
  id: number
  ids: number[]
}

/** The invitation once more, with a further link, once for each request. */
export async function inviteAgain(context: Context, face: VotingFace, { id, ids }: Chosen) {
  const { voting } = await ticketedOf(context, face, id, 'invited')
  const chosen = await chosenOf(context, voting, ids)
  const done = chosen.map(invitation => invitation.id)
  await wantLetters(context, done, { letter: 'invitation', occasion: context.requestId })
  return { done, failed: failedOf(ids, done, 'notFound') }
}

/**
 * Ends invitations and their links; letters that wait are not sent. Of a named voting those alone that nobody has voted
 * with: of a secret one the answer would tell who has.
 */
export async function revokeInvitations(context: Context, face: VotingFace, { id, ids }: Chosen) {
  const { voting } = await ticketedOf(context, face, id, null)
  const done = await revoke(context, voting, await chosenOf(context, voting, ids))
  await audit(context, { action: 'revoked', entity: face.name, entityId: id, details: { many: done.length } })
  return { done, failed: failedOf(ids, done, 'invitationUsed') }
}

/** Gives those whose invitation has ended, and with it their letters that wait. */
export async function revoke(
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
  // A reminder of a secret vote stays: that one is missing from the outbox would tell who has not voted.
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
