import type { PageName } from '../pathnames.ts'
import { type FixedPage, isFixedPage, placeOf, sectionIn } from './places.ts'

/** Parents, from the section on, of pages that are not directly below their section. */
const standsBeneath: { [name in PageName]?: readonly FixedPage[] } = {
  artifact: [],
  artifactOverview: ['artifact'],
  artifactVoting: ['artifact'],
  hahnLectureHistory: ['info', 'hahnLecture'],
  newsletter: ['info'],
}

/** Returns the pages above one, from its section on, for breadcrumbs and search results. */
export function pagesAbove(name: PageName): readonly FixedPage[] {
  const known = standsBeneath[name]
  if (known) return known
  const section = isFixedPage(name) ? sectionIn(placeOf(name).category) : null
  return section && section !== name ? [section] : []
}
