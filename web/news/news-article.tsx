import type { NewsDetail } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news, readingTime } from '#messages/news.ts'
import { dayOf, otherLang, useLanguage, useSay } from '#web/language.ts'
import { ContentItem } from '#web/pages/pages.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { TagList } from '#web/ui/content/tag-list.tsx'
import { withLang } from '#web/ui/content/with-lang.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import styles from './news.module.css'
import { NewsFacts } from './news-facts.tsx'

interface Props {
  item: NewsDetail
  /** Address of the item's page; empty in a preview. */
  address: string
}

/** A news item as its page and the preview show it. */
export function NewsArticle({ item, address }: Props) {
  const say = useSay()
  const language = useLanguage()
  const own = item.language === language ? undefined : item.language
  const tags = item.tags.map(({ id, label }) => ({ label, href: `${addressOf('news', language)}?tag=${id}` }))
  return (
    <article className={styles.article}>
      {own && <Notice title={say(own === 'de' ? news.onlyGerman : news.onlyEnglish)} />}
      <div lang={own}>
        <PageTitle
          title={item.title}
          lead={withLang(item.teaser, otherLang(item, 'teaser'))}
          meta={<Meta item={item} />}
        />
        {item.image && (
          <Picture
            picture={item.image}
            sizes="(min-width: 80rem) 75rem, 100vw"
            priority
            rounded
            caption={item.image.caption ?? undefined}
            credit={item.image.credit ?? undefined}
          />
        )}
      </div>
      <div className={layout.beside}>
        <div className={styles.main}>
          <div lang={own}>
            <RichTextView document={item.content} />
          </div>
          {item.items.map(part => (
            <ContentItem key={part.id} item={part} within={item.language} />
          ))}
          <TagList tags={tags} label={say(news.tags)} />
        </div>
        <NewsFacts item={item} address={address} />
      </div>
    </article>
  )
}

function Meta({ item }: { item: NewsDetail }) {
  const say = useSay()
  const language = useLanguage()
  const author = [item.author?.title, item.author?.name].filter(Boolean).join(' ')
  return (
    <span lang={language}>
      <time dateTime={item.publishedAt}>{dayOf(item.publishedAt, language)}</time>
      {author && ` · ${say(news.by)} ${author}`}
      {item.category && ` · ${item.category.label}`}
      {item.readingMinutes && ` · ${say(readingTime(item.readingMinutes))}`}
    </span>
  )
}
