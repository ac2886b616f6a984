import type { NewsDetail } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/site/rich-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TagList } from '#web/ui/tag-list.tsx'

/** One news item as it is read; the preview shows the same. */
export function NewsArticle({ item }: { item: NewsDetail }) {
  const say = useSay()
  const language = useLanguage()
  const own = item.language === language ? undefined : item.language
  const tags = item.tags.map(({ id, label }) => ({ label, href: `${addressOf('news', language)}?tag=${id}` }))
  return (
    <article>
      {own && <Notice title={say(own === 'de' ? news.onlyGerman : news.onlyEnglish)} />}
      <div lang={own}>
        <PageTitle
          title={item.title}
          lead={item.teaser}
          meta={
            <>
              <time dateTime={item.publishedAt}>{dayOf(item.publishedAt, language)}</time>
              {item.author && (
                <span>
                  {' '}
                  · {say(news.by)} {[item.author.title, item.author.name].join(' ').trim()}
                </span>
              )}
              {item.category && <span> · {item.category.label}</span>}
            </>
          }
        />
        {item.image && (
          <Picture
            picture={item.image}
            sizes="(min-width: 62rem) 60rem, 100vw"
            priority
            caption={item.image.caption ?? undefined}
            credit={item.image.credit ?? undefined}
          />
        )}
        <RichTextView document={item.content} />
      </div>
      <TagList tags={tags} label={say(news.tags)} />
    </article>
  )
}
