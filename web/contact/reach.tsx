import { contact } from '#messages/contact.ts'
import { institute } from '#messages/institute.ts'
import { shell } from '#messages/shell.ts'
import { useSay } from '#web/language.ts'
import { PhoneLink } from '#web/richtext/phone-link.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './reach.module.css'

/**
 * Address and contact data of the institute, with a drawn map that links to an online map; nothing is
 * requested from that site before a click.
 */
export function Reach() {
  const say = useSay()
  const { street, postalCode, town, country, phone, email, map } = institute
  return (
    <section className={styles.reach} aria-label={say(contact.reach)}>
      <address>
        <strong>{say(shell.institute)}</strong>
        <span>{street}</span>
        <span>
          {postalCode} {town}
        </span>
        <span>{say(country)}</span>
        <PhoneLink phone={phone} />
        <Link href={`mailto:${email}`}>{email}</Link>
      </address>
      <Link href={map} className={styles.map}>
        <MapPicture />
        <span>
          {say(contact.onMap)} <Icon name="external" />
        </span>
      </Link>
    </section>
  )
}

/** Streets, the railway with its station, the stop and the house. */
function MapPicture() {
  return (
    <svg viewBox="0 0 320 160" aria-hidden="true">
      <path className={styles.streets} d="M0 44h320M70 0v160M0 128h320M232 0v160M70 86h162" />
      <path className={styles.rails} d="M0 18 320 2" />
      <path className={styles.way} d="M112 44H70v42h134" />
      <rect className={styles.station} x="92" y="4" width="40" height="18" rx="3" />
      <circle className={styles.stop} cx="150" cy="86" r="6" />
      <path className={styles.house} d="M212 82c0-12 20-12 20 0 0 8-10 18-10 18s-10-10-10-18Z" />
    </svg>
  )
}
