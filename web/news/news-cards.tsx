import type { NewsCard } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { dayOf, otherLang, useLanguage, useSay } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import { TagList } from '#web/ui/content/tag-list.tsx'

/** News as cards: an optional large lead card, the others in rows. */
export function NewsCards({ lead, items }: { lead?: NewsCard | undefined; items: readonly NewsCard[] }) {
  return (
    <>
      {lead && <NewsCardView item={lead} shape="lead" />}
      <CardList>
        {items.map(item => (
          <NewsCardView key={item.id} item={item} shape="row" />
        ))}
      </CardList>
    </>
  )
}

function NewsCardView({ item, shape }: { item: NewsCard; shape: 'lead' | 'row' }) {
  const say = useSay()
  const language = useLanguage()
  const tags = item.tags.map(({ id, label }) => ({ label, href: `${addressOf('news', language)}?tag=${id}` }))
  const own = item.language === language ? undefined : item.language
  return (
    <Card
      shape={shape}
      href={addressOf('newsItem', language, { slug: item.slug })}
      title={<span lang={own}>{item.title}</span>}
      teaser={<span lang={otherLang(item, 'teaser') ?? own}>{item.teaser}</span>}
      meta={
        <>
          <time dateTime={item.publishedAt}>{dayOf(item.publishedAt, language)}</time>
          {item.category && <span> · {item.category.label}</span>}
        </>
      }
      picture={item.image ?? undefined}
      tags={tags.length > 0 ? <TagList tags={tags} label={say(news.tags)} /> : undefined}
    />
  )
}
