import type { ReactNode } from 'react'

/** Sets the `lang` attribute on a text whose language differs from its context. */
export function withLang(text: string, lang: string | undefined): ReactNode {
  return lang && text ? <span lang={lang}>{text}</span> : text
}
