import type { GroupDetail } from '#contract/groups/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import { groups as say } from '#messages/groups.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { markedTitles } from '#web/richtext/marked-text.tsx'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { TagList } from '#web/ui/content/tag-list.tsx'
import { withLang } from '#web/ui/content/with-lang.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import { NameList } from '#web/ui/details/name-list.tsx'
import { PublicationList } from '#web/ui/details/publication-list.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { GroupSide } from './group-side.tsx'
import styles from './groups.module.css'
import { MemberCards } from './member-cards.tsx'
import { Projects } from './projects.tsx'

/** A group as its page and the preview show it. */
export function GroupView({ group }: { group: GroupDetail }) {
  const words = useSay()
  const language = useLanguage()
  const own = group.language === language ? undefined : group.language
  const kinds = words(say.kind)
  const kind = group.isPiGroup ? kinds.own : group.isAssociatedPiGroup ? kinds.associated : kinds.other
  return (
    <article className={styles.group}>
      {own && <Notice title={words(own === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
      <div lang={own}>
        <PageTitle
          title={group.name}
          lead={group.teaser}
          meta={
            <span>
              <span lang={own && language}>{kind}</span>
              {group.subject && ' · '}
              {withLang(group.subject, otherLang(group, 'subject'))}
            </span>
          }
        />
      </div>
      {group.image && (
        <Picture
          picture={group.image}
          ratio="2 / 1"
          sizes="(min-width: 75rem) 75rem, 100vw"
          priority
          rounded
          caption={group.image.caption ?? undefined}
          credit={group.image.credit ?? undefined}
        />
      )}
      <div className={layout.beside}>
        <div className={styles.main}>
          <DetailPart title={words(say.description)} isThere={group.description !== null}>
            <div lang={otherLang(group, 'description') ?? own}>
              <RichTextView document={group.description} />
            </div>
          </DetailPart>
          <DetailPart title={words(say.projects)} isThere={group.projects.length > 0}>
            <Projects projects={group.projects} />
          </DetailPart>
          <DetailPart title={words(say.publications)} isThere={group.publications !== null}>
            <div lang={otherLang(group, 'publications') ?? own}>
              <RichTextView document={group.publications} />
            </div>
          </DetailPart>
          <DetailPart title={words(say.latest)} isThere={group.latestPublications.length > 0}>
            <PublicationList
              publications={markedTitles(group.latestPublications)}
              all={{
                href: `${addressOf('scientificArticles', language)}?group=${group.id}`,
                label: words(say.allPublications),
              }}
            />
          </DetailPart>
        </div>
        <GroupSide group={group} />
      </div>
      <DetailPart title={words(say.members)} isThere={group.members.length > 0}>
        <MemberCards people={group.members} label={words(say.members)} />
      </DetailPart>
      <DetailPart title={words(say.alumni)} isThere={group.alumni.length > 0}>
        <NameList
          names={group.alumni.map(({ id, slug, name, position }) => ({
            key: id,
            href: addressOf('profile', language, { slug }),
            label: name,
            note: position?.label,
          }))}
        />
      </DetailPart>
      <TagList tags={group.tags} label={words(say.tags)} />
    </article>
  )
}
