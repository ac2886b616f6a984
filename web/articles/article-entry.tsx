import type { ArticleCard } from '#contract/articles/article.ts'
import { addressesOf, sourceLine } from '#contract/articles/source-line.ts'
import { addressOf } from '#contract/pathnames.ts'
import { useLanguage } from '#web/language.ts'
import { MarkedText } from '#web/richtext/marked-text.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { ArticleMarks } from './article-marks.tsx'
import styles from './articles.module.css'
import { AuthorNames } from './author-names.tsx'

export function ArticleEntry({ article }: { article: ArticleCard }) {
  const language = useLanguage()
  return (
    <article className={styles.entry} id={`a${article.id}`}>
      <h3>
        <Link href={addressOf('article', language, { slug: article.slug })}>
          <MarkedText text={article.title} />
        </Link>
      </h3>
      <AuthorNames authors={article.authors} isShort />
      <p className={styles.source}>
        <cite>{sourceLine(article)}</cite>
        {addressesOf(article).map(({ name, href }) => (
          <a key={name} href={href} rel="noopener">
            {name}
          </a>
        ))}
      </p>
      <ArticleMarks {...article} />
    </article>
  )
}
