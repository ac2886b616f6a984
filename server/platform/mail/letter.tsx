import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'
import { Frame } from './frame.tsx'
import { withoutPlaceholders } from './link-token.ts'
import { plainText } from './plain-text.ts'
import { wrap } from './wrap.ts'

/** What a reader gets: the same words as HTML and as plain text. */
export interface Letter {
  language: Language
  subject: string
  text: string
  html: string
}

interface Cover {
  language: Language
  subject: string
  /** Its heading, where that is not the subject. */
  title?: string
  /** One sentence in the footer: why one gets this mail. */
  why: string
  baseUrl: string
  /** The reader's language, where that is not the one of the letter's own words. */
  reader?: Language
}

const joiner = '\u2060' // a sign without width, at which no line ends

/** Makes a letter of blocks: `letter({ language, subject, why, baseUrl }, <><Paragraph>…</Paragraph></>)`. */
export function letter(
  { language, subject, title = subject, why, baseUrl, reader = language }: Cover,
  body: ReactNode,
): Letter {
  const frame = { language, reader, title: withoutPlaceholders(title), why, baseUrl }
  const html = unbroken(`<!DOCTYPE html>${renderToStaticMarkup(<Frame {...frame}>{body}</Frame>)}`)
  const ending = ['-- ', shell.institute[reader], baseUrl, '', wrap(why)].join('\n')
  return { language, subject, html, text: `${plainText(body).replaceAll(joiner, '')}\n\n${ending}\n` }
}

/** „17:00–19:00 Uhr“ and „E-Mail“ stay on one line also where it is narrow. */
function unbroken(html: string): string {
  return html.replace(/>[^<]+/g, words =>
    words.replace(/(?<=\d\.?–)(?=\d)|(?<=\sE-)(?=[Mm]ail(?![\w.-]*@))/g, joiner),
  )
}
