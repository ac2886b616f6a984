import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import type { PictureFile } from '#web/ui/content/picture.tsx'
import styles from './details.module.css'

interface Named {
  firstName: string
  lastName: string
}

interface Portrayed extends Named {
  id: number
  name: string
  href: string
  /** A line below the name. */
  line: string
  image: PictureFile | null
}

/** People side by side, each with a portrait, which is decorative beside the name. */
export function PortraitCards({ people, label }: { people: readonly Portrayed[]; label?: string }) {
  return (
    <CardList shape="people" label={label}>
      {people.map(({ id, name, href, line, image, ...names }) => (
        <Card
          key={id}
          shape="portrait"
          href={href}
          title={name}
          teaser={line}
          picture={image ? { ...image, alt: null } : undefined}
          date={image ? undefined : <Initials {...names} />}
        />
      ))}
    </CardList>
  )
}

/** Placeholder for a missing portrait. */
export function Initials({ firstName, lastName }: Named) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {`${firstName[0] ?? ''}${lastName[0] ?? ''}`}
    </span>
  )
}
