import type { ReactNode } from 'react'
import { Link } from '#web/ui/control/link.tsx'
import styles from './card.module.css'
import { keepTogether } from './keep-together.ts'
import { Picture, type PictureFile } from './picture.tsx'

export type CardProps = {
  /** Without an address the card is no link. */
  href?: string | undefined
  title: ReactNode
  /** One short line above the title: date, category or role. */
  meta?: ReactNode
  /** At most three lines are shown. */
  teaser?: ReactNode
  picture?: PictureFile | undefined
  /** Replaces the picture: a date block, or a drawing. */
  date?: ReactNode
  tags?: ReactNode
  /**
   * `stack`: picture above; `row`: picture or date on the left; `lead`: large, for the first one; `portrait`:
   * a person; `work`: a work of art, never cropped.
   */
  shape?: 'stack' | 'row' | 'lead' | 'portrait' | 'work' | undefined
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

const pictures = {
  stack: { ratio: '3 / 2', sizes: '(min-width: 48rem) 24rem, 100vw' },
  row: { ratio: '3 / 2', sizes: '(min-width: 36rem) 14rem, 6rem' },
  lead: { ratio: '16 / 10', sizes: '(min-width: 62rem) 44rem, 100vw' },
  portrait: { ratio: '4 / 5', sizes: '(min-width: 48rem) 18rem, 50vw', fit: 'cut' },
  work: { ratio: '5 / 4', sizes: '(min-width: 48rem) 24rem, 100vw', fit: 'whole' },
} as const

/** The title's link covers the whole card. */
export function Card({
  href,
  title,
  meta,
  teaser,
  picture,
  date,
  tags,
  shape = 'stack',
  heading = 'h3',
}: CardProps) {
  const Heading = heading
  const aside = date ?? (picture && <Picture picture={picture} {...pictures[shape]} />)
  return (
    <article className={styles.card} data-shape={shape} data-link={href ? '' : undefined}>
      <div className={styles.body}>
        <Heading className={styles.title}>
          {href ? (
            <Link href={href} transition>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {meta && <div className={styles.meta}>{meta}</div>}
        {teaser && <p className={styles.teaser}>{keepTogether(teaser)}</p>}
        {tags && <div className={styles.tags}>{tags}</div>}
      </div>
      {aside && (
        <div className={styles.aside} data-date={date ? '' : undefined}>
          {aside}
        </div>
      )}
    </article>
  )
}
