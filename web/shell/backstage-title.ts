import type { MetaFunction } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { head, languageIn } from '#web/head.ts'

/**
 * `export const meta = titled(news.title)`: a screen's title; no search engine keeps it. Of a screen for new things, too,
 * what it is called without an id in its address.
 */
export function titled(title: Bilingual<string>, newTitle = title): MetaFunction {
  return ({ location, params }) => {
    const shown = params.id === undefined ? newTitle : title
    return head(location.pathname, { title: shown[languageIn(location.pathname)], isHidden: true })
  }
}
