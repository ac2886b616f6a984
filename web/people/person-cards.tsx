import { addressOf } from '#contract/pathnames.ts'
import type { PersonCard } from '#contract/people/team.ts'
import { useLanguage } from '#web/language.ts'
import { PortraitCards } from '#web/ui/details/portrait-cards.tsx'

interface Props {
  people: readonly PersonCard[]
  /** One line below the name; what they do where nothing is said. */
  lineOf?: (person: PersonCard) => string
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
