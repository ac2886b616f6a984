import { addressOf } from '#contract/pathnames.ts'
import type { Station } from '#contract/people/cv.ts'
import type { Profile } from '#contract/people/team.ts'
import { allPublications, rangeOf, profile as say, termOf } from '#messages/people.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { markedTitles } from '#web/richtext/marked-text.tsx'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import { NameList } from '#web/ui/details/name-list.tsx'
import { Initials } from '#web/ui/details/portrait-cards.tsx'
import { PublicationList } from '#web/ui/details/publication-list.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { ContactCard } from './contact-card.tsx'
import styles from './people.module.css'

/** The public page of a person, used as well for the preview of one's own profile. */
export function ProfileView({ profile, address }: { profile: Profile; address: string }) {
  const words = useSay()
  const all = useAllPublicationsLink(profile)
  const lead = [profile.position?.label, profile.group?.label].filter(Boolean).join(' · ')
  return (
    <article className={classNames(layout.beside, styles.profile)}>
      <div className={styles.main}>
        <PageTitle title={profile.name} lead={lead} meta={profile.pronoun || undefined} />
        {profile.isFormer && <Notice title={words(say.isFormer)} />}
        <DetailPart title={words(say.aboutMe)} isThere={profile.aboutMe !== null}>
          <RichTextView document={profile.aboutMe} />
        </DetailPart>
        <DetailPart title={words(say.interests)} isThere={profile.interests.length > 0}>
          <ul className={styles.interests}>
            {profile.interests.map(interest => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
        </DetailPart>
        <DetailPart title={words(say.cv)} isThere={profile.cv.length > 0}>
          <Timeline stations={profile.cv} />
        </DetailPart>
        <DetailPart title={words(say.groups)} isThere={profile.groups.length > 0}>
          <Groups groups={profile.groups} />
        </DetailPart>
        <DetailPart title={words(say.boards)} isThere={profile.boardTerms.length > 0}>
          <Terms terms={profile.boardTerms} />
        </DetailPart>
        <DetailPart title={words(say.pinned)} isThere={profile.pinnedPublications.length > 0}>
          <PublicationList
            publications={markedTitles(profile.pinnedPublications)}
            all={profile.latestPublications.length > 0 ? undefined : all}
          />
        </DetailPart>
        <DetailPart title={words(say.publications)} isThere={profile.publications !== null}>
          <RichTextView document={profile.publications} />
        </DetailPart>
        <DetailPart title={words(say.latest)} isThere={profile.latestPublications.length > 0}>
          <PublicationList publications={markedTitles(profile.latestPublications)} all={all} />
        </DetailPart>
      </div>
      <aside className={classNames(layout.side, styles.side)}>
        <div className={styles.portrait}>
          {profile.image ? (
            <Picture
              picture={profile.image}
              ratio="4 / 5"
              sizes="(min-width: 62rem) 19rem, 60vw"
              priority
              rounded
              credit={profile.image.credit ?? undefined}
            />
          ) : (
            <Initials {...profile} />
          )}
        </div>
        <ContactCard profile={profile} address={address} />
      </aside>
    </article>
  )
}

function useAllPublicationsLink({ id, publicationCount: count }: Profile) {
  const words = useSay()
  const list = addressOf('scientificArticles', useLanguage())
  return count > 0 ? { href: `${list}?author=${id}`, label: words(allPublications(count)) } : undefined
}

function Timeline({ stations }: { stations: readonly Station[] }) {
  const language = useLanguage()
  return (
    <ol className={styles.timeline}>
      {stations.map(station => (
        <li key={`${station.from}${station.to}${station.event}`} data-open={station.isOpen ? '' : undefined}>
          <span className={styles.when}>{rangeOf(station)[language]}</span>
          <span>{station.event}</span>
        </li>
      ))}
    </ol>
  )
}

function Groups({ groups }: { groups: Profile['groups'] }) {
  const words = useSay()
  const language = useLanguage()
  const names = groups.map(({ id, label, slug, isLeader }) => ({
    key: id,
    href: addressOf('group', language, { slug }),
    label,
    note: isLeader ? words(say.leads) : undefined,
  }))
  return <NameList names={names} />
}

function Terms({ terms }: { terms: Profile['boardTerms'] }) {
  const language = useLanguage()
  return (
    <ul className={styles.timeline}>
      {terms.map(term => (
        <li key={`${term.boardRole.id}${term.from}`} data-open={term.to === null ? '' : undefined}>
          <span className={styles.when}>{termOf(term)[language]}</span>
          <span>{term.boardRole.label}</span>
        </li>
      ))}
    </ul>
  )
}
