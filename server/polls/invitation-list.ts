import type { Invitation, pollTicketsApi } from '#contract/polls/tickets-api.ts'
import { votingState } from '#contract/voting/states.ts'
import { mailStateNames } from '#messages/mail.ts'
import { ticketsBackstage as say } from '#messages/poll-tickets.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerList,
  by,
  byText,
  equals,
  type ListDeclaration,
  type QueryOf,
  wordsIn,
} from '#server/platform/lists/lists.ts'
import { findStates } from '#server/platform/mail/mail.ts'
import { findVotings, openingOf } from '#server/voting/voting.ts'
import { pollOf } from './codes.ts'
import { face } from './guard.ts'
import { outboxKeyOf } from './invitation-letters.tsx'
import { findInvitations, type InvitationRow } from './invitation-queries.ts'
import { findLetters, type Wanted } from './letters-ledger.ts'

type Query = QueryOf<typeof pollTicketsApi.invitations>
type Letters = Awaited<ReturnType<typeof findLetters>>

/** Who is invited to a poll. */
const invitationList: ListDeclaration<Invitation, Query> = {
  name: 'invitations',
  title: say.invitations,
  table: 'pollInvitations',
  sort: 'email',
  sorts: { email: byText('email'), name: byText('name'), createdAt: by('createdAt') },
  search: wordsIn('email', 'name'),
  filters: { id: equals('pollId') },
  rows: rowsOf,
  columns: async () => [
    { heading: say.email, cell: ({ email }) => email },
    { heading: say.name, cell: ({ name }) => name },
    { heading: say.spoken, cell: ({ language }) => language },
    {
      heading: say.letter,
      cell: ({ letter }, reader) => (letter === 'waiting' ? say.waiting : mailStateNames[letter])[reader],
    },
    { heading: say.letterAt, cell: ({ letterAt }) => (letterAt ? new Date(letterAt) : null) },
    {
      heading: say.hasVoted,
      cell: ({ hasVoted }, reader) => (hasVoted === null ? null : (hasVoted ? say.yes : say.no)[reader]),
    },
  ],
}

/** The list of one poll. Throws `notFound` for none. */
export async function invitations(context: Context, query: Query) {
  await pollOf(context, query.id, null)
  return answerList(invitationList, context, query)
}

async function rowsOf(context: Context, ids: readonly number[]): Promise<Invitation[]> {
  const { db } = context
  const rows = await findInvitations(db, ids)
  const concealed = await concealedIn(context, rows)
  const letters = (await findLetters(db, ids)).filter(
    ({ letter, invitationId }) => letter === 'invitation' || !concealed.has(invitationId),
  )
  const votingIds = new Map(rows.map(({ id, votingId }) => [id, votingId]))
  const keyOf = (letter: Wanted) => outboxKeyOf(votingIds.get(letter.invitationId) ?? 0, letter)
  const states = await findStates(db, letters.map(keyOf))
  return rows.map(row => {
    const own = letters.filter(({ invitationId }) => invitationId === row.id)
    const last = own.at(-1)
    const state = last?.writtenAt ? (states.get(keyOf(last)) ?? 'sent') : 'waiting'
    return { ...shown(row, own, !concealed.has(row.id)), letter: state }
  })
}

function shown(
  { id, email, name, language, createdAt, isUsed }: InvitationRow,
  letters: Letters,
  isTold: boolean,
) {
  return {
    ...{ id, email, name, language },
    letterAt: letters.at(-1)?.writtenAt?.toISOString() ?? null,
    reminders: isTold ? letters.filter(({ letter }) => letter === 'reminder').length : null,
    hasVoted: isTold ? isUsed : null,
    createdAt: createdAt.toISOString(),
  }
}

/**
 * Of secret votes that are open nobody is told who has voted, nor who was reminded: beside a list of votes that grows,
 * each of them could be guessed.
 */
async function concealedIn({ db, clock }: Context, rows: readonly InvitationRow[]): Promise<Set<number>> {
  const polls = [...new Set(rows.map(({ pollId }) => pollId))]
  const votings = await findVotings(db, face, polls)
  const hidden = votings.filter(
    voting => !voting.rules.isNamed && votingState(openingOf(voting), clock()) !== 'closed',
  )
  const ids = new Set(hidden.map(({ faceId }) => faceId))
  return new Set(rows.filter(({ pollId }) => ids.has(pollId)).map(({ id }) => id))
}
