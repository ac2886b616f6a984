import type { NewsDetail } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { TagList } from '#web/ui/content/tag-list.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './news.module.css'

/** One news item as it is read; the preview shows the same. */
export function NewsArticle({ item }: { item: NewsDetail }) {
  const say = useSay()
  const language = useLanguage()
  const own = item.language === language ? undefined : item.language
  const author = [item.author?.title, item.author?.name].filter(Boolean).join(' ')
  const tags = item.tags.map(({ id, label }) => ({ label, href: `${addressOf('news', language)}?tag=${id}` }))
  return (
    <article className={classNames(layout.stack, styles.article)}>
      {own && <Notice title={say(own === 'de' ? news.onlyGerman : news.onlyEnglish)} />}
      <div lang={own} className={layout.stack}>
        <PageTitle
          title={item.title}
          lead={item.teaser}
          meta={
            <span>
              <time dateTime={item.publishedAt}>{dayOf(item.publishedAt, language)}</time>
              {author && ` · ${say(news.by)} ${author}`}
              {item.category && ` · ${item.category.label}`}
            </span>
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
