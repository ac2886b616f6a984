import type { GroupCard } from '#contract/groups/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import { otherLang, useLanguage } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'

interface Props {
  groups: readonly GroupCard[]
  label?: string
}

/** Grid of groups, each with its banner, short title and leader. */
export function GroupCards({ groups, label }: Props) {
  const language = useLanguage()
  return (
    <CardList shape="grid" label={label}>
      {groups.map(group => {
        const own = group.language === language ? undefined : group.language
        return (
          <Card
            key={group.id}
            href={addressOf('group', language, { slug: group.slug })}
            title={<span lang={own}>{group.name}</span>}
            teaser={<span lang={own}>{group.teaser}</span>}
            meta={
              <>
                {group.keyword && <span lang={otherLang(group, 'keyword') ?? own}>{group.keyword}</span>}
                {group.keyword && group.leader && ' · '}
                {group.leader?.name}
              </>
            }
            picture={group.image ?? undefined}
          />
        )
      })}
    </CardList>
  )
}
