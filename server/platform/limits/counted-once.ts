import type { Limits } from './limits.ts'

/**
 * The same limits for work that may be done twice: gives those for each time. What was counted the first time is not
 * counted again.
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
