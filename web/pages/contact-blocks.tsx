import type { ReactNode } from 'react'
import type { ShownItemOf } from '#contract/pages/items.ts'
import { pages } from '#messages/pages.ts'
import { useSay } from '#web/language.ts'
import { PhoneLink } from '#web/richtext/phone-link.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './blocks.module.css'

export function People({ people }: ShownItemOf<'people'>['content']) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, text, image }) => (
        <li key={name}>
          {image ? (
            <Picture picture={image} ratio="1 / 1" fit="cut" sizes="4rem" rounded />
          ) : (
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.role}>{role}</p>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  return [words[0], words.length > 1 ? words.at(-1) : ''].map(word => word?.[0] ?? '').join('')
}

export function ContactPerson({ name, role, text, email, phone }: ShownItemOf<'contactPerson'>['content']) {
  const say = useSay()
  return (
    <div className={styles.contact}>
      <p className={styles.name}>{name}</p>
      <p className={styles.role}>{role}</p>
      {text && <p>{text}</p>}
      <dl>
        {email && (
          <Way label={say(pages.email)}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Way>
        )}
        {phone && (
          <Way label={say(pages.telephone)}>
            <PhoneLink phone={phone} />
          </Way>
        )}
      </dl>
    </div>
  )
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function MapLink({ address, label, link }: ShownItemOf<'mapLink'>['content']) {
  return (
    <div className={styles.call}>
      <address>{address}</address>
      {link && (
        <Link href={link} className={styles.outside}>
          <span>{label}</span> <Icon name="external" />
        </Link>
      )}
    </div>
  )
}
