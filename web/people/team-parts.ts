import { folded } from '#contract/folding.ts'
import type { Team } from '#contract/people/team.ts'
import type { ShownPerson } from './shown-person.ts'

export type By = 'group' | 'position'

interface Part {
  id: string
  label: string
  people: ShownPerson[]
}

/** Those who are here now, in parts: principal investigators first, then each group or position in its order. */
export function partsOf(
  { rows, groups, positions }: Pick<Team, 'groups' | 'positions'> & { rows: readonly ShownPerson[] },
  by: By,
  words: { investigators: string; others: string },
): Part[] {
  const present = rows.filter(({ isFormer }) => !isFormer)
  const first = present.filter(({ isInvestigator }) => isInvestigator)
  const rest = present.filter(({ isInvestigator }) => !isInvestigator)
  const named = by === 'group' ? groups : positions
  const parts = [
    { id: 'investigators', label: words.investigators, people: first },
    ...named.map(({ id, label }) => ({
      id: String(id),
      label,
      people: rest.filter(person => person[by]?.id === id),
    })),
    { id: 'others', label: words.others, people: rest.filter(person => person[by] === null) },
  ]
  return parts.filter(({ people }) => people.length > 0)
}

/** People whose card has every word that is looked for, however it is spelled. */
export function found(people: readonly ShownPerson[], q: string): ShownPerson[] {
  const words = folded(q)
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length === 0) return [...people]
  return people.filter(({ name, position, group }) => {
    const text = folded(`${name} ${position?.label ?? ''} ${group?.label ?? ''}`)
    return words.every(word => text.includes(word))
  })
}
