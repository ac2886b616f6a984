import { folded } from '#contract/folding.ts'
import type { Team } from '#contract/people/team.ts'
import type { ShownPerson } from './shown-person.ts'

export type Grouping = 'group' | 'position'

interface Part {
  id: string
  label: string
  /** Slug of the group's page. */
  slug?: string
  leaderId?: number | null
  people: ShownPerson[]
}

type Shown = Pick<Team, 'groups' | 'positions'> & { rows: readonly ShownPerson[] }

/** Returns the current members in parts, in display order; empty parts are left out. */
export function partsOf(team: Shown, by: Grouping, words: { investigators: string; others: string }): Part[] {
  const parts = by === 'group' ? byGroup(team, words.others) : byPosition(team, words)
  return parts.filter(({ people }) => people.length > 0)
}

/** Lists each person in all of their groups, the leader first; then the people without a group. */
function byGroup({ rows, groups }: Shown, others: string): Part[] {
  const present = rows.filter(({ isFormer }) => !isFormer)
  return [
    ...groups.map(({ id, ...group }) => {
      const people = present.filter(({ groupIds }) => groupIds.includes(id))
      const isLeader = (person: ShownPerson) => person.id === group.leaderId
      return {
        ...group,
        id: String(id),
        people: [...people.filter(isLeader), ...people.filter(one => !isLeader(one))],
      }
    }),
    { id: 'others', label: others, people: present.filter(({ groupIds }) => groupIds.length === 0) },
  ]
}

/** Principal investigators first, then all others by position. */
function byPosition(
  { rows, positions }: Shown,
  { investigators, others }: { investigators: string; others: string },
): Part[] {
  const present = rows.filter(({ isFormer }) => !isFormer)
  const rest = present.filter(({ isInvestigator }) => !isInvestigator)
  return [
    { id: 'investigators', label: investigators, people: present.filter(one => one.isInvestigator) },
    ...positions.map(({ id, label }) => ({
      id: String(id),
      label,
      people: rest.filter(({ position }) => position?.id === id),
    })),
    { id: 'others', label: others, people: rest.filter(({ position }) => position === null) },
  ]
}

/**
 * Returns the people whose name, position or groups contain every word of the query, regardless of spelling
 * variants.
 */
export function filterPeople(
  people: readonly ShownPerson[],
  groups: Team['groups'],
  q: string,
): ShownPerson[] {
  const words = folded(q)
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length === 0) return [...people]
  return people.filter(({ name, position, groupIds }) => {
    const own = groups.filter(({ id }) => groupIds.includes(id)).map(({ label }) => label)
    const text = folded([name, position?.label ?? '', ...own].join(' '))
    return words.every(word => text.includes(word))
  })
}
