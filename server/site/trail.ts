import type { Language } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { isFixedPage } from '#contract/pages/places.ts'
import type { PageName } from '#contract/pathnames.ts'
import { pageTitles } from '#messages/menu.ts'
import { shell } from '#messages/shell.ts'

/** The names of the pages above an address, from its section on: `['Über uns', 'Team']`. */
export function trailAbove(address: string, language: Language): string[] {
  const words = address.split('/').slice(2, -1)
  return words.flatMap((_, place) => {
    const above = matchAddress(`/${language}/${words.slice(0, place + 1).join('/')}`)
    return above ? nameOf(above.name, language) : []
  })
}

function nameOf(name: PageName, language: Language): string[] {
  if (name === 'news') return [shell.news[language]]
  if (name === 'polls') return [shell.polls[language]]
  return isFixedPage(name) ? [pageTitles[name][language]] : []
}
