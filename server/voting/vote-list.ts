import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { folded } from '#contract/folding.ts'
import { inBoth, inLanguage } from '#contract/language.ts'
import type { VoteRow, voteFilters } from '#contract/voting/vote-row.ts'
import { voteColumns as heading, votesTitle } from '#messages/votes.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerList,
  by,
  byText,
  daysOf,
  type ListColumn,
  type ListDeclaration,
  type ListQuery,
} from '#server/platform/lists/lists.ts'
import { isConcealed } from './concealed.ts'
import type { VotedOn } from './keep.ts'
import type { Voting } from './queries.ts'

type Query = ListQuery & z.infer<z.ZodObject<typeof voteFilters>>
type Row = VoteRow & { id: string }

/** A voting and the labels of its options. */
export interface Listed extends Pick<VotedOn, 'voting'> {
  options: readonly { id: string; label: { de: string; en: string } }[]
}

/**
 * Returns the votes of a voting. For a secret one only the votes, in the order of random ids that are not
 * returned; none while staff may see only numbers.
 */
export async function listVotes(context: Context, listed: Listed, query: Query) {
  const isNone = await isConcealed(context, listed.voting)
  const list = listed.voting.rules.isNamed ? namedList(listed) : secretList(listed, isNone)
  const { count, rows } = await answerList(list, context, query)
  const { isNamed } = listed.voting.rules
  return { count, rows: rows.map(row => (isNamed ? row : { ...row, id: null })) }
}

function secretList(listed: Listed, isNone: boolean): ListDeclaration<Row, Query> {
  const { voting, options } = listed
  return {
    ...common(listed),
    ...(isNone && { always: () => sql<boolean>`false` }),
    table: 'ballots',
    sorts: { submittedAt: by('id'), email: by('id') },
    search: wordConditions(options, sql`''`),
    // Ballots of a secret voting cannot be excluded and have no times of their own.
    filters: {
      option: filters.option,
      excluded: value => sql<boolean>`${value === '0'}::boolean`,
      submittedFrom: () => sql<boolean>`true`,
      submittedTo: () => sql<boolean>`true`,
    },
    rows: (context, ids) => secretRows(context, voting, ids),
    columns: async () => optionColumns(options),
  }
}

function namedList(listed: Listed): ListDeclaration<Row, Query> {
  const { voting, options } = listed
  return {
    ...common(listed),
    table: 'namedBallots',
    sorts: { submittedAt: by('submittedAt'), email: byText('email') },
    search: wordConditions(options, sql`coalesce(email, '')`),
    filters: { ...filters, excluded: value => sql<boolean>`(excluded_at is not null) = ${value === '1'}` },
    rows: (context, ids) => namedRows(context, voting, ids),
    columns: async () => [
      ...timeColumn,
      { heading: heading.email, cell: ({ email }) => email },
      ...optionColumns(options),
      { heading: heading.exclusion, cell: ({ exclusion }) => exclusion?.reason ?? null },
    ],
  }
}

function common({ voting }: Listed) {
  return {
    ...{ name: 'votes', title: votesTitle, sort: '-submittedAt' },
    always: () => sql<boolean>`voting_id = ${voting.id}`,
  }
}

const filters = {
  option: (id: string) => chosenAnyCondition([id]),
  ...daysOf('submitted', 'submittedAt'),
}

function chosenAnyCondition(ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from jsonb_array_elements(value) as chosen
    where chosen ->> 'id' = any (${[...ids]}::text[]))`
}

/** Condition: every word occurs in the address or in the label of a chosen option. */
function wordConditions(options: Listed['options'], address: RawBuilder<string>) {
  return (q: string) =>
    q
      .split(/\s+/)
      .filter(word => word !== '')
      .map(word => {
        const named = options.filter(({ label }) => folded(`${label.de} ${label.en}`).includes(folded(word)))
        return sql<boolean>`(strpos(folded(${address}), folded(${word})) > 0 or ${chosenAnyCondition(named.map(({ id }) => id))})`
      })
}

async function secretRows({ db }: Context, voting: Voting, ids: readonly string[]): Promise<Row[]> {
  const { id, closesAt, keyDestroyedAt } = voting
  const submittedAt = (closesAt ?? keyDestroyedAt ?? new Date(0)).toISOString()
  const rows = await db
    .selectFrom('ballots')
    .select(['id', 'value'])
    .where('votingId', '=', id)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ value, ...row }) => ({
    ...row,
    votes: value,
    submittedAt,
    email: null,
    exclusion: null,
  }))
}

async function namedRows({ db }: Context, { id }: Voting, ids: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('namedBallots')
    .select(['id', 'value', 'submittedAt', 'email', 'excludedAt', 'exclusionReason'])
    .where('votingId', '=', id)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ value, submittedAt, excludedAt, exclusionReason, ...row }) => ({
    ...{ ...row, votes: value, submittedAt: submittedAt.toISOString() },
    exclusion: excludedAt && { at: excludedAt.toISOString(), reason: exclusionReason ?? '' },
  }))
}

const timeColumn: ListColumn<Row>[] = [
  { heading: heading.submittedAt, cell: ({ submittedAt }) => new Date(submittedAt) },
]

/** One column for each option, with its value in the ballot. */
function optionColumns(options: Listed['options']): ListColumn<Row>[] {
  return options.map(({ id, label }) => ({
    heading: inBoth(language => inLanguage(label, language).value),
    cell: ({ votes }) => votes.find(vote => vote.id === id)?.value ?? null,
  }))
}
