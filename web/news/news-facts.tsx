import type { NewsDetail } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { Contents } from '#web/pages/pages.ts'
import { ShareBox } from '#web/share/share-box.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './news.module.css'

const fromManyOn = 3 // titled parts; a table of contents is shown from this number on

/** Beside a news item: table of contents, author and dates, and links to share it. */
export function NewsFacts({ item, address }: { item: NewsDetail; address: string }) {
  const titled = item.items.filter(({ title }) => title !== '')
  return (
    <aside className={classNames(layout.side, styles.side)}>
      {titled.length >= fromManyOn && <Contents items={titled} />}
      <Facts item={item} />
      {address !== '' && <ShareBox title={item.title} address={address} qr={item.qr} />}
    </aside>
  )
}

function Facts({ item: { author, category, publishedAt, updatedAt } }: { item: NewsDetail }) {
  const say = useSay()
  const language = useLanguage()
  const [published, updated] = [dayOf(publishedAt, language), dayOf(updatedAt, language)]
  const topic = category && `${addressOf('news', language)}?category=${category.id}`
  return (
    <DetailBox
      title={say(news.facts)}
      rows={
        <>
          <DetailRow label={say(news.published)}>{published}</DetailRow>
          {updated !== published && updatedAt > publishedAt && (
            <DetailRow label={say(news.updated)}>{updated}</DetailRow>
          )}
          {author && (
            <DetailRow label={say(news.by)}>
              <Author author={author} />
            </DetailRow>
          )}
          {category && topic && (
            <DetailRow label={say(news.topic)}>
              <Link href={topic}>{category.label}</Link>
            </DetailRow>
          )}
        </>
      }
    />
  )
}

function Author({ author: { title, name, slug } }: { author: NonNullable<NewsDetail['author']> }) {
  const language = useLanguage()
  const words = [title, name].filter(Boolean).join(' ')
  return slug ? <Link href={addressOf('profile', language, { slug })}>{words}</Link> : words
}
