import { sql } from 'kysely'
import { authorString, authorsOf } from '#contract/articles/authors.ts'
import type { OwnPublication } from '#contract/articles/authorship.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { sourceLine } from '#contract/articles/source-line.ts'
import { fail } from '#contract/errors.ts'
import type { Decided } from '#server/authorship/authorship.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { mayEdit, publicCondition } from '#server/platform/records/records.ts'
import { decideAs } from './authors.ts'
import { findClaimable, findOfPerson, isKnownTo } from './authors-queries.ts'
import { judgedOf } from './authorship-list.ts'
import { articleKind } from './kind.ts'

/** Returns the publications that a person wrote, may have written or has not written. */
export async function publicationsOfPerson(
  context: Context,
  personId: number,
): Promise<{ count: number; rows: OwnPublication[] }> {
  const found = await findOfPerson(context.db, personId)
  const names = await namesOf(
    context,
    found.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  const rows = found.map(row => ({
    ...{ articleId: row.articleId, title: unmarked(row.title), source: sourceLine(row), year: row.year },
    ...{ isPublic: row.isVisible, place: row.place, name: row.name },
    ...judgedOf(row, names),
  }))
  return { count: rows.length, rows }
}

/**
 * What somebody says of themselves: that they are an author of an article, that they are not, or neither. Throws
 * `notFound` for an article that is not public, unless they come into question or edit publications.
 */
export async function decideForPerson(context: Context, decided: Decided) {
  const { db, clock } = context
  if (!mayEdit(context, articleKind) && !(await isKnownTo(db, decided, clock()))) throw fail('notFound')
  await decideAs(context, decided)
  return publicationsOfPerson(context, decided.personId)
}

/** Articles by words, of which somebody may say that they are an author: public ones, and all for who edits them. */
export async function listClaimable(context: Context, personId: number, q: string) {
  const isShown = mayEdit(context, articleKind) ? sql<boolean>`true` : publicCondition(context.clock())
  const rows = (await findClaimable(context.db, { personId, q, isShown })).map(row => ({
    ...{ articleId: row.id, title: unmarked(row.title), source: sourceLine(row) },
    authors: authorsOf(row.authors, row.authorStyle).flatMap((author, place) =>
      author.isGroup ? [] : [{ place, name: authorString([author]) }],
    ),
  }))
  return { count: rows.length, rows }
}
