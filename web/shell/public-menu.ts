import type { Bilingual, Language } from '#contract/language.ts'
import { type FixedPage, type MenuPage, menuPages } from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import { categoryNames, menuTitles, pageTitles } from '#messages/menu.ts'
import { shell } from '#messages/shell.ts'
import type { MenuEntry, MenuLink } from '#web/ui/chrome/site-menu.ts'

type Linked = FixedPage | 'news' | MenuPage

interface Group {
  label: Bilingual<string>
  pages: readonly Linked[]
}

const groups: readonly Group[] = [
  {
    label: categoryNames.about,
    pages: ['institute', 'namesake', 'team', 'board', 'statutes', 'cooperations', 'career'],
  },
  { label: categoryNames.research, pages: ['groups', 'projects', 'volunteers', 'equipment', 'awards'] },
  { label: categoryNames.info, pages: ['news', 'events', 'hahnLecture', 'press', 'howToMri'] },
  { label: categoryNames.publication, pages: ['scientificArticles', 'reports'] },
]

/** The public menu, the page at `current` marked. */
export function publicMenu(language: Language, current: string): MenuEntry[] {
  const link = (page: Linked) => linkTo(page, language, current)
  return [
    { ...link('home'), current: current === addressOf('home', language) },
    ...groups.map(({ label, pages }) => {
      const links = pages.map(link)
      return { label: label[language], links, current: links.some(one => one.current) }
    }),
    link('contact'),
    { ...link('artifact'), highlighted: true },
  ]
}

/** A link to one page, marked where it, or something below it, is shown. */
export function linkTo(page: Linked, language: Language, current: string): MenuLink {
  const href = isInMenu(page)
    ? addressOf(menuPages[page].name, language, { slug: menuPages[page].slug[language] })
    : addressOf(page, language)
  return {
    label: titleOf(page)[language],
    href,
    current: current === href || current.startsWith(`${href}/`),
  }
}

function titleOf(page: Linked): Bilingual<string> {
  if (page === 'news' || page === 'home') return shell[page]
  return isInMenu(page) ? menuTitles[page] : pageTitles[page]
}

function isInMenu(page: Linked): page is MenuPage {
  return page in menuPages
}
