import { addressOf } from '#contract/pathnames.ts'
import type { PersonCard } from '#contract/people/team.ts'
import { useLanguage } from '#web/language.ts'
import { PortraitCards } from '#web/ui/details/portrait-cards.tsx'

/** The members of a group with their portraits. */
export function MemberCards({ people, label }: { people: readonly PersonCard[]; label: string }) {
  const language = useLanguage()
  const shown = people.map(person => ({
    ...person,
    href: addressOf('profile', language, { slug: person.slug }),
    line: person.position?.label ?? '',
  }))
  return <PortraitCards people={shown} label={label} />
}
