import { addressOf } from '#contract/pathnames.ts'
import { useLanguage } from '#web/language.ts'
import { PortraitCards } from '#web/ui/details/portrait-cards.tsx'
import type { ShownPerson } from './shown-person.ts'

type Person = Omit<ShownPerson, 'groupIds'>

interface Props {
  people: readonly Person[]
  /** Returns the line below the name; by default the position. */
  lineOf?: (person: Person) => string
}

/** Grid of people, each linked to their profile. */
export function PersonCards({ people, lineOf = ({ position }) => position?.label ?? '' }: Props) {
  const language = useLanguage()
  const shown = people.map(person => ({
    ...person,
    href: addressOf('profile', language, { slug: person.slug }),
    line: lineOf(person),
  }))
  return <PortraitCards people={shown} />
}
