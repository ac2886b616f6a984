import type { ArticleCard } from '#contract/articles/article.ts'
import { ArticleEntry } from './article-entry.tsx'
import styles from './articles.module.css'

export function ArticleEntries({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <div className={styles.entries}>
      {articles.map(article => (
        <ArticleEntry key={article.id} article={article} />
      ))}
    </div>
  )
}
