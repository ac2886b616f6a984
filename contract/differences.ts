import { isBilingual, languages } from './language.ts'
import type { Difference } from './record.ts'

/** Returns the differences between two states of a record: field by field, texts by language: `title.de`. */
export function differencesBetween(
  names: readonly string[],
  before: object | null,
  after: object,
): Difference[] {
  const [was, is] = [(before ?? {}) as Record<string, unknown>, after as Record<string, unknown>]
  return names
    .flatMap(name => partsOf(name, was[name], is[name]))
    .filter(one => canonicalJson(one.before ?? null) !== canonicalJson(one.after ?? null))
}

/** Returns JSON with sorted keys, because PostgreSQL and browsers order them differently. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function partsOf(name: string, before: unknown, after: unknown): Difference[] {
  if (isParts(before) || isParts(after))
    return partsById(name, isParts(before) ? before : [], isParts(after) ? after : [])
  if (!isBilingual(before) && !isBilingual(after)) return [{ field: name, before, after }]
  return languages.map(language => ({
    field: `${name}.${language}`,
    before: isBilingual(before) ? before[language] : undefined,
    after: isBilingual(after) ? after[language] : undefined,
  }))
}

type Part = Record<string, unknown> & { id: string }

function isParts(value: unknown): value is Part[] {
  return Array.isArray(value) && value.some(one => typeof one === 'object' && one !== null && 'id' in one)
}

/**
 * Compares part by part in any order, and text by text inside: `items.part-1.content.entries.0.answer.de`.
 */
function partsById(name: string, before: Part[], after: Part[]): Difference[] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))]
  const inside = ids.flatMap(id => {
    const was = leavesOf(before.find(part => part.id === id))
    const is = leavesOf(after.find(part => part.id === id))
    const paths = [...new Set([...was.keys(), ...is.keys()])]
    return paths.map(path => ({ field: `${name}.${id}.${path}`, before: was.get(path), after: is.get(path) }))
  })
  return [...inside, orderOf(name, before, after)]
}

// The order of parts in both states, as their former places: `1, 2, 3` has become `3, 1, 2`.
function orderOf(name: string, before: Part[], after: Part[]): Difference {
  const kept = before.filter(({ id }) => after.some(part => part.id === id)).map(({ id }) => id)
  const now = after.filter(({ id }) => kept.includes(id)).map(({ id }) => kept.indexOf(id) + 1)
  return { field: `${name}.order`, before: kept.map((_, place) => place + 1), after: now }
}

// Documents are returned whole: their words are compared where they are shown.
function leavesOf(value: unknown, path: string[] = []): Map<string, unknown> {
  const isWhole = typeof value !== 'object' || value === null || ('type' in value && value.type === 'doc')
  if (isWhole) return value === undefined ? new Map() : new Map([[path.join('.'), value]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, [...path, key])]))
}
