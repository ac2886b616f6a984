import { addressOf } from '#contract/pathnames.ts'
import { useLanguage } from '#web/language.ts'
import { PortraitCards } from '#web/ui/details/portrait-cards.tsx'
import type { ShownPerson } from './shown-person.ts'

type Person = Omit<ShownPerson, 'groupIds'>

interface Props {
  people: readonly Person[]
  /** One line below the name; what they do where nothing is said. */
  lineOf?: (person: Person) => string
}

/** People side by side, each leading to their profile. */
export function PersonCards({ people, lineOf = ({ position }) => position?.label ?? '' }: Props) {
  const language = useLanguage()
  const shown = people.map(person => ({
    ...person,
    href: addressOf('profile', language, { slug: person.slug }),
    line: lineOf(person),
  }))
  return <PortraitCards people={shown} />
}
