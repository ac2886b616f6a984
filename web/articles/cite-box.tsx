import type { ArticleDetail } from '#contract/articles/article.ts'
import { articleFormatNames } from '#contract/articles/overview.ts'
import { articleFormatLabels, articles as say } from '#messages/articles.ts'
import { useSay } from '#web/language.ts'
import { useCopy } from '#web/share/use-copy.ts'
import { Button } from '#web/ui/control/button.tsx'
import { DetailBox } from '#web/ui/details/detail-box.tsx'
import styles from './articles.module.css'
import { exportAddress } from './export-address.ts'

const ways = ['apa', 'vancouver', 'bibtex'] as const
const wayNames = { apa: 'APA', vancouver: 'Vancouver', bibtex: 'BibTeX' }

/** Citations of a publication to copy, and its download as a file. */
export function CiteBox({ article: { citations, slug } }: { article: ArticleDetail }) {
  const words = useSay()
  return (
    <DetailBox title={words(say.cite)} rows={null}>
      <div className={styles.cite}>
        {ways.map((way, n) => (
          <details key={way} open={n === 0}>
            <summary>{wayNames[way]}</summary>
            <Copied text={citations[way]} isCode={way === 'bibtex'} />
          </details>
        ))}
        {slug !== '' && (
          <p className={styles.files}>
            {words(say.asFile)}
            {articleFormatNames.map(format => (
              <a key={format} href={exportAddress(format, { slug })} download>
                {articleFormatLabels[format]}
              </a>
            ))}
          </p>
        )}
      </div>
    </DetailBox>
  )
}

function Copied({ text, isCode }: { text: string; isCode: boolean }) {
  const words = useSay()
  const { outcome, copy } = useCopy(text)
  return (
    <div className={styles.citation} translate="no">
      {isCode ? <pre>{text}</pre> : <p>{text}</p>}
      <Button type="button" tone="quiet" onClick={copy}>
        {words(say.copy)}
      </Button>
      <span role="status">{outcome && words(say[outcome])}</span>
    </div>
  )
}
