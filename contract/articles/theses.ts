import type { BibType } from './article.ts'

/** What are theses; readers look for them at once. */
export const thesisTypes = ['doctoralThesis', 'mastersThesis'] as const satisfies readonly BibType[]

export const isThesis = (type: BibType) => (thesisTypes as readonly BibType[]).includes(type)
