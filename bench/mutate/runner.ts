// Runs a test file once for each removed rule, in one process, so that the sources are loaded once. The first
// and the last turn run with all rules, to detect tests that fail by themselves or that other turns have
// spoilt.
import { relative } from 'node:path'
import { describe, inject, type RunnerTask, type RunnerTestSuite, TestRunner } from 'vitest'
import { activate, begin, comesBy } from './active.ts'
import type { Asked } from './asked.ts'
import { dropCopy, templateWithout } from './constraints.ts'
import { turnName, turnOf } from './turns.ts'

export default class extends TestRunner {
  #asked: Asked[] | undefined
  #turn = 0
  /** Tests that fail with all rules, so they cannot judge. */
  readonly #failing = new Set<string>()
  #isMissed = false
  #hasRun = false
  /** The regular template that tests clone, kept while a constraint is dropped. */
  #template = ''

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    this.#asked = inject('asked')[relative(process.cwd(), path)]
    if (!this.#asked) return super.importFile(path, source)
    for (let turn = 0; turn < this.#asked.length + 2; turn += 1)
      describe(turnName(turn), async () => {
        await super.importFile(`${path}?turn=${turn}`, source)
      })
    return undefined
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite) {
    const turn = turnOf(suite)
    if (turn !== null && this.#asked) await this.#beginTurn(turn, suite)
    await super.onBeforeRunSuite(suite)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite) {
    await super.onAfterRunSuite(suite)
    if (turnOf(suite) === null) return
    activate('')
    if (!this.#template) return
    inject('cluster').template = this.#template
    this.#template = ''
    await dropCopy(inject('cluster'))
  }

  override async onBeforeRunTask(test: RunnerTask) {
    if (this.#asked && !this.#judges(nameIn(test))) test.mode = 'skip'
    await super.onBeforeRunTask(test)
    begin(nameIn(test))
  }

  override onAfterRunTask(test: RunnerTask) {
    super.onAfterRunTask(test)
    begin('')
    if (test.result?.state !== 'fail') return
    if (this.#now) this.#isMissed = true
    else this.#failing.add(nameIn(test))
  }

  /** The rule removed in this turn; none in the first and the last. */
  get #now(): Asked | undefined {
    return this.#asked?.[this.#turn - 1]
  }

  async #beginTurn(turn: number, suite: RunnerTestSuite) {
    this.#turn = turn
    this.#isMissed = false
    const isFirst = turn === 0
    const isNeeded = isFirst || testsIn(suite).some(test => this.#judges(nameIn(test)))
    if (!isNeeded) suite.mode = 'skip'
    if (!isNeeded || !this.#now) return
    this.#hasRun = true
    activate(this.#now.id)
    if (!this.#now.drop) return
    const cluster = inject('cluster')
    this.#template = cluster.template
    cluster.template = await templateWithout(cluster, this.#now.drop)
  }

  #judges(test: string): boolean {
    const wanted = this.#asked?.map(asked => asked.test) ?? []
    if (!this.#now) {
      const isFirst = this.#turn === 0
      const isAsked = this.#hasRun || this.#asked?.some(({ id }) => id === '') === true
      return (isFirst || isAsked) && (wanted.includes(undefined) || wanted.includes(test))
    }
    if (this.#isMissed || this.#failing.has(test)) return false
    const { id, test: only } = this.#now
    const mark = id.startsWith('constraint ') ? id.split(' ').slice(0, 2).join(' ') : id
    return only === undefined ? comesBy(test, mark) : only === test
  }
}

function testsIn(task: RunnerTask): RunnerTask[] {
  return task.type === 'suite' ? task.tasks.flatMap(testsIn) : [task]
}

/** Returns the name of a test with its groups, without the turn. */
function nameIn(task: RunnerTask): string {
  const above = task.suite && turnOf(task.suite) === null ? [nameIn(task.suite)] : []
  return [...above, task.name].filter(Boolean).join(' > ')
}
