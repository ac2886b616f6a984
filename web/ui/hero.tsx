import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import { EchoLine } from './echo-line.tsx'
import styles from './hero.module.css'
import { Picture, type PictureFile } from './picture.tsx'

type Props = {
  title: string
  lead: ReactNode
  actions?: ReactNode
  /** A drawing with a clear ground, so that it stands on both themes. */
  picture?: PictureFile | undefined
}

/** One sentence of what this is, the field drawn behind it, and the echo passing through. */
export function Hero({ title, lead, actions, picture }: Props) {
  return (
    <div className={styles.hero}>
      {picture && (
        <div className={styles.field}>
          <Picture picture={picture} sizes="(min-width: 62rem) 66vw, 100vw" priority />
        </div>
      )}
      <Container>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lead}>{lead}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Container>
      <div className={styles.echo}>
        <EchoLine kind="motif" draw />
      </div>
    </div>
  )
}
