import type { BibType } from './article.ts'

/** Types that are theses; readers can filter for both at once. */
export const thesisTypes = ['doctoralThesis', 'mastersThesis'] as const satisfies readonly BibType[]

export const isThesis = (type: BibType) => (thesisTypes as readonly BibType[]).includes(type)
