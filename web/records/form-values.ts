import { languages } from '#contract/language.ts'

/** Fields whose value differs. Texts count as one field in both languages: they are saved together. */
export function changedFields<F extends object>(before: F, now: F): (keyof F & string)[] {
  const names = Object.keys(now) as (keyof F & string)[]
  return names.filter(name => !isSame(before[name], now[name]))
}

/** Mine where I changed something, theirs elsewhere; texts language by language. */
export function merged<F extends object>(base: F, mine: F, theirs: F): F {
  const names = Object.keys(mine) as (keyof F & string)[]
  return Object.fromEntries(
    names.map(name => [name, mergedValue(base[name], mine[name], theirs[name])]),
  ) as unknown as F
}

function mergedValue(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isBilingual(base) && isBilingual(mine) && isBilingual(theirs))
    return Object.fromEntries(
      languages.map(language => [language, mergedValue(base[language], mine[language], theirs[language])]),
    )
  return isSame(base, mine) ? theirs : mine
}

function isBilingual(value: unknown): value is { de: unknown; en: unknown } {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
}

// The database hands out keys in an order of its own.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, inOrder(inner)]),
  )
}
