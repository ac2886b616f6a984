import { sql } from 'kysely'
import type { Bibliographic } from '#contract/articles/article.ts'
import { authorsOf, shortName } from '#contract/articles/authors.ts'
import {
  type Harvest,
  type harvestApi,
  type Suggestion,
  suggestionStates,
} from '#contract/articles/harvest.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { fail } from '#contract/errors.ts'
import {
  articleSuggestions as say,
  suggestionColumns,
  suggestionStateNames,
} from '#messages/articles-suggestions.ts'
import { checkAuthors, likelyPeople } from '#server/authorship/authorship.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  by,
  containsWords,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { move, type Stateful } from '#server/platform/states/states.ts'
import { enter } from './enter.ts'
import {
  countWaiting,
  findHarvest,
  findPreprints,
  findSource,
  setHarvest as putHarvest,
  suggestionsByIds,
} from './harvest-queries.ts'

const namedAuthors = 3

/** Publications that may be the institute's, the newest first. */
export const suggestions: ListDeclaration<Suggestion, QueryOf<typeof harvestApi.suggestions>> = {
  name: 'articleSuggestions',
  title: say.title,
  table: 'articleSuggestions',
  sort: '-foundAt',
  sorts: {
    foundAt: by('foundAt'),
    title: () => sql`lower(fields->>'title')`,
    year: () => sql`fields->>'year'`,
  },
  search: containsWords(sql`fields->>'title'`, sql`fields->>'authors'`, 'doi', 'pubmedId', 'affiliation'),
  filters: { state: isAnyOf('state') },
  rows: (context, ids) => describeSuggestions(context, ids),
  columns: async () => [
    { heading: suggestionColumns.title, cell: ({ title }) => title },
    { heading: suggestionColumns.authors, cell: ({ authors }) => authors },
    { heading: suggestionColumns.journal, cell: ({ journal }) => journal },
    { heading: suggestionColumns.year, cell: ({ year }) => year },
    { heading: suggestionColumns.pubmedId, cell: ({ pubmedId }) => pubmedId },
    { heading: suggestionColumns.doi, cell: ({ doi }) => doi },
    { heading: suggestionColumns.affiliation, cell: ({ affiliation }) => affiliation },
    { heading: suggestionColumns.people, cell: ({ people }) => people.map(({ name }) => name).join(', ') },
    { heading: suggestionColumns.state, cell: ({ state }, reader) => suggestionStateNames[state][reader] },
    { heading: suggestionColumns.foundAt, cell: ({ foundAt }) => new Date(foundAt) },
  ],
}

async function describeSuggestions({ db }: Context, ids: readonly number[]): Promise<Suggestion[]> {
  const rows = await suggestionsByIds(db, ids)
  const people = await likelyPeople(
    db,
    rows.map(({ fields }) => fields),
  )
  const names = await namesOf({ db }, people.flat())
  const preprints = await findPreprints(
    db,
    rows.map(({ preprintDoi }) => preprintDoi),
  )
  return rows.map(({ id, fields, affiliation, state, foundAt, articleId, preprintDoi }, at) => ({
    ...{ id, affiliation, state, articleId, ...shortReference(fields) },
    ...{ pubmedId: fields.pubmedId, doi: fields.doi, bibType: fields.bibType },
    preprint: shownPreprint(preprints.get(preprintDoi)),
    people: (people[at] ?? []).map(person => ({ id: person, name: names.get(person) ?? '' })),
    foundAt: foundAt.toISOString(),
  }))
}

function shownPreprint(found: { id: number; title: string } | undefined): Suggestion['preprint'] {
  return found ? { ...found, title: unmarked(found.title) } : null
}

/** A publication in one line: its first authors, and a title without marks. */
export function shortReference(
  fields: Bibliographic,
): Pick<Suggestion, 'title' | 'authors' | 'journal' | 'year'> {
  const { title, year, authors, authorStyle, journal, journalAbbreviation } = fields
  const names = authorsOf(authors, authorStyle).map(shortName)
  return {
    title: unmarked(title),
    authors: names.slice(0, namedAuthors).join(', ') + (names.length > namedAuthors ? ' et al.' : ''),
    journal: journalAbbreviation || journal,
    year,
  }
}

const stateful: Stateful<typeof suggestionStates> = {
  states: suggestionStates,
  table: 'articleSuggestions',
  entity: 'articleSuggestions',
}

/** Records a decision. Throws `importMoved` if the suggestion was already decided. */
export async function settle(
  context: Context,
  id: number,
  to: 'accepted' | 'rejected',
  more: { articleId?: number } = {},
): Promise<void> {
  const set = { decidedAt: context.clock(), decidedBy: context.caller?.id ?? null, ...more }
  const action = to === 'accepted' ? 'accept' : 'reject'
  if ((await move(context, stateful, { id, to, set, action })) === null) throw fail('importMoved')
}

/** Throws `notFound`, `importMoved` if the suggestion was already decided, and `articleTaken`. */
export async function acceptSuggestion(context: Context, id: number): Promise<{ articleId: number }> {
  const [row] = await suggestionsByIds(context.db, [id])
  if (!row) throw fail('notFound')
  await settle(context, id, 'accepted')
  const { id: articleId } = await enter(context, row, { isRetrieved: true })
  await context.db.updateTable('articleSuggestions').set({ articleId }).where('id', '=', id).execute()
  return { articleId }
}

export async function rejectSuggestion(context: Context, id: number): Promise<undefined> {
  await settle(context, id, 'rejected')
}

export async function reopenSuggestion(context: Context, id: number): Promise<undefined> {
  const set = { decidedAt: null, decidedBy: null }
  if ((await move(context, stateful, { id, to: 'waiting', set, action: 'takeBack' })) === null)
    throw fail('importMoved')
}

export async function readHarvest({ db }: Context): Promise<Harvest> {
  const { isOn, institutes, byPeople, ranAt, seenUntil, failure, suggested, updated } = await findHarvest(db)
  return {
    ...{ isOn, institutes, byPeople, seenUntil, failure, suggested, updated },
    ranAt: ranAt?.toISOString() ?? null,
    waiting: await countWaiting(db),
  }
}

export async function setHarvest(context: Context, wish: Parameters<typeof putHarvest>[1]): Promise<Harvest> {
  const { db, clock } = context
  const before = await findHarvest(db)
  await putHarvest(db, wish)
  // Affiliations that name the institute are evidence for authors.
  if (before.institutes.join('\n') !== wish.institutes.join('\n')) await checkAuthors(db, null, clock())
  return readHarvest(context)
}

export async function sourceOf({ db }: Context, id: number) {
  const found = await findSource(db, id)
  return { fields: found?.fields ?? null, askedAt: found?.askedAt.toISOString() ?? null }
}
