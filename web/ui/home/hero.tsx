import type { ReactNode } from 'react'
import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import { Picture, type PictureFile } from '#web/ui/content/picture.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import styles from './hero.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** Of title and lead, where it isn't the page's. */
  language?: 'de' | 'en' | undefined
  actions?: ReactNode
  /** A drawing with a clear ground, so that it stands on both themes. */
  picture?: PictureFile | undefined
}

/** One sentence of what this is, the field drawn behind it, and the echo passing through. */
export function Hero({ title, lead, language, actions, picture }: Props) {
  return (
    <div className={styles.hero}>
      {picture && (
        <div className={styles.field}>
          <Picture picture={picture} sizes="(min-width: 62rem) 66vw, 100vw" priority />
        </div>
      )}
      <Container>
        <div className={styles.words}>
          <h1 className={styles.title} lang={language}>
            {title}
          </h1>
          {lead && (
            <div className={styles.lead} lang={language}>
              {lead}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Container>
      <div className={styles.echo}>
        <EchoLine kind="motif" draw />
      </div>
    </div>
  )
}
