import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'
import { Frame } from './frame.tsx'
import { withoutPlaceholders } from './link-token.ts'
import { plainText } from './plain-text.ts'

/** Content of a letter: the same text as HTML and as plain text. */
export interface Letter {
  language: Language
  subject: string
  text: string
  html: string
}

interface Cover {
  language: Language
  subject: string
  /** Heading, if it differs from the subject. */
  title?: string
  /** One sentence in the footer: why the recipient gets this letter. */
  why: string
  baseUrl: string
  /** The reader's language, if it differs from the letter's. */
  reader?: Language
}

const joiner = '\u2060' // word joiner: zero width, prevents a line break

/**
 * Builds a letter from blocks: `letter({ language, subject, why, baseUrl }, <><Paragraph>…</Paragraph></>)`.
 */
export function letter(
  { language, subject, title = subject, why, baseUrl, reader = language }: Cover,
  body: ReactNode,
): Letter {
  const frame = { language, reader, title: withoutPlaceholders(title), why, baseUrl }
  const html = withWordJoiners(`<!DOCTYPE html>${renderToStaticMarkup(<Frame {...frame}>{body}</Frame>)}`)
  const ending = ['-- ', shell.institute[reader], baseUrl, '', why].join('\n')
  return { language, subject, html, text: `${plainText(body).replaceAll(joiner, '')}\n\n${ending}\n` }
}

/** Prevents line breaks within „17:00–19:00 Uhr“ and „E-Mail“. */
function withWordJoiners(html: string): string {
  return html.replace(/>[^<]+/g, words =>
    words.replace(/(?<=\d\.?–)(?=\d)|(?<=\sE-)(?=[Mm]ail(?![\w.-]*@))/g, joiner),
  )
}
