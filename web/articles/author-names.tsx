import type { ShownAuthor } from '#contract/articles/article.ts'
import { addressOf } from '#contract/pathnames.ts'
import { articles as say } from '#messages/articles.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import styles from './articles.module.css'

const firstOnes = 8 // of a long list; authors of the institute are always shown

interface Props {
  authors: readonly ShownAuthor[]
  /** Cuts a long list down to the first ones, those of the institute, and the last. */
  isShort?: boolean
}

/** Authors in order; those of the institute are bold and linked to their profile. */
export function AuthorNames({ authors, isShort = false }: Props) {
  const words = useSay()
  const named = authors.map((author, place) => ({ ...author, place }))
  const shown = isShort
    ? named.filter(
        ({ place, isOfInstitute }) => place < firstOnes || isOfInstitute || place === named.length - 1,
      )
    : named
  return (
    <p className={styles.authors} translate="no">
      {shown.map((author, n) => (
        <span key={author.place}>
          {n > 0 && (shown[n - 1]?.place === author.place - 1 ? ', ' : ' … ')}
          <Name {...author} />
        </span>
      ))}
      {shown.length < named.length && shown.at(-1)?.place !== named.length - 1 && ` ${words(say.andOthers)}`}
    </p>
  )
}

function Name({ name, profile, isOfInstitute }: ShownAuthor) {
  const language = useLanguage()
  const written = profile ? (
    <Link href={addressOf('profile', language, { slug: profile })}>{name}</Link>
  ) : (
    name
  )
  return isOfInstitute ? <b>{written}</b> : written
}
