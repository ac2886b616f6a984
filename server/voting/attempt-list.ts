import { sql } from 'kysely'
import type { z } from 'zod'
import type { Bilingual } from '#contract/language.ts'
import { type attemptFilters, beginningOf, type FailedAttempt } from '#contract/voting/attempts.ts'
import type { VoteReason } from '#contract/voting/reasons.ts'
import { votedKinds, votingIdOf } from '#contract/voting/voting-id.ts'
import { attemptsTitle, attemptColumns as heading, reasonNames } from '#messages/votes.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerList,
  by,
  byText,
  containsWords,
  isAnyOf,
  type ListDeclaration,
  type ListQuery,
} from '#server/platform/lists/lists.ts'

type Query = ListQuery & z.infer<z.ZodObject<typeof attemptFilters>>

interface Asked {
  /** Null for all votings, including ones that do not exist. */
  votingId: number | null
}

/** The failed attempts at a voting, or at all of them, the latest first. */
export async function listAttempts(context: Context, asked: Asked, query: Query) {
  return answerList(attemptList(asked), context, query)
}

function attemptList({ votingId }: Asked): ListDeclaration<FailedAttempt, Query> {
  return {
    ...{ name: 'failedAttempts', title: attemptsTitle, table: 'failedAttempts', sort: '-at' },
    sorts: { at: by('at'), reason: by('reason'), network: by('network'), email: byText('email') },
    search: containsWords('email', 'userAgent', 'network'),
    always: () => (votingId === null ? sql<boolean>`true` : sql<boolean>`voting_id = ${votingId}`),
    filters: {
      reason: isAnyOf('reason'),
      email: text => sql<boolean>`strpos(lower(email), lower(${text})) > 0`,
      startDate: (startDate, now) => sql<boolean>`at >= ${beginningOf({ startDate }, now)}`,
      period: (period, now) => sql<boolean>`at >= ${beginningOf({ period }, now)}`,
    },
    rows: (context, ids) => attemptsOf(context, ids),
    columns: async () => [
      { heading: heading.at, cell: ({ at }) => new Date(at) },
      { heading: heading.poll, cell: ({ poll }, reader) => poll?.title[reader] ?? null },
      { heading: heading.reason, cell: ({ reason }, reader) => reasonNames[reason][reader] },
      { heading: heading.email, cell: ({ email }) => email },
      { heading: heading.network, cell: ({ network }) => network },
      { heading: heading.ipAddress, cell: ({ ipAddress }) => ipAddress },
      { heading: heading.userAgent, cell: ({ userAgent }) => userAgent },
      { heading: heading.fields, cell: ({ request }) => request.fields.join(', ') },
      { heading: heading.votes, cell: ({ request }) => request.votes },
    ],
  }
}

/** Full IP addresses are only for administrators. */
async function attemptsOf(context: Context, ids: readonly number[]): Promise<FailedAttempt[]> {
  const rows = await context.db
    .selectFrom('failedAttempts')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const votingIds = rows.flatMap(({ votingId }) => votingId ?? [])
  const names = await namesOf(context, [...new Set(votingIds)])
  return rows.map(({ votingId, reason, at, request, ipAddress, ...row }) => ({
    ...row,
    poll: names.get(votingId ?? 0) ?? null,
    reason: reason as VoteReason,
    at: at.toISOString(),
    request: request as FailedAttempt['request'],
    ipAddress: context.caller?.flags.isAdmin ? ipAddress : null,
  }))
}

/** Titles of the polls and contests of votings, including those in the trash, by voting id. */
async function namesOf({ db }: Pick<Context, 'db'>, votingIds: readonly number[]) {
  const names = new Map<number, FailedAttempt['poll']>()
  if (votingIds.length === 0) return names
  for (const kind of votedKinds) {
    const { rows } = await sql<{ voting: number; id: number; title: Bilingual<string> }>`
      select votings.id as voting, thing.id, title from votings
      join ${sql.table(kind)} as thing on thing.id = face_id
      where face = ${kind} and votings.id = any(${votingIds})`.execute(db)
    for (const { voting, ...thing } of rows)
      names.set(voting, { ...thing, votingId: votingIdOf(kind, thing.id) })
  }
  return names
}
