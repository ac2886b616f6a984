import type { ReactNode } from 'react'
import type { Profile } from '#contract/people/team.ts'
import { vcardOf } from '#contract/people/vcard.ts'
import { profile as say } from '#messages/people.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { QrCode } from '#web/qr/qr-code.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './people.module.css'

/** How somebody is reached, as far as they say so; to take along as a file, or by a phone's camera. */
export function ContactCard({ profile, address }: { profile: Profile; address: string }) {
  const words = useSay()
  const language = useLanguage()
  const card = vcardOf(profile, { address, institute: shell.institute[language] })
  return (
    <div className={styles.contact}>
      <h2>{words(say.contact)}</h2>
      <dl>
        {profile.email && (
          <Way label={words(say.email)}>
            <Link href={`mailto:${profile.email}`}>{profile.email}</Link>
          </Way>
        )}
        {profile.phone && (
          <Way label={words(say.phone)}>
            <Link href={`tel:${profile.phone.replace(/[^+\d]/g, '')}`}>{profile.phone}</Link>
          </Way>
        )}
        {profile.room && <Way label={words(say.room)}>{profile.room}</Way>}
        {profile.institution && <Way label={words(say.institution)}>{profile.institution}</Way>}
        {profile.contacts.map(contact => (
          <Way key={`${contact.service}${contact.id}`} label={contact.service}>
            {contact.link ? (
              <Link href={contact.link} {...(contact.isExternal && { rel: 'noopener me' })}>
                {contact.id || contact.link.replace(/^https?:\/\//, '')}
              </Link>
            ) : (
              contact.id
            )}
          </Way>
        ))}
      </dl>
      <a
        className={styles.take}
        href={`data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`}
        download={`${profile.slug}.vcf`}
      >
        <Icon name="download" /> {words(say.vcard)}
      </a>
      <details className={styles.qr}>
        <summary>{words(say.qr)}</summary>
        <QrCode code={profile.qr} label={address} />
        <p>{address}</p>
      </details>
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
