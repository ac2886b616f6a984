import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TagList } from '#web/ui/content/tag-list.tsx'
import styles from './news.module.css'

interface Props {
  categories: readonly { id: number; label: string }[]
  asked: { tag?: number; category?: number }
}

/** Links to the categories of news; the current one is marked. */
export function NewsFilter({ categories, asked }: Props) {
  const say = useSay()
  const list = addressOf('news', useLanguage())
  const all = { label: say(news.allTopics), href: list, current: !asked.tag && !asked.category }
  const topics = categories.map(({ id, label }) => ({
    label,
    href: `${list}?category=${id}`,
    current: asked.category === id,
  }))
  return (
    <nav className={styles.filter} aria-label={say(news.categories)}>
      <TagList label={say(news.categories)} tags={[all, ...topics]} />
    </nav>
  )
}
