import type { GroupCard } from '#contract/groups/shown.ts'
import { inLanguage } from '#contract/language.ts'
import { withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { changesWith, readersOf } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { detailOf } from './detail.ts'
import { groupKind } from './kind.ts'
import { findCards, findGroup, findNames, findOffered, findPublic } from './queries.ts'

export { groupKind } from './kind.ts'

/** Every group that the public sees. */
export async function list(context: Context): Promise<{ count: number; rows: GroupCard[] }> {
  const { db, clock } = context
  await changesWith(context, groupKind)
  const rows = await cardsOf(context, await findCards(db, clock()))
  return { count: rows.length, rows }
}

/** What they are called. */
export async function shownNames(context: Context): Promise<{ id: number; name: string }[]> {
  await changesWith(context, groupKind)
  const rows = await findNames(context.db, context.clock())
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, context.language).value }))
}

/** One of them, by the slug it has or had in either language; and as it will look, for whoever has the link. */
export const { find, preview } = readersOf(groupKind, { findPublic, findOne: findGroup }, detailOf, withKeys)

/** The groups that people can belong to, in the order of the website. */
export async function offered({ db }: Context) {
  const rows = await findOffered(db)
  return { count: rows.length, rows: rows.map(({ id, name }, n) => ({ id, label: name, position: n + 1 })) }
}
