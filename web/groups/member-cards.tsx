import { addressOf } from '#contract/pathnames.ts'
import type { PersonCard } from '#contract/people/team.ts'
import { useLanguage } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import styles from './groups.module.css'

/** The members of a group with their portraits; what else people has to show is no part of this page. */
export function MemberCards({ people, label }: { people: readonly PersonCard[]; label: string }) {
  const language = useLanguage()
  return (
    <CardList shape="people" label={label}>
      {people.map(({ id, slug, name, firstName, lastName, position, image }) => (
        <Card
          key={id}
          shape="portrait"
          href={addressOf('profile', language, { slug })}
          title={name}
          teaser={position?.label}
          picture={image ?? undefined}
          date={
            image ? undefined : (
              <span className={styles.initials} aria-hidden="true">
                {`${firstName[0] ?? ''}${lastName[0] ?? ''}`}
              </span>
            )
          }
        />
      ))}
    </CardList>
  )
}
