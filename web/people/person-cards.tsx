import { addressOf } from '#contract/pathnames.ts'
import type { PersonCard } from '#contract/people/team.ts'
import { useLanguage } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import styles from './people.module.css'

interface Props {
  people: readonly PersonCard[]
  label?: string
  /** One line below the name; what they do where nothing is said. */
  lineOf?: (person: PersonCard) => string
}

/** People side by side, each with a portrait. */
export function PersonCards({ people, label, lineOf = ({ position }) => position?.label ?? '' }: Props) {
  const language = useLanguage()
  return (
    <CardList shape="people" label={label}>
      {people.map(person => (
        <Card
          key={person.id}
          shape="portrait"
          heading="h3"
          href={addressOf('profile', language, { slug: person.slug })}
          title={person.name}
          teaser={lineOf(person)}
          picture={person.image ?? undefined}
          date={person.image ? undefined : <Initials person={person} />}
        />
      ))}
    </CardList>
  )
}

/** In the place of a portrait. */
export function Initials({ person: { firstName, lastName } }: { person: PersonCard }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {[firstName, lastName].map(word => word[0] ?? '').join('')}
    </span>
  )
}
