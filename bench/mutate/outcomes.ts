// The outcome of a test file and its turns.
import type { TestModule, TestSuite } from 'vitest/node'
import { turnOf } from './turns.ts'

export interface Killer {
  file: string
  /** Empty if the setup before the tests failed. */
  test: string
  /** The first words of the failure. */
  why: string
}

/** The test that failed without the rule removed in a turn, or null if none failed. */
export interface Judgement {
  killer: Killer | null
  seconds: number
}

export interface FileOutcome {
  file: string
  /** Tests that fail with all rules. */
  failing: string[]
  /** In the order in which the rules were removed. */
  judgements: Judgement[]
  /** Whether the turns changed how the file runs with all rules, so that its failures prove nothing. */
  isSpoilt: boolean
}

export function outcomeOf(module: TestModule, file: string): FileOutcome {
  const turns = [...module.children.suites()].sort((a, b) => (turnOf(a) ?? 0) - (turnOf(b) ?? 0))
  const [first, last] = [turns[0], turns.at(-1)]
  const failing = first ? failuresIn(first, file).map(nameOf) : [firstWords(module.errors()[0]?.message)]
  const isSpoilt = !last || failuresIn(last, file).some(one => !failing.includes(nameOf(one)))
  const judgements = turns.slice(1, -1).map(turn => {
    return { killer: failuresIn(turn, file)[0] ?? null, seconds: secondsOf(turn) }
  })
  return { file, failing, judgements, isSpoilt }
}

const nameOf = ({ test, why }: Killer) => test || why

function failuresIn(turn: TestSuite, file: string): Killer[] {
  const tests = [...turn.children.allTests('failed')].map(test => {
    const name = test.fullName.split(' > ').slice(1).join(' > ')
    return { file, test: name, why: firstWords(test.result().errors?.[0]?.message) }
  })
  const hooks = [turn, ...turn.children.allSuites()].flatMap(suite => suite.errors())
  return [...tests, ...hooks.map(({ message }) => ({ file, test: '', why: firstWords(message) }))]
}

function secondsOf(turn: TestSuite): number {
  const tests = [...turn.children.allTests()].map(test => test.diagnostic()?.duration ?? 0)
  return tests.reduce((sum, one) => sum + one, 0) / 1000
}

function firstWords(message = ''): string {
  return message.replace(/\s+/g, ' ').slice(0, 160)
}
