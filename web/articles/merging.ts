import {
  type Article,
  type ArticleFields,
  type BibliographicField,
  bibliographicNames,
} from '#contract/articles/article.ts'
import { isSame } from '#web/records/form-values.ts'

/** What is chosen at once: fields that mean nothing without each other, by the one that is shown. */
const together = {
  ...{ bibType: [], title: [], authors: ['authorStyle', 'authorDetails'], journal: [] },
  ...{ journalAbbreviation: [], year: [], month: [], publishedOnline: [], volume: [], number: [] },
  ...{ pages: [], publisher: [], editors: [], pubmedId: ['retrievedPubmedId'], doi: [], pmcId: [] },
  ...{ preprintDoi: [], url: [], issn: [], isbn: [], abstract: [], isOpenAccess: [], notices: [] },
  ...{ summary: [], categoryId: [], is7T: [], isHospital: [], noUpdate: [], isVisible: [] },
} as const satisfies Partial<Record<keyof ArticleFields, readonly (keyof ArticleFields)[]>>

export type MergedField = keyof typeof together

export const mergedFieldNames = Object.keys(together) as MergedField[]

/** Two entries that become one: the first one keeps its number and address. */
export interface Pair {
  kept: Article
  other: Article
}

/** Both as they would be as one entry: the DOI of a preprint is that of the other one's preprint. */
export function sidesOf({ kept, other }: Pair): { kept: ArticleFields; other: ArticleFields } {
  return { kept: beside(kept, other), other: beside(other, kept) }
}

function beside(one: ArticleFields, other: ArticleFields): ArticleFields {
  const isEarlier = one.bibType === 'preprint' && other.bibType !== 'preprint'
  return isEarlier ? { ...one, doi: '', preprintDoi: one.preprintDoi || one.doi } : one
}

/** The fields that are chosen with this one, itself first. */
export const fieldsOf = (name: MergedField): (keyof ArticleFields)[] => [name, ...together[name]]

/** The fields in which they differ, each with whether the value of the other one is proposed: where here is none. */
export function differing(pair: Pair): { name: MergedField; isOther: boolean }[] {
  const { kept, other } = sidesOf(pair)
  return mergedFieldNames
    .filter(name => fieldsOf(name).some(field => !isSame(kept[field], other[field])))
    .map(name => ({ name, isOther: says(kept, name) < says(other, name) }))
}

// 0: nothing at all, 1: what somebody may have left as it was, 2: something.
function says(fields: ArticleFields, name: MergedField): number {
  const value = fields[name]
  if (name === 'bibType') return value === 'preprint' ? 0 : 2
  if (name === 'summary') return fields.summary.de === '' && fields.summary.en === '' ? 0 : 2
  if (typeof value === 'boolean') return value ? 2 : 1
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? 0 : 2
}

/** What changes about the entry that stays when these fields are taken from the other one. */
export function mergedFields(pair: Pair, taken: ReadonlySet<MergedField>): Partial<ArticleFields> {
  const { kept, other } = sidesOf(pair)
  const chosen: Partial<ArticleFields> = Object.fromEntries(
    mergedFieldNames.flatMap(name =>
      fieldsOf(name).map(field => [field, (taken.has(name) ? other : kept)[field]]),
    ),
  )
  const all = { ...chosen, editedFields: editedIn({ kept, other }, taken) }
  return Object.fromEntries(
    Object.entries(all).filter(([field, value]) => !isSame(value, pair.kept[field as keyof ArticleFields])),
  )
}

// What PubMed says of the entry is that of one side: what is taken from the other one was chosen by a person.
function editedIn(
  sides: { kept: ArticleFields; other: ArticleFields },
  taken: ReadonlySet<MergedField>,
): BibliographicField[] {
  const sideOf = (name: BibliographicField) => {
    const row = mergedFieldNames.find(one => fieldsOf(one).includes(name))
    return row && taken.has(row) ? sides.other : sides.kept
  }
  const told = sideOf('pubmedId')
  return bibliographicNames.filter(name => {
    const side = sideOf(name)
    const isForeign = told.retrievedPubmedId !== '' && side !== told && !isSame(side[name], told[name])
    return side.editedFields.includes(name) || isForeign
  })
}
