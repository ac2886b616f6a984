import type { ArticleDetail } from '#contract/articles/article.ts'
import { addressesOf, doiAddress, sourceLine } from '#contract/articles/source-line.ts'
import { articles as say } from '#messages/articles.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { MarkedText } from '#web/richtext/marked-text.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { classNames } from '#web/ui/styles/class-names.ts'
import { ArticleEntries } from './article-entries.tsx'
import { ArticleMarks } from './article-marks.tsx'
import styles from './articles.module.css'
import { AuthorNames } from './author-names.tsx'
import { CiteBox } from './cite-box.tsx'

/** One publication as its page shows it. */
export function ArticleView({ article }: { article: ArticleDetail }) {
  const words = useSay()
  return (
    <article className={layout.beside}>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>
            <MarkedText text={article.title} />
          </h1>
          <AuthorNames authors={article.authors} />
          <ArticleMarks {...article} />
        </header>
        <DetailPart title={words(say.summary)} isThere={article.summary !== ''}>
          <Paragraphs text={article.summary} />
        </DetailPart>
        <DetailPart title={words(say.abstract)} isThere={article.abstract !== ''}>
          <div translate="no">
            <Paragraphs text={article.abstract} />
          </div>
        </DetailPart>
        <DetailPart title={words(say.related)} isThere={article.related.length > 0}>
          <ArticleEntries articles={article.related} />
        </DetailPart>
      </div>
      <aside className={classNames(layout.side, styles.side)}>
        <Facts article={article} />
        <CiteBox article={article} />
      </aside>
    </article>
  )
}

function Paragraphs({ text }: { text: string }) {
  let place = 0
  const paragraphs = text.split('\n').map(paragraph => {
    const key = place
    place += paragraph.length + 1
    return { key, paragraph }
  })
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map(({ key, paragraph }) =>
        paragraph === '' ? null : (
          <p key={key}>
            <MarkedText text={paragraph} />
          </p>
        ),
      )}
    </div>
  )
}

function Facts({ article }: { article: ArticleDetail }) {
  const words = useSay()
  const language = useLanguage()
  const { journal, publisher, editors, publishedOnline, category, preprintDoi, issn, isbn } = article
  const addresses = addressesOf(article)
  return (
    <DetailBox
      title={words(say.facts)}
      rows={
        <>
          <DetailRow label={words(say.publishedIn)}>
            {journal && (
              <>
                {journal}
                <br />
              </>
            )}
            <cite>{sourceLine(article)}</cite>
          </DetailRow>
          {publishedOnline && (
            <DetailRow label={words(say.publishedOnline)}>{dayOf(publishedOnline, language)}</DetailRow>
          )}
          {publisher && <DetailRow label={words(say.publisher)}>{publisher}</DetailRow>}
          {editors && <DetailRow label={words(say.editors)}>{editors}</DetailRow>}
          {issn && <DetailRow label="ISSN">{issn}</DetailRow>}
          {isbn && <DetailRow label="ISBN">{isbn}</DetailRow>}
          {category && <DetailRow label={words(say.category)}>{category.label}</DetailRow>}
          {addresses.length > 0 && (
            <DetailRow label={words(say.readAt)}>
              <ul className={styles.addresses}>
                {addresses.map(({ name, id, href }) => (
                  <li key={name}>
                    <a href={href} rel="noopener">
                      {name}: {id}
                    </a>
                  </li>
                ))}
              </ul>
            </DetailRow>
          )}
          {preprintDoi && (
            <DetailRow label={words(say.preprint)}>
              <a href={doiAddress(preprintDoi)} rel="noopener">
                {preprintDoi}
              </a>
            </DetailRow>
          )}
        </>
      }
    />
  )
}
