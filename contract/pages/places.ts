import type { PageName } from '../pathnames.ts'

/** Categories of pages of content. */
export const categories = ['home', 'about', 'research', 'info', 'publication', 'legal'] as const
export type Category = (typeof categories)[number]

/** Categories with their own page, which links to all pages below its address. */
export const sections = ['about', 'research', 'info', 'publication'] as const satisfies readonly (Category &
  PageName)[]
export type Section = (typeof sections)[number]

export interface Place {
  category: Category
  /** Key of the page inside its category: `imprint`. */
  page: string
}

// Pages of the menu have fixed addresses; what is on them is content as well.
const fixedPlaces = {
  home: { category: 'home', page: 'home' },
  contact: { category: 'home', page: 'contact' },
  about: { category: 'about', page: 'about' },
  board: { category: 'about', page: 'board' },
  career: { category: 'about', page: 'career' },
  cooperations: { category: 'about', page: 'cooperations' },
  team: { category: 'about', page: 'team' },
  research: { category: 'research', page: 'research' },
  awards: { category: 'research', page: 'awards' },
  equipment: { category: 'research', page: 'equipment' },
  groups: { category: 'research', page: 'group' },
  projects: { category: 'research', page: 'projects' },
  volunteers: { category: 'research', page: 'volunteers' },
  info: { category: 'info', page: 'info' },
  anniversaryEvent: { category: 'info', page: 'anniversary-event' },
  events: { category: 'info', page: 'event' },
  hahnLecture: { category: 'info', page: 'hahn-lecture' },
  hahnLectureHistory: { category: 'info', page: 'hahn-lecture-history' },
  ismrmGermanEvening: { category: 'info', page: 'ismrm-german-evening' },
  artifact: { category: 'info', page: 'artifact' },
  artifactOverview: { category: 'info', page: 'artifact-overview' },
  artifactVoting: { category: 'info', page: 'artifact-voting' },
  publication: { category: 'publication', page: 'publication' },
  reports: { category: 'publication', page: 'report' },
  scientificArticles: { category: 'publication', page: 'scientific-articles' },
  imprint: { category: 'legal', page: 'imprint' },
  dataPrivacy: { category: 'legal', page: 'data-privacy' },
  accessibility: { category: 'legal', page: 'accessibility' },
  easyLanguage: { category: 'legal', page: 'easy-language' },
  signLanguage: { category: 'legal', page: 'sign-language' },
} as const satisfies { [name in PageName]?: Place }

export type FixedPage = keyof typeof fixedPlaces

export const fixedPages = Object.keys(fixedPlaces) as FixedPage[]

// All other pages are below their category, by their slug.
const freePages = {
  about: 'aboutPage',
  research: 'researchPage',
  info: 'infoPage',
  publication: 'publicationPage',
  home: 'contentPage',
  legal: 'contentPage',
} as const satisfies Record<Category, PageName>

/** Returns where the content of a page with a fixed address is stored. */
export function placeOf(name: FixedPage): Place {
  return fixedPlaces[name]
}

export function isFixedPage(name: PageName): name is FixedPage {
  return name in fixedPlaces
}

/** Returns the categories whose free pages are shown under this name. */
export function categoriesOf(name: PageName): Category[] {
  return categories.filter(one => freePages[one] === name)
}

/** Returns the page in `pathnames` that shows a place. */
export function pageNameOf({ category: part, page }: Place): PageName {
  const fixed = fixedPages.find(
    name => fixedPlaces[name].category === part && fixedPlaces[name].page === page,
  )
  return fixed ?? freePages[part]
}

/** Returns the section of a category; null for single and legal pages. */
export function sectionIn(category: Category): Section | null {
  return sections.find(one => one === category) ?? null
}

/** Free pages in the menu, by the slugs they are created with; renamed ones redirect. */
export const menuPages = {
  institute: inMenu('aboutPage', { category: 'about', page: 'institute' }, 'institut', 'institute'),
  namesake: inMenu('aboutPage', { category: 'about', page: 'erwin-hahn' }, 'erwin-hahn', 'erwin-hahn'),
  statutes: inMenu('aboutPage', { category: 'about', page: 'statutes' }, 'statuten', 'statutes'),
  press: inMenu('infoPage', { category: 'info', page: 'press' }, 'presse', 'press'),
  howToMri: inMenu(
    'infoPage',
    { category: 'info', page: 'how-to-mri' },
    'wie-funktioniert-mrt',
    'how-to-mri',
  ),
}

export type MenuPage = keyof typeof menuPages

function inMenu(name: PageName, place: Place, de: string, en: string) {
  return { name, place, slug: { de, en } }
}

/** Whether the menu links to it: such a page is always visible and cannot be moved. */
export function isNeededPlace(place: Place): boolean {
  const isHere = (one: Place) => one.category === place.category && one.page === place.page
  return isFixedPage(pageNameOf(place)) || Object.values(menuPages).some(one => isHere(one.place))
}
