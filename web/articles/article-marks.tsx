import type { ArticleCard } from '#contract/articles/article.ts'
import { bibTypeNames, noticeNames, articles as say } from '#messages/articles.ts'
import { useSay } from '#web/language.ts'
import { Badge } from '#web/ui/details/badge.tsx'
import styles from './articles.module.css'

type Props = Pick<ArticleCard, 'bibType' | 'is7T' | 'isOpenAccess' | 'notices'>

/** Badges of a publication: notices such as a retraction first, then type, 7 tesla and open access. */
export function ArticleMarks({ bibType, is7T, isOpenAccess, notices }: Props) {
  const words = useSay()
  const kinds = [...new Set(notices.map(({ kind }) => kind))]
  if (kinds.length === 0 && bibType === 'article' && !is7T && !isOpenAccess) return null
  return (
    <p className={styles.marks}>
      {kinds.map(kind => (
        <Badge key={kind} tone={kind === 'correction' ? 'info' : 'danger'} icon="alert">
          {words(noticeNames[kind])}
        </Badge>
      ))}
      {bibType !== 'article' && <span>{words(bibTypeNames[bibType])}</span>}
      {is7T && <span>{words(say.sevenTesla)}</span>}
      {isOpenAccess && <span>{words(say.openAccess)}</span>}
    </p>
  )
}
