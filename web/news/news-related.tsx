import type { NewsCard } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** Related news items. */
export function NewsRelated({ items }: { items: readonly NewsCard[] }) {
  const say = useSay()
  const language = useLanguage()
  if (items.length === 0) return null
  return (
    <Section
      title={say(news.related)}
      tone="sunken"
      isScreenOnly
      more={{ href: addressOf('news', language), label: say(news.all) }}
    >
      <CardList shape="grid">
        {items.map(({ id, slug, title, publishedAt, image, language: spoken }) => (
          <Card
            key={id}
            href={addressOf('newsItem', language, { slug })}
            title={<span lang={spoken === language ? undefined : spoken}>{title}</span>}
            meta={<time dateTime={publishedAt}>{dayOf(publishedAt, language)}</time>}
            picture={image ?? undefined}
          />
        ))}
      </CardList>
    </Section>
  )
}
