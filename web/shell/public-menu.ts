import type { Bilingual, Language } from '#contract/language.ts'
import { type FixedPage, type MenuPage, menuPages, type Section, sections } from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import { menuTitles, pageTitles } from '#messages/menu.ts'
import { shell } from '#messages/shell.ts'
import type { MenuEntry, MenuLink } from '#web/ui/chrome/site-menu.ts'

/** Lists without an editable content page. */
const areas = { news: shell.news, polls: shell.polls }

export type Linked = FixedPage | keyof typeof areas | MenuPage

/** The links of the menu by section. */
export const menuOf: Readonly<Record<Section, readonly Linked[]>> = {
  about: ['institute', 'namesake', 'team', 'board', 'statutes', 'cooperations', 'career'],
  research: ['groups', 'projects', 'volunteers', 'equipment', 'awards'],
  info: ['news', 'events', 'hahnLecture', 'press', 'howToMri', 'polls'],
  publication: ['scientificArticles', 'reports'],
}

/** Returns the public menu, with the page at `current` marked. */
export function publicMenu(language: Language, current: string): MenuEntry[] {
  const link = (page: Linked) => linkTo(page, language, current)
  const artifact = link('artifact') // the address of its vote begins with its address
  return [
    { ...link('home'), current: current === addressOf('home', language) },
    ...sections.map(section => ({
      ...link(section),
      links: menuOf[section].map(link),
    })),
    link('contact'),
    { ...artifact, current: current.startsWith(artifact.href), highlighted: true },
  ]
}

/** Returns a link to a page, marked as current on the page and on the pages below it. */
export function linkTo(page: Linked, language: Language, current: string): MenuLink {
  const href = isInMenu(page)
    ? addressOf(menuPages[page].name, language, { slug: menuPages[page].slug[language] })
    : addressOf(page, language)
  return { label: titleOf(page)[language], href, current: `${current}/`.startsWith(`${href}/`) }
}

function titleOf(page: Linked): Bilingual<string> {
  if (isOfArea(page)) return areas[page]
  if (page === 'home') return shell.home
  return isInMenu(page) ? menuTitles[page] : pageTitles[page]
}

/** Whether the link leads to a list without an editable content page. */
export function isOfArea(page: Linked): page is keyof typeof areas {
  return page in areas
}

/** Whether the link leads to one of the free pages in the menu. */
export function isInMenu(page: Linked): page is MenuPage {
  return page in menuPages
}
