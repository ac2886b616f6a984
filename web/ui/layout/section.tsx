import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { Container } from './container.tsx'
import styles from './section.module.css'

type Props = {
  title?: string | undefined
  lead?: ReactNode
  /** Where the whole of what this section shows a part of is found. */
  more?: { href: string; label: string } | undefined
  tone?: 'paper' | 'sunken' | 'tint' | undefined
  width?: 'content' | 'text' | undefined
  /** Whoever prints the page does without it. */
  isScreenOnly?: boolean | undefined
  /** Far below what is seen first: laid out once it comes near. */
  isFar?: boolean | undefined
  children: ReactNode
}

/** A titled part of a page that breathes. */
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
