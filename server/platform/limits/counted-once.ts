import type { Limits } from './limits.ts'

/**
 * Wraps limits for work that may be repeated: the result returns the limits for each attempt, which do not
 * count again what an earlier attempt has counted.
 */
export function countedOnce(limits: Limits): () => Limits {
  const counted: string[] = []
  return () => {
    const before = [...counted]
    return {
      ...limits,
      async take(name, key) {
        const known = before.indexOf(`${name} ${key}`)
        if (known >= 0) before.splice(known, 1)
        else {
          await limits.take(name, key)
          counted.push(`${name} ${key}`)
        }
      },
    }
  }
}
