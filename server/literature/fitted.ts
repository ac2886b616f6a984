import {
  type Bibliographic,
  type BibliographicField,
  bibliographicFields,
  bibliographicNames,
  blankBibliographic,
} from '#contract/articles/article.ts'
import type { SourceNoteKind } from '#contract/articles/sources.ts'

/** A field of a source that was cut or left out. */
export interface SourceNote {
  field: BibliographicField
  kind: SourceNoteKind
}

type Given = Partial<Record<BibliographicField, unknown>>
type Path = readonly PropertyKey[]

// Cutting one of these would yield a different, wrong value.
const indivisible: ReadonlySet<PropertyKey> = new Set([
  'pubmedId',
  'doi',
  'pmcId',
  'issn',
  'isbn',
  'url',
  'orcid',
])
const listsOfNames: ReadonlySet<PropertyKey> = new Set(['authors', 'editors'])
const mostTurns = 4

/**
 * Fits the fields of a source to the rules of the contract: cuts those that are too long, leaves out those
 * that are invalid.
 */
export function fitToContract(given: Given): { fields: Bibliographic; notes: SourceNote[] } {
  const whole = bibliographicFields.safeParse({ title: '', ...given })
  if (whole.success) return { fields: whole.data, notes: [] }
  const fields: Record<string, unknown> = { ...blankBibliographic }
  const notes: SourceNote[] = []
  for (const name of bibliographicNames) {
    if (given[name] === undefined) continue
    const kinds = new Set<SourceNoteKind>()
    const value = fit(name, given[name], kinds)
    if (value === undefined) kinds.add('leftOut')
    else fields[name] = value
    notes.push(...[...kinds].map(kind => ({ field: name, kind })))
  }
  return { fields: bibliographicFields.parse(fields), notes }
}

function fit(name: BibliographicField, given: unknown, kinds: Set<SourceNoteKind>): unknown {
  let holder = { value: given }
  for (let turn = 0; turn < mostTurns; turn++) {
    const result = bibliographicFields.shape[name].safeParse(holder.value)
    if (result.success) return result.data
    if (turn === 0) holder = structuredClone(holder)
    for (const issue of result.error.issues) {
      const path = ['value', ...issue.path]
      const limit = 'maximum' in issue ? Number(issue.maximum) : null
      const kind = mend(holder, path, issue.path.at(-1) ?? name, limit)
      if (!kind) return undefined
      kinds.add(kind)
    }
  }
  return undefined
}

/** Shortens or empties the value at a path; returns null if the whole field must be left out. */
function mend(holder: object, path: Path, field: PropertyKey, limit: number | null): SourceNoteKind | null {
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), holder)
  const key = path.at(-1) ?? ''
  const value: unknown = Reflect.get(Object(parent), key)
  const named = typeof field === 'number' ? 'entry' : field
  const shorter = limit === null || indivisible.has(named) ? undefined : shortened(value, limit, named)
  if (shorter === undefined && path.length === 1) return null
  Reflect.set(Object(parent), key, shorter ?? '')
  return shorter === undefined ? 'leftOut' : 'cut'
}

function shortened(value: unknown, limit: number, field: PropertyKey): unknown {
  if (Array.isArray(value)) return value.slice(0, limit)
  if (typeof value !== 'string' || limit < 2) return undefined
  if (listsOfNames.has(field)) {
    const end = value.lastIndexOf(';', limit)
    return end > 0 ? value.slice(0, end) : undefined
  }
  // Does not end within a tag or a surrogate pair.
  const cut = value.slice(0, limit - 1).replace(/<\/?[a-z]*$|[\ud800-\udbff]$/, '')
  return `${cut.trimEnd()}…`
}
