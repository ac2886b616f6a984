// Instructions that the main process sends to the test processes.

/** A rule to remove while a test file runs once, and the part of the file to run. */
export interface Asked {
  /** Empty if no rule is removed, to check whether the file can run again in the same process. */
  id: string
  /** The only test to run, because it failed last time; without it, all tests that reach the rule. */
  test?: string
  /** Only for a constraint: the statement that drops it. */
  drop?: string
}

/** By test file; files that are missing here run unchanged. */
export type AskedOf = Record<string, Asked[]>

declare module 'vitest' {
  export interface ProvidedContext {
    asked: AskedOf
  }
}
