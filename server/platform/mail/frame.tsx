import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'
import { darkStyles, styles } from './palette.ts'

interface FrameProps {
  language: Language
  /** Language of the texts around the letter's content. */
  reader: Language
  title: string
  why: string
  baseUrl: string
  children: ReactNode
}

/**
 * The HTML document around every letter, for any mail program, light or dark, itself without tables and
 * images.
 */
export function Frame({ language, reader, title, why, baseUrl, children }: FrameProps) {
  return (
    <html lang={reader}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="paper" style={styles.paper}>
        <div style={styles.column}>
          <p className="brand" style={styles.sender}>
            {shell.institute[reader]}
          </p>
          <div lang={language} className="surface" style={styles.surface}>
            <h1 className="ink" style={styles.title}>
              {title}
            </h1>
            {children}
          </div>
          <div className="muted" style={styles.footer}>
            <p style={styles.footerLine}>{why}</p>
            <p style={styles.footerLine}>
              {shell.institute[reader]} · <FrameLink address={baseUrl} />
            </p>
          </div>
        </div>
      </body>
    </html>
  )
}

function FrameLink({ address }: { address: string }) {
  return (
    <a href={address} className="muted" style={styles.footerLink}>
      {address.replace(/^https?:\/\//, '')}
    </a>
  )
}
