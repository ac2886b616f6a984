import { sql } from 'kysely'
import type { articleAuthorsApi } from '#contract/articles/authors-api.ts'
import type { AuthorshipRow } from '#contract/articles/authorship.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { candidateStateNames, articleAuthors as say } from '#messages/article-authors.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  by,
  byText,
  containsWords,
  equals,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { type AuthorshipOfList, findAuthorships } from './authors-queries.ts'

/** All authors of articles for whom a person of the institute is a candidate. */
export const authorshipList: ListDeclaration<AuthorshipRow, QueryOf<typeof articleAuthorsApi.authorships>> = {
  name: 'authorships',
  title: say.list,
  table: 'authorships',
  sort: 'state',
  sorts: {
    state: () =>
      sql`array_position(array['proposed', 'open', 'certain', 'confirmed', 'rejected'], state) - score`,
    score: by('score'),
    year: () => ofArticle('year'),
    name: byText('name'),
    title: () => sql`lower(${ofArticle('title')})`,
    decidedAt: by('decidedAt'),
  },
  search: containsWords('name', ofArticle('title'), personName()),
  filters: {
    state: isAnyOf('state'),
    person: equals('personId'),
    year: year => sql<boolean>`${ofArticle('year')} = ${year}`,
  },
  always: () => sql<boolean>`${ofArticle('deleted_at')} is null`,
  rows: async (context, ids) => rowsOf(context, await findAuthorships(context.db, ids)),
  columns: async () => [
    { heading: say.author, cell: ({ name }) => name },
    { heading: say.person, cell: ({ person }) => person.name },
    { heading: say.state, cell: ({ state }, reader) => candidateStateNames[state][reader] },
    { heading: say.score, cell: ({ score }) => score },
    { heading: say.article, cell: ({ title }) => title },
    { heading: say.year, cell: ({ year }) => year },
  ],
}

function ofArticle(column: string) {
  return sql`(select ${sql.ref(column)} from articles where articles.id = article_id)`
}

function personName() {
  return sql`(select concat_ws(' ', first_name, middle_name, last_name) from users where users.id = person_id)`
}

async function rowsOf(context: Context, rows: readonly AuthorshipOfList[]): Promise<AuthorshipRow[]> {
  const names = await namesOf(
    context,
    rows.flatMap(({ personId, decidedBy }) => [personId, decidedBy ?? []].flat()),
  )
  return rows.map(({ id, articleId, title, year, place, name, personId, ...row }) => ({
    ...{ id, articleId, title: unmarked(title), year, place, name },
    person: { id: personId, name: names.get(personId) ?? '' },
    ...judgedOf(row, names),
  }))
}

/** Whether an author is a certain person: state, score, evidence, and who decided it. */
export function judgedOf(
  {
    state,
    score,
    evidence,
    decidedBy,
    decidedAt,
  }: Pick<AuthorshipOfList, 'state' | 'score' | 'evidence' | 'decidedBy' | 'decidedAt'>,
  names: ReadonlyMap<number, string>,
) {
  return {
    ...{ state, score, evidence },
    decidedBy: names.get(decidedBy ?? 0) ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
