import { sql } from 'kysely'
import type { Invitation, ticketCalls } from '#contract/voting/tickets-api.ts'
import { mailStateNames } from '#messages/outbox.ts'
import { ticketsBackstage as say } from '#messages/voting-tickets.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerList,
  by,
  byText,
  containsWords,
  type ListDeclaration,
  type ListQuery,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { findStates } from '#server/platform/mail/mail.ts'
import { findThingWithVoting, type VotingFace } from './face.ts'
import { findInvitations, type InvitationRow } from './invitation-queries.ts'
import { findLetters, type Wanted } from './letters-ledger.ts'
import type { Voting } from './queries.ts'

type Asked = QueryOf<ReturnType<typeof ticketCalls>['invitations']>

/** Returns the invitations of a poll or contest. Throws `notFound`. */
export async function invitations(context: Context, face: VotingFace, { id, ...query }: Asked) {
  const { voting } = await findThingWithVoting(context, face, id, null)
  return answerList(invitationList(voting), context, query)
}

/** List of the people invited to a voting. */
function invitationList(voting: Voting): ListDeclaration<Invitation, ListQuery> {
  return {
    name: 'invitations',
    title: say.invitations,
    table: 'votingInvitations',
    sort: 'email',
    sorts: { email: byText('email'), name: byText('name'), createdAt: by('createdAt') },
    search: containsWords('email', 'name'),
    always: () => sql<boolean>`voting_id = ${voting.id}`,
    filters: {},
    rows: (context, ids) => rowsOf(context, voting, ids),
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
}

async function rowsOf(context: Context, voting: Voting, ids: readonly number[]): Promise<Invitation[]> {
  const { db } = context
  const rows = await findInvitations(db, ids)
  const isNamed = voting.rules.isNamed
  const letters = (await findLetters(db, ids)).filter(({ letter }) => letter === 'invitation' || isNamed)
  const states = await findStates(
    db,
    letters.map(({ outboxKey }) => outboxKey),
  )
  return rows.map(row => {
    const own = letters.filter(({ invitationId }) => invitationId === row.id)
    const last = own.at(-1)
    const state = last?.writtenAt ? (states.get(last.outboxKey) ?? 'sent') : 'waiting'
    return { ...shown(row, own, isNamed), letter: state }
  })
}

/**
 * For a secret voting, neither votes nor reminders are shown, because they could be matched with the ballots.
 */

function shown(
  { id, email, name, language, createdAt, isUsed }: InvitationRow,
  letters: readonly Wanted[],
  isNamed: boolean,
) {
  return {
    ...{ id, email, name, language },
    letterAt: letters.at(-1)?.writtenAt?.toISOString() ?? null,
    reminders: isNamed ? letters.filter(({ letter }) => letter === 'reminder').length : null,
    hasVoted: isNamed ? isUsed : null,
    createdAt: createdAt.toISOString(),
  }
}
