import type { GroupDetail } from '#contract/groups/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { PersonCard } from '#contract/people/team.ts'
import { groups as say } from '#messages/groups.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { PhoneLink } from '#web/richtext/phone-link.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { ContactRows } from '#web/ui/details/contact-rows.tsx'
import { DetailBox } from '#web/ui/details/detail-box.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './groups.module.css'

/** The leader and the contact data, beside the texts of a group. */
export function GroupSide({ group }: { group: GroupDetail }) {
  const words = useSay()
  const { leader } = group
  const { email, phone, place } = group.contact
  const isReached = email !== '' || phone !== '' || place !== ''
  if (!leader && !isReached) return null
  return (
    <aside className={classNames(layout.side, styles.side)}>
      {leader && <Leader leader={leader} />}
      {isReached && (
        <DetailBox
          title={words(say.contact)}
          rows={
            <ContactRows
              {...group.contact}
              phone={group.contact.phone && <PhoneLink phone={group.contact.phone} />}
              labels={{ email: words(say.email), phone: words(say.phone), place: words(say.place) }}
            />
          }
        />
      )}
    </aside>
  )
}

function Leader({ leader }: { leader: PersonCard }) {
  const words = useSay()
  const language = useLanguage()
  return (
    <div className={styles.leader}>
      {leader.image && <Picture picture={leader.image} ratio="1 / 1" fit="cut" sizes="6rem" rounded />}
      <div>
        <h2>{words(say.leader)}</h2>
        <Link href={addressOf('profile', language, { slug: leader.slug })}>{leader.name}</Link>
        {leader.position && <p>{leader.position.label}</p>}
      </div>
    </div>
  )
}
