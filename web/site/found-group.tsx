import { addressOf } from '#contract/pathnames.ts'
import type { FoundGroup as Group } from '#contract/site/search.ts'
import { dayIn } from '#messages/event-times.ts'
import { groups as say } from '#messages/groups.ts'
import { search } from '#messages/search.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { markedTitles } from '#web/richtext/marked-text.tsx'
import { PhoneLink } from '#web/richtext/phone-link.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { ContactRows } from '#web/ui/details/contact-rows.tsx'
import { DetailBox } from '#web/ui/details/detail-box.tsx'
import { NameList } from '#web/ui/details/name-list.tsx'
import { PublicationList } from '#web/ui/details/publication-list.tsx'
import styles from './search.module.css'

/** The research group found by a search: members, latest publications, next event and contact. */
export function FoundGroup({ group }: { group: Group }) {
  const words = useSay()
  const language = useLanguage()
  const { slug, name, teaser, people, latestPublications, nextEvent } = group
  const { email, phone, place } = group.contact
  return (
    <section className={styles.found} aria-labelledby="found-group">
      <h2 id="found-group">
        <Link href={addressOf('group', language, { slug })}>{name}</Link>
      </h2>
      <p>{teaser}</p>
      {people.length > 0 && (
        <NameList
          names={people.map(person => ({
            key: person.slug,
            href: addressOf('profile', language, { slug: person.slug }),
            label: person.name,
            note: person.isLeader ? words(say.leader) : person.position,
          }))}
        />
      )}
      {latestPublications.length > 0 && (
        <DetailBox title={words(say.latest)} rows={null}>
          <PublicationList publications={markedTitles(latestPublications)} />
        </DetailBox>
      )}
      {nextEvent && (
        <p>
          {words(search.comesNext)}{' '}
          <Link href={addressOf('event', language, { slug: nextEvent.slug })}>
            <span lang={nextEvent.language}>{nextEvent.title}</span>
          </Link>
          , {words(dayIn(nextEvent.start))}
        </p>
      )}
      {(email || phone || place) && (
        <DetailBox
          title={words(say.contact)}
          rows={
            <ContactRows
              {...group.contact}
              phone={phone && <PhoneLink phone={phone} />}
              labels={{ email: words(say.email), phone: words(say.phone), place: words(say.place) }}
            />
          }
        />
      )}
    </section>
  )
}
