import { folded } from '#contract/folding.ts'
import type { Team } from '#contract/people/team.ts'
import type { ShownPerson } from './shown-person.ts'

export type By = 'group' | 'position'

interface Part {
  id: string
  label: string
  /** The group's own page. */
  slug?: string
  leaderId?: number | null
  people: ShownPerson[]
}

type Shown = Pick<Team, 'groups' | 'positions'> & { rows: readonly ShownPerson[] }

/** Those who are here now, in parts, in their order. */
export function partsOf(team: Shown, by: By, words: { investigators: string; others: string }): Part[] {
  const parts = by === 'group' ? byGroup(team, words.others) : byPosition(team, words)
  return parts.filter(({ people }) => people.length > 0)
}

/** Everybody in each of their groups, its leader first; then those who have none. */
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

/** Principal investigators, then everybody else by what they do. */
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

/** People whose card, or one of whose groups, has every word that is looked for, however it is spelled. */
export function found(people: readonly ShownPerson[], groups: Team['groups'], q: string): ShownPerson[] {
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
