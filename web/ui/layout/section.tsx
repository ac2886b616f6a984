import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { Container } from './container.tsx'
import styles from './section.module.css'

type Props = {
  title?: string | undefined
  lead?: ReactNode
  /** Link to the full list of which this section shows a part. */
  more?: { href: string; label: string } | undefined
  tone?: 'paper' | 'sunken' | 'tint' | undefined
  width?: 'content' | 'text' | undefined
  /** Whether the section is left out in print. */
  isScreenOnly?: boolean | undefined
  /** Whether the section is far below the fold: its layout is deferred until it comes near. */
  isFar?: boolean | undefined
  children: ReactNode
}

/** A section of a page with an optional title. */
export function Section({ title, lead, more, tone = 'paper', width, isScreenOnly, isFar, children }: Props) {
  const titleId = useId()
  return (
    <section
      className={classNames(styles.section, styles[tone])}
      aria-labelledby={title ? titleId : undefined}
      data-screen-only={isScreenOnly ? '' : undefined}
      data-far={isFar ? '' : undefined}
    >
      <Container width={width}>
        {title && (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {more && (
              <Link href={more.href} className={styles.more}>
                <span>{more.label}</span>
                <Icon name="arrow-right" />
              </Link>
            )}
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
