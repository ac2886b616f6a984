// Runs the tests that judge mutants inside one Vitest, so that sources are read and PostgreSQL is started
// only once.
import { relative } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import type { Asked, AskedOf } from './asked.ts'
import type { TemplateCluster } from './constraints.ts'
import { type FileOutcome, type Judgement, outcomeOf } from './outcomes.ts'
import { rewriteSources } from './rewrite.ts'

/**
 * Excluded tests: those that compare lists, and so notice a missing rule although nobody gets access (the
 * diagram of states, the forms and their calls, the schema), and those of processes and of the database
 * server, which load no rule.
 */
const excluded = [
  'server/form-calls.test.ts',
  'contract/states.test.ts',
  'server/platform/database/cluster/**',
  'server/platform/database/{schema,durability,migrate}.test.ts',
  'server/account/speed.test.ts',
  'server/platform/pdf/**',
  'server/seed/**',
]

export interface Judge {
  cluster: TemplateCluster
  files: string[]
  /** Runs test files, several at a time, and calls `onAnswers` with the answers of each file when it is done. */
  ask(asked: AskedOf, onAnswers: OnAnswers): Promise<void>
  /** Tests that fail with all rules, so they cannot judge. */
  failing(): string[]
  close(): Promise<void>
}

export interface Answer extends Judgement {
  asked: Asked
}

type OnAnswers = (answers: Answer[]) => void

export interface JudgeSettings {
  workers: number
  include?: string[]
}

export async function openJudge({ workers, include }: JudgeSettings): Promise<Judge> {
  let asked: AskedOf = {}
  let onOutcome: (outcome: FileOutcome) => void = () => {}
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      root: process.cwd(),
      globalSetup: ['server/platform/database/cluster/test-cluster.ts'],
      runner: 'bench/mutate/runner.ts',
      include: include ?? ['{contract,server}/**/*.test.{ts,tsx}'],
      exclude: excluded,
      maxWorkers: workers,
      fsModuleCache: false, // the cache may contain output of an earlier version of rewrite.ts
      testTimeout: 180_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      sequence: { sequencer: mostAskedFirst(file => asked[file]?.length ?? 0) },
      reporters: [{ onTestModuleEnd: module => onOutcome(outcomeOf(module, pathOf(module))) }],
    },
    { plugins: [rewriteSources()] },
  )
  const project = vitest.getRootProject()
  const specifications = await vitest.globTestSpecifications()
  await vitest.runTestSpecifications([]) // starts PostgreSQL
  const failing = new Set<string>()

  async function run(all: AskedOf, report: (outcome: FileOutcome) => void): Promise<void> {
    asked = all
    onOutcome = outcome => {
      for (const test of outcome.failing) failing.add(`${outcome.file} > ${test}`)
      report(outcome)
    }
    project.provide('asked', all)
    vitest.state.getFiles().length = 0
    await vitest.runTestSpecifications(specifications.filter(one => all[pathOf(one)]))
  }

  // If even a single rule spoils the last turn of its file, the rule is the cause, provided that the file can
  // run again.
  async function askAgain(file: string, one: Asked, onAnswers: OnAnswers): Promise<void> {
    const outcomes: FileOutcome[] = []
    await run({ [file]: [one] }, outcome => outcomes.push(outcome))
    if (outcomes[0]?.isSpoilt) await run({ [file]: [nothing] }, outcome => outcomes.push(outcome))
    const [first, second = first] = outcomes
    if (second?.isSpoilt) failing.add(`${file} cannot run again in the same process`)
    const { killer = null, seconds = 0 } = first?.judgements[0] ?? {}
    onAnswers([{ asked: one, seconds, killer: second?.isSpoilt ? null : killer }])
  }

  return {
    cluster: project.getProvidedContext().cluster as unknown as TemplateCluster,
    files: specifications.map(pathOf).sort(),
    async ask(all, onAnswers) {
      const doubtful: [file: string, one: Asked][] = []
      for (const some of inPortions(all)) {
        await run(some, ({ file, judgements, isSpoilt }) => {
          const answers: Answer[] = []
          for (const [place, one] of (some[file] ?? []).entries()) {
            const { killer, seconds } = judgements[place] ?? { killer: null, seconds: 0 }
            if (isSpoilt && (killer || !judgements[place])) doubtful.push([file, one])
            else answers.push({ asked: one, killer, seconds })
          }
          onAnswers(answers)
        })
      }
      for (const [file, one] of doubtful) await askAgain(file, one, onAnswers)
    },
    failing: () => [...failing],
    close: () => vitest.close(),
  }
}

const nothing: Asked = { id: '' }

// The memory of each turn stays allocated until its process ends.
const turnsOfProcess = 120

function inPortions(all: AskedOf): AskedOf[] {
  const longest = Math.max(0, ...Object.values(all).map(list => list.length))
  const starts = Array.from({ length: Math.ceil(longest / turnsOfProcess) }, (_, n) => n * turnsOfProcess)
  return starts.map(start => {
    const some = Object.entries(all).map(([file, list]) => [file, list.slice(start, start + turnsOfProcess)])
    return Object.fromEntries(some.filter(([, list]) => (list ?? []).length > 0)) as AskedOf
  })
}

function pathOf({ moduleId }: { moduleId: string }): string {
  return relative(process.cwd(), moduleId)
}

// Starts with the longest lists, so that no worker is left alone with one at the end.
function mostAskedFirst(countOf: (file: string) => number) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.sort((a, b) => countOf(pathOf(b)) - countOf(pathOf(a)))
    }
  }
}
