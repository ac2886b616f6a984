import type { Reporter, TestCase } from 'vitest/node'

/** Names at the end of a run the journeys that passed only when they were tried again. */
export default class SecondTry implements Reporter {
  readonly #found: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#found.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#found) console.log(`Passed at the second try: ${name}`)
  }
}
