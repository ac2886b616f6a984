import { day } from '#contract/durations.ts'
import { dayInBerlin, type Language } from '#contract/language.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'
import { invite, revokeInvited } from '#server/voting/voting.ts'
import { pollOf } from './codes.ts'
import { writeLetters } from './invitation-letters.tsx'
import { addInvitations, findInvitations, findMissing } from './invitation-queries.ts'
import { lockLetters, wantLetters } from './letters-ledger.ts'

interface Person {
  email: string
  name: string
  language: Language
}

const inOneGo = 10 // letters that whoever acts waits for; the rest is a job's work

/** Invites people; who is invited already, in whatever spelling, is left out. Throws `wrongVotingWay`, `pollExpired`. */
export async function inviteTo(context: Context, { id, people }: { id: number; people: Person[] }) {
  const { db, clock } = context
  const { voting } = await pollOf(context, id, 'invited')
  const byMailbox = new Map(people.toReversed().map(person => [mailboxKeyOf(person.email), person]))
  const single = [...byMailbox.values()].reverse()
  const added = await invite(
    context,
    voting,
    single.map(({ email }) => email),
  )
  const rows = added.flatMap(({ email, ticketId }) => {
    const person = byMailbox.get(mailboxKeyOf(email))
    return person ? [{ ...person, email, ticketId, pollId: id, createdAt: clock() }] : []
  })
  const ids = await addInvitations(db, rows)
  await wantLetters(context, ids, { letter: 'invitation', occasion: '' })
  await writeLetters(context, inOneGo)
  await audit(context, { action: 'invited', entity: 'polls', entityId: id, details: { many: ids.length } })
  return { invited: ids.length, known: people.length - ids.length }
}

/** A reminder for everybody who has not voted, and whose last letter is a day old. */
export async function remind(context: Context, id: number): Promise<{ reminded: number }> {
  const { db, clock } = context
  await pollOf(context, id, 'invited')
  const ids = await findMissing(db, id, new Date(clock().getTime() - day))
  const reminded = await wantLetters(context, ids, { letter: 'reminder', occasion: dayInBerlin(clock()) })
  await writeLetters(context, inOneGo)
  await audit(context, { action: 'reminded', entity: 'polls', entityId: id, details: { many: reminded } })
  return { reminded }
}

interface Chosen {
  id: number
  ids: number[]
}

/** The invitation once more, with a further link, once for each request. */
export async function inviteAgain(context: Context, { id, ids }: Chosen) {
  await pollOf(context, id, 'invited')
  const chosen = await chosenOf(context, { id, ids })
  const done = chosen.map(invitation => invitation.id)
  await wantLetters(context, done, { letter: 'invitation', occasion: context.requestId })
  await writeLetters(context, inOneGo)
  return { done, failed: failedOf(ids, done, 'notFound') }
}

/** Ends invitations that nobody has voted with, and their links; letters that wait are not sent. */
export async function revokeInvitations(context: Context, { id, ids }: Chosen) {
  const { voting } = await pollOf(context, id, null)
  const chosen = await chosenOf(context, { id, ids })
  await lockLetters(
    context.db,
    chosen.map(invitation => invitation.id),
  )
  const gone = await revokeInvited(
    context,
    voting,
    chosen.map(({ ticketId }) => ticketId),
  )
  const done = chosen.filter(({ ticketId }) => gone.includes(ticketId)).map(invitation => invitation.id)
  await audit(context, { action: 'revoked', entity: 'polls', entityId: id, details: { many: done.length } })
  return { done, failed: failedOf(ids, done, 'invitationUsed') }
}

async function chosenOf({ db }: Context, { id, ids }: Chosen) {
  return (await findInvitations(db, ids)).filter(({ pollId }) => pollId === id)
}

function failedOf(ids: readonly number[], done: readonly number[], code: string) {
  return ids.filter(id => !done.includes(id)).map(id => ({ id, code }))
}
