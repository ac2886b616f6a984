// The tests that judge a mutant, run inside one Vitest so that sources are read and PostgreSQL is started once.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { TemplateCluster } from './constraints.ts'
import { rewriteSources } from './rewrite.ts'

/**
 * Tests that compare lists, and so see that a rule is gone without anybody being let through: the role matrix, the
 * diagram of states, the forms and calls that belong together, the schema. And tests of processes and of the
 * database's own server, which load no rule.
 */
const excluded = [
  'server/role-matrix.test.ts',
  'server/form-calls.test.ts',
  'contract/states.test.ts',
  'server/platform/database/{cluster*,schema,durability,take-over,replaced-folder,migrate}.test.ts',
  'server/account/speed.test.ts',
  'server/platform/pdf/**',
  'server/seed/**',
]

export interface Judge {
  cluster: TemplateCluster
  files: string[]
  /** The first test that fails, or null; `template` is the database that tests clone. */
  killerOf(mutant: string, files: string[], template?: string): Promise<Killer | null>
  /** Runs all tests with no mutant: for each file the mutants it came by, for constraints their tables. */
  findReached(): Promise<Map<string, Set<string>>>
  close(): Promise<void>
}

export interface Killer {
  file: string
  test: string
}

export async function openJudge(workers: number): Promise<Judge> {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      root: process.cwd(),
      globalSetup: ['server/platform/database/test-cluster.ts'],
      setupFiles: ['bench/mutate/worker.ts'],
      include: ['{contract,server}/**/*.test.{ts,tsx}'],
      exclude: excluded,
      maxWorkers: workers,
      testTimeout: 180_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      reporters: [{}],
      bail: 0,
    },
    { plugins: [rewriteSources()] },
  )
  const project = vitest.getRootProject()
  const specifications = await vitest.globTestSpecifications()
  const files = specifications.map(({ moduleId }) => relative(process.cwd(), moduleId)).sort()
  await vitest.runTestSpecifications([]) // starts PostgreSQL
  const cluster = project.getProvidedContext().cluster as unknown as TemplateCluster

  async function run(names: string[], mutant: string, { template = cluster.template, reached = '' } = {}) {
    project.provide('cluster', { ...cluster, template } as never)
    project.provide('mutant', mutant)
    project.provide('reached', reached)
    const chosen = specifications.filter(({ moduleId }) => names.includes(relative(process.cwd(), moduleId)))
    vitest.state.getFiles().length = 0
    vitest.config.bail = reached ? 0 : 1
    await vitest.runTestSpecifications(chosen)
    return failedIn(vitest, names)
  }

  return {
    cluster,
    files,
    killerOf: (mutant, names, template = cluster.template) => run(names, mutant, { template }),
    async findReached() {
      const path = join(tmpdir(), `larmor-reached-${process.pid}`)
      writeFileSync(path, '')
      const failed = await run(files, '', { reached: path })
      if (failed) throw new Error(`Without a mutant, a test fails already: ${failed.file}: ${failed.test}`)
      const lines = readFileSync(path, 'utf8').trim().split('\n')
      rmSync(path)
      return new Map(
        lines.map(line => {
          const { file, ids } = JSON.parse(line) as { file: string; ids: string[] }
          return [relative(process.cwd(), file), new Set(ids)]
        }),
      )
    },
    close: () => vitest.close(),
  }
}

function failedIn(vitest: Vitest, names: string[]): Killer | null {
  for (const found of vitest.state.getTestModules()) {
    const file = relative(process.cwd(), found.moduleId)
    if (!names.includes(file) || found.ok()) continue
    for (const test of found.children.allTests('failed')) return { file, test: test.fullName }
    if (found.state() === 'failed') return { file, test: found.errors()[0]?.message ?? 'the file' }
  }
  return null
}
