import type { Language } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { pagesAbove } from '#contract/pages/above.ts'
import { isFixedPage } from '#contract/pages/places.ts'
import type { PageName } from '#contract/pathnames.ts'
import { pageTitles } from '#messages/menu.ts'
import { newsletter } from '#messages/newsletter.ts'
import { shell } from '#messages/shell.ts'

/** The names of the pages above an address, from its section on: `['Über uns', 'Team']`. */
export function trailAbove(address: string, language: Language): string[] {
  const words = address.split('/').slice(2, -1)
  const above = words.flatMap(
    (_, place) => matchAddress(`/${language}/${words.slice(0, place + 1).join('/')}`)?.name ?? [],
  )
  const first = above[0] ?? matchAddress(address)?.name
  return [...(first ? pagesAbove(first) : []), ...above].flatMap(name => nameOf(name, language))
}

function nameOf(name: PageName, language: Language): string[] {
  if (name === 'news') return [shell.news[language]]
  if (name === 'polls') return [shell.polls[language]]
  if (name === 'newsletter') return [newsletter.title[language]]
  return isFixedPage(name) ? [pageTitles[name][language]] : []
}
