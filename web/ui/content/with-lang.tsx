import type { ReactNode } from 'react'

/** A text marked with its language where it is another one than that around it. */
export function withLang(text: string, lang: string | undefined): ReactNode {
  return lang && text ? <span lang={lang}>{text}</span> : text
}
