import { inOrder } from '#contract/differences.ts'
import { isBilingual } from '#contract/language.ts'

/** Fields whose value differs. Texts count as one field in both languages: they are saved together. */
export function changedFields<F extends object>(before: F, now: F): (keyof F & string)[] {
  const names = Object.keys(now) as (keyof F & string)[]
  return names.filter(name => !isSame(before[name], now[name]))
}

/** Mine where I changed something, theirs elsewhere; texts language by language, lists of parts part by part. */
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

// The id of a profile elsewhere may be empty, or that of another one: it tells nothing apart.
function isParts(value: unknown): value is Part[] {
  if (!Array.isArray(value)) return false
  const ids = value.map(one => (isFields(one) && typeof one.id === 'string' ? one.id : ''))
  return !ids.includes('') && new Set(ids).size === ids.length
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** My parts in my order, then what they added. What one took away is gone, unless the other changed it meanwhile. */
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

// What a block says is a set of fields of its own; a text is one in each language.
function mergedPart(base: Part, mine: Part, theirs: Part): Part {
  const part = mergedFields(base, mine, theirs) as Part
  const contents = [base.content, mine.content, theirs.content]
  const [was, my, their] = contents.every(one => isFields(one) && !isBilingual(one))
    ? (contents as Fields[])
    : []
  return was && my && their ? { ...part, content: mergedFields(was, my, their) } : part
}

export function isSame(a: unknown, b: unknown): boolean {
  return inOrder(a) === inOrder(b)
}
