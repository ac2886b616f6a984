import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'

const longest = 600 // characters of an error: some print a whole page

/** Prints at the end of a run the journeys that passed only at the second try, with their first errors. */
export default class SecondTry implements Reporter {
  readonly #found: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const why = stripVTControlCharacters(error?.message ?? '').slice(0, longest)
    const [at] = error?.stacks ?? []
    const place = at ? `\n  at ${at.file}:${at.line}` : ''
    this.#found.push(`${test.module.relativeModuleId}: ${test.fullName}\n  ${why}${place}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#found) console.log(`Passed at the second try: ${name}`)
  }
}
