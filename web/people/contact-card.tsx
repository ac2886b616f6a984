import type { Profile } from '#contract/people/team.ts'
import { vcardOf } from '#contract/people/vcard.ts'
import { profile as say } from '#messages/people.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { QrCode } from '#web/qr/qr-code.tsx'
import { PhoneLink } from '#web/richtext/phone-link.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import styles from './people.module.css'

/** Contact data of a person as far as they publish it, with a vCard as a download and as a QR code. */
export function ContactCard({ profile, address }: { profile: Profile; address: string }) {
  const words = useSay()
  const language = useLanguage()
  const card = vcardOf(profile, { address, institute: shell.institute[language] })
  return (
    <DetailBox
      title={words(say.contact)}
      rows={
        <>
          {profile.email && (
            <DetailRow label={words(say.email)}>
              <Link href={`mailto:${profile.email}`}>{profile.email}</Link>
            </DetailRow>
          )}
          {profile.phone && (
            <DetailRow label={words(say.phone)}>
              <PhoneLink phone={profile.phone} />
            </DetailRow>
          )}
          {profile.room && <DetailRow label={words(say.room)}>{profile.room}</DetailRow>}
          {profile.institution && <DetailRow label={words(say.institution)}>{profile.institution}</DetailRow>}
          {profile.contacts.map(contact => (
            <DetailRow key={`${contact.service}${contact.id}`} label={contact.service}>
              {contact.link ? (
                <Link href={contact.link} {...(contact.isExternal && { rel: 'noopener me' })}>
                  {contact.id || contact.link.replace(/^https?:\/\//, '')}
                </Link>
              ) : (
                contact.id
              )}
            </DetailRow>
          ))}
        </>
      }
    >
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
    </DetailBox>
  )
}
