import type { CSSProperties, ReactNode } from 'react'
import { keepTogether } from '#web/ui/content/keep-together.ts'
import styles from './page-title.module.css'

type Props = { title: ReactNode; lead?: ReactNode; meta?: ReactNode }

/** The head of a page: its only `h1`, a lead, and a line of facts. */
export function PageTitle({ title, lead, meta }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title} style={longWordIn(title)}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{keepTogether(lead)}</p>}
      {meta && <div className={styles.meta}>{meta}</div>}
    </header>
  )
}

/**
 * Passes the length of a word that may be wider than a phone to the style sheet, which then reduces the font
 * size.
 */
function longWordIn(title: ReactNode): CSSProperties | undefined {
  const word = typeof title === 'string' && /[^\s-]{18,}/.exec(title)?.[0]
  return word ? ({ '--letters': word.length } as CSSProperties) : undefined
}
