import type { ReactNode } from 'react'
import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import { Picture, type PictureFile } from '#web/ui/content/picture.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import styles from './hero.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** Language of title and lead, if it differs from the page's. */
  language?: 'de' | 'en' | undefined
  actions?: ReactNode
  /** Picture chosen by staff. */
  picture?: PictureFile | null | undefined
  /** Replaces a missing picture; includes an echo line of its own. */
  children?: ReactNode
}

/** The head of the home page: title, lead and a picture, crossed by the echo line. */
export function Hero({ title, lead, language, actions, picture, children }: Props) {
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.words}>
          <h1 lang={language}>{title}</h1>
          {lead && (
            <div className={styles.lead} lang={language}>
              {lead}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Container>
      {picture ? (
        <>
          <div className={styles.field}>
            <Picture picture={picture} sizes="(min-width: 62rem) 66vw, 100vw" priority />
          </div>
          <div className={styles.echo}>
            <EchoLine kind="motif" />
          </div>
        </>
      ) : (
        children
      )}
    </div>
  )
}
