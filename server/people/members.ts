import { plainName } from '#contract/people/names.ts'
import type { PersonCard } from '#contract/people/team.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { changesWith } from '#server/platform/records/records.ts'
import { cardsOf, namedWords } from './cards.ts'
import { publicGroups } from './groups-of.ts'
import { personKind } from './kind.ts'
import { findOfGroups, findPresence, replaceGroup } from './member-queries.ts'
import { findMembers } from './team-queries.ts'

/** The public cards of these people, and of everybody whose own group is one of these; by sort priority, then by name. */
export async function cardsOfMembers(
  context: Context,
  wanted: { ids: readonly number[]; groupIds: readonly number[] },
): Promise<PersonCard[]> {
  await changesWith(context, personKind)
  const rows = await findMembers(context.db, context.clock(), wanted)
  return cardsOf(context, rows, { words: await namedWords(context), groups: await publicGroups(context) })
}

/** The pictures that the pages of these people show, by person. */
export async function shownPortraits(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await findMembers(db, clock(), { ids, groupIds: [] })
  return new Map(
    rows.flatMap(({ id, imageId, hasImageConsent }) => (hasImageConsent && imageId ? [[id, imageId]] : [])),
  )
}

/** What people are called, and whether they have left, by id; those in the trash are not there. */
export async function presenceOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, { name: string; isFormer: boolean }>> {
  const rows = await findPresence(db, ids)
  return new Map(rows.map(({ id, isFormer, ...names }) => [id, { name: plainName(names), isFormer }]))
}

/** Of everybody who is at the institute: whose own group is one of these. */
export async function idsByGroup(
  { db }: Pick<Context, 'db'>,
  groupIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = new Map(groupIds.map(id => [id, [] as number[]]))
  for (const { id, groupId } of await findOfGroups(db, groupIds)) found.get(groupId ?? 0)?.push(id)
  return found
}

/** Gives everybody whose own group is one of two the other. Gives how many they are. */
export function moveToGroup({ db }: Pick<Context, 'db'>, from: number, into: number): Promise<number> {
  return replaceGroup(db, from, into)
}
