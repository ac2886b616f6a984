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
  /** What staff chose to show. */
  picture?: PictureFile | null | undefined
  /** Stands in its place where they chose none, with its own echo line. */
  children?: ReactNode
}

/** One sentence of what this is, a picture beside it, and the echo passing through. */
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
