import type { GroupCard } from '#contract/groups/shown.ts'
import { inLanguage } from '#contract/language.ts'
import { withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, readersOf } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { detailOf } from './detail.ts'
import { groupKind } from './kind.ts'
import { findCards, findGroup, findNames, findOffered, findPublic } from './queries.ts'

export { groupKind } from './kind.ts'

/** Returns all public groups. */
export async function list(context: Context): Promise<{ count: number; rows: GroupCard[] }> {
  const { db, clock } = context
  await dependOnKind(context, groupKind)
  const rows = await cardsOf(context, await findCards(db, clock()))
  return { count: rows.length, rows }
}

/** Returns the names of the public groups. */
export async function shownNames(context: Context): Promise<{ id: number; name: string }[]> {
  await dependOnKind(context, groupKind)
  const rows = await findNames(context.db, context.clock())
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, context.language).value }))
}

/**
 * Readers of one group: `find` by its current or former slug in either language, `preview` by a preview link.
 */
export const { find, preview } = readersOf(groupKind, { findPublic, findOne: findGroup }, detailOf, withKeys)

/** The groups that people can belong to, in the order of the website. */
export async function listOfferedGroups({ db }: Context) {
  const rows = await findOffered(db)
  return { count: rows.length, rows: rows.map(({ id, name }, n) => ({ id, label: name, position: n + 1 })) }
}
