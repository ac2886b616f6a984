import { canonicalJson } from '#contract/differences.ts'
import { isBilingual } from '#contract/language.ts'

/**
 * Returns the fields whose values differ. A text counts as one field in both languages, because these are
 * saved together.
 */
export function changedFields<F extends object>(before: F, now: F): (keyof F & string)[] {
  const names = Object.keys(now) as (keyof F & string)[]
  return names.filter(name => !isSame(before[name], now[name]))
}

/**
 * Three-way merge: my value where I changed it, else theirs; texts are merged per language, lists of parts
 * per part.
 */
export function merged<F extends object>(base: F, mine: F, theirs: F): F {
  return mergedFields(base as Fields, mine as Fields, theirs as Fields) as unknown as F
}

type Fields = Record<string, unknown>
type Part = Fields & { id: string }

function mergedFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  return Object.fromEntries(
    Object.keys(mine).map(name => [name, mergedValue(base[name], mine[name], theirs[name])]),
  )
}

function mergedValue(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  if (isBilingual(base) && isBilingual(mine) && isBilingual(theirs)) return mergedFields(base, mine, theirs)
  if (isParts(base) && isParts(mine) && isParts(theirs)) return mergedParts(base, mine, theirs)
  return mine
}

// Lists with empty or duplicate ids, such as external profiles, can't be matched by id.
function isParts(value: unknown): value is Part[] {
  if (!Array.isArray(value)) return false
  const ids = value.map(one => (isFields(one) && typeof one.id === 'string' ? one.id : ''))
  return !ids.includes('') && new Set(ids).size === ids.length
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * My parts in my order, then parts that the other user added. A part that one side removed is dropped, unless
 * the other side changed it.
 */
function mergedParts(base: Part[], mine: Part[], theirs: Part[]): Part[] {
  const find = (parts: Part[], { id }: Part) => parts.find(part => part.id === id)
  const kept = mine.flatMap(part => {
    const [was, their] = [find(base, part), find(theirs, part)]
    if (was && their) return [mergedPart(was, part, their)]
    return was && isSame(was, part) ? [] : [part]
  })
  const added = theirs.filter(part => {
    const was = find(base, part)
    return !find(mine, part) && !(was && isSame(was, part))
  })
  return [...kept, ...added]
}

// The content of a block is a nested set of fields; other content is one text per language.
function mergedPart(base: Part, mine: Part, theirs: Part): Part {
  const part = mergedFields(base, mine, theirs) as Part
  const contents = [base.content, mine.content, theirs.content]
  const [was, my, their] = contents.every(one => isFields(one) && !isBilingual(one))
    ? (contents as Fields[])
    : []
  return was && my && their ? { ...part, content: mergedFields(was, my, their) } : part
}

export function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}
