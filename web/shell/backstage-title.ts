import type { MetaFunction } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { head, languageIn } from '#web/head.ts'

/** `export const meta = titled(news.title)`: a screen's title; no search engine keeps it. */
export function titled(title: Bilingual<string>): MetaFunction {
  return ({ location }) =>
    head(location.pathname, { title: title[languageIn(location.pathname)], isHidden: true })
}
