import {
  type Article,
  type ArticleFields,
  type BibliographicField,
  bibliographicNames,
} from '#contract/articles/article.ts'
import { isSame } from '#web/records/form-values.ts'

/** Fields to choose from when merging, each with the dependent fields that are chosen together with it. */
const together = {
  ...{ bibType: [], title: [], authors: ['authorStyle', 'authorDetails'], journal: [] },
  ...{ journalAbbreviation: [], year: [], month: [], publishedOnline: [], volume: [], number: [] },
  ...{ pages: [], publisher: [], editors: [], pubmedId: ['retrievedPubmedId'], doi: [], pmcId: [] },
  ...{ preprintDoi: [], url: [], issn: [], isbn: [], abstract: [], isOpenAccess: [], notices: [] },
  ...{ summary: [], categoryId: [], is7T: [], isHospital: [], noUpdate: [], isVisible: [] },
} as const satisfies Partial<Record<keyof ArticleFields, readonly (keyof ArticleFields)[]>>

export type MergedField = keyof typeof together

export const mergedFieldNames = Object.keys(together) as MergedField[]

/** Two entries to be merged; `kept` keeps its id and address. */
export interface Pair {
  kept: Article
  other: Article
}

/**
 * Returns the values of both entries for comparison: if one of them is the preprint of the other, its DOI is
 * returned as its `preprintDoi`.
 */
export function sidesOf({ kept, other }: Pair): { kept: ArticleFields; other: ArticleFields } {
  return { kept: withPreprintDoi(kept, other), other: withPreprintDoi(other, kept) }
}

function withPreprintDoi(one: ArticleFields, other: ArticleFields): ArticleFields {
  const isEarlier = one.bibType === 'preprint' && other.bibType !== 'preprint'
  return isEarlier ? { ...one, doi: '', preprintDoi: one.preprintDoi || one.doi } : one
}

/** Returns a field and the fields that are chosen together with it, the field itself first. */
export const fieldsOf = (name: MergedField): (keyof ArticleFields)[] => [name, ...together[name]]

/**
 * Returns the fields whose values differ. `isOther` proposes the value of the other entry if it says more
 * than the kept one's.
 */
export function differingFields(pair: Pair): { name: MergedField; isOther: boolean }[] {
  const { kept, other } = sidesOf(pair)
  return mergedFieldNames
    .filter(name => fieldsOf(name).some(field => !isSame(kept[field], other[field])))
    .map(name => ({ name, isOther: contentRank(kept, name) < contentRank(other, name) }))
}

// 0: empty, 1: `false`, which may be an unchanged default, 2: a value.
function contentRank(fields: ArticleFields, name: MergedField): number {
  const value = fields[name]
  if (name === 'bibType') return value === 'preprint' ? 0 : 2
  if (name === 'summary') return fields.summary.de === '' && fields.summary.en === '' ? 0 : 2
  if (typeof value === 'boolean') return value ? 2 : 1
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? 0 : 2
}

/** Returns the changes to the kept entry if the `taken` fields come from the other one. */
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

// The PubMed record belongs to one of the entries; differing values from the other one count as edited by
// hand.
function editedIn(
  sides: { kept: ArticleFields; other: ArticleFields },
  taken: ReadonlySet<MergedField>,
): BibliographicField[] {
  const sideOf = (name: BibliographicField) => {
    const row = mergedFieldNames.find(one => fieldsOf(one).includes(name))
    return row && taken.has(row) ? sides.other : sides.kept
  }
  const pubmedSide = sideOf('pubmedId')
  return bibliographicNames.filter(name => {
    const side = sideOf(name)
    const isForeign =
      pubmedSide.retrievedPubmedId !== '' && side !== pubmedSide && !isSame(side[name], pubmedSide[name])
    return side.editedFields.includes(name) || isForeign
  })
}
