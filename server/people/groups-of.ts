import { inLanguage, type Language } from '#contract/language.ts'
import type { Profile } from '#contract/people/team.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, slugsShown } from '#server/platform/records/records.ts'
import type { Named } from './cards.ts'
import { findPublicGroups, type PublicGroup } from './group-queries.ts'

type Somebody = { id: number; groupId: number | null }

/** Returns the public groups; registers with the cache when one of them appears or expires on schedule. */
export async function publicGroups(context: Context): Promise<PublicGroup[]> {
  const kind = context.kinds.find(({ name }) => name === 'groups')
  if (kind) await dependOnKind(context, kind)
  return findPublicGroups(context.db, context.clock())
}

/** Returns the group of a person in the team list: their own, otherwise the first that names them. */
export function groupOf(person: Somebody, groups: readonly PublicGroup[], language: Language): Named | null {
  const own = groups.find(({ id }) => id === person.groupId)
  const group = own ?? groups.find(one => isNamedBy(person, one))
  return group ? { id: group.id, label: inLanguage(group.name, language).value } : null
}

/** Returns the ids of all groups of a person: their own, and those that name them as leader or member. */
export function groupIdsOf(person: Somebody, groups: readonly PublicGroup[]): number[] {
  return groups.filter(group => isIn(person, group)).map(({ id }) => id)
}

/** Returns all groups of a person, those they lead first. */
export function groupsOf(
  person: Somebody,
  groups: readonly PublicGroup[],
  language: Language,
): Profile['groups'] {
  const found = groups.filter(group => isIn(person, group))
  const shown = found.map(({ id, name, slug, leaderId }) => ({
    id,
    label: inLanguage(name, language).value,
    slug: slugsShown(slug)[language],
    isLeader: leaderId === person.id,
  }))
  return shown.sort((a, b) => Number(b.isLeader) - Number(a.isLeader))
}

function isIn(person: Somebody, group: PublicGroup): boolean {
  return group.id === person.groupId || isNamedBy(person, group)
}

function isNamedBy({ id }: Somebody, { leaderId, memberIds }: PublicGroup): boolean {
  return leaderId === id || memberIds.includes(id)
}
