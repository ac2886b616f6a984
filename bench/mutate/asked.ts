// What the process of the tests is asked by the one that asks.

/** A rule that is away while a file of tests runs once, and what of the file is enough to see whether it is missed. */
export interface Asked {
  /** Empty: no rule, whether the file can run again in the same process. */
  id: string
  /** The one test that missed it last; without it, all that come by it. */
  test?: string
  /** For a constraint, the statement that takes it away. */
  drop?: string
}

/** Per file of tests; one that is not named runs as it is. */
export type AskedOf = Record<string, Asked[]>

declare module 'vitest' {
  export interface ProvidedContext {
    asked: AskedOf
  }
}
