import { plainName } from '#contract/people/names.ts'
import type { PersonCard } from '#contract/people/team.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind } from '#server/platform/records/records.ts'
import { cardsOf, namedWords } from './cards.ts'
import { publicGroups } from './groups-of.ts'
import { personKind } from './kind.ts'
import { findOfGroups, findPresence, replaceGroup } from './member-queries.ts'
import { findMembers } from './team-queries.ts'

/**
 * Returns the public cards of these people and of those whose own group is one of these, by sort priority,
 * then by name.
 */
export async function cardsOfMembers(
  context: Context,
  wanted: { ids: readonly number[]; groupIds: readonly number[] },
): Promise<PersonCard[]> {
  await dependOnKind(context, personKind)
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

/** Returns the names of people and whether they are former members, by id; without those in the trash. */
export async function presenceOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, { name: string; isFormer: boolean }>> {
  const rows = await findPresence(db, ids)
  return new Map(rows.map(({ id, isFormer, ...names }) => [id, { name: plainName(names), isFormer }]))
}

/** Returns the ids of the present members by their own group. */
export async function idsByGroup(
  { db }: Pick<Context, 'db'>,
  groupIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = new Map(groupIds.map(id => [id, [] as number[]]))
  for (const { id, groupId } of await findOfGroups(db, groupIds)) found.get(groupId ?? 0)?.push(id)
  return found
}

/** Moves everybody from one own group to another. Returns their number. */
export function moveToGroup({ db }: Pick<Context, 'db'>, from: number, into: number): Promise<number> {
  return replaceGroup(db, from, into)
}
