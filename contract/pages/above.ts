import type { PageName } from '../pathnames.ts'
import { type FixedPage, isFixedPage, placeOf, sectionIn } from './places.ts'

/** Of pages that do not stand directly beneath their section: what they stand beneath, from the section on. */
const standsBeneath: { [name in PageName]?: readonly FixedPage[] } = {
  artifact: [],
  artifactOverview: ['artifact'],
  artifactVoting: ['artifact'],
  hahnLectureHistory: ['info', 'hahnLecture'],
  newsletter: ['info'],
}

/** The pages above one, from its section on: for breadcrumbs, and for what a search says of a page. */
export function pagesAbove(name: PageName): readonly FixedPage[] {
  const known = standsBeneath[name]
  if (known) return known
  const section = isFixedPage(name) ? sectionIn(placeOf(name).category) : null
  return section && section !== name ? [section] : []
}
