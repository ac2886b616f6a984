// npm run mutate: takes away one rule after the other, and looks for a test whose request then behaves otherwise.
// `-- 60 --seed 1` takes a sample, `-- only news,pages` what matches, `-- only news 20` a sample of that, `--known` those
// that were killed before. The sources on disk stay as they are.
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { choiceOf, chosen } from './choose.ts'
import { type ConstraintMutant, constraintMutants, templateWithout } from './constraints.ts'
import { equivalent } from './equivalent.ts'
import { type Judge, type Killer, openJudge } from './judge.ts'
import { readKillers, writeKillers } from './killers.ts'
import { filesThatReach, likelyFiles } from './likely.ts'
import { type Mutant, mutantsInCode } from './mutants.ts'
import { printResult, printTotals, type Result } from './report.ts'

const began = performance.now()
const folder = await useMemory()
const choice = choiceOf(process.argv.slice(2))
const killers = readKillers()
const judge = await openJudge(2)
const all = [...mutantsInCode(), ...(await constraintMutants(judge.cluster))]
const gone = Object.keys(equivalent).filter(id => !all.some(mutant => mutant.id === id))
for (const id of gone) console.error(`bench/mutate/equivalent.ts names what is gone: ${id}`)

// With `--near` a mutant that the likely tests miss counts as survived: quick while writing tests for one area.
const isQuick = process.argv.includes('--near')
const candidates = all.filter(({ id }) => !equivalent[id] && (!choice.isKnown || killers[id]))
let reached: Map<string, Set<string>> | undefined
const results: Result[] = []
for (const mutant of chosen(candidates, choice)) {
  const start = performance.now()
  const killer = await killerOf(judge, mutant)
  if (killer) killers[mutant.id] = killer.file
  else delete killers[mutant.id]
  results.push({ mutant, killer, seconds: (performance.now() - start) / 1000 })
  printResult(results)
  if (!choice.isKnown)
    writeKillers(
      killers,
      all.map(({ id }) => id),
    )
}
await judge.close()
if (folder) await rm(folder, { recursive: true, force: true })
printTotals(results, (performance.now() - began) / 1000)
const isWhole = results.length > 0 && gone.length === 0 && results.every(({ killer }) => killer)
process.exit(isWhole ? 0 : 1)

/** Databases of tests in memory where there is enough; `npm test` has seen to it already for the sample among its tests. */
async function useMemory(): Promise<string | null> {
  const shared = '/dev/shm'
  const room = process.env.TMPDIR ? null : await statfs(shared).catch(() => null)
  if (!room || room.bavail * room.bsize < 3e9) return null
  const made = await mkdtemp(`${shared}/larmor-mutate-`)
  await chmod(made, 0o711) // as root the database has an account of its own
  process.env.TMPDIR = made
  return made
}

async function killerOf({ cluster, files, killerOf: ask }: Judge, mutant: Mutant): Promise<Killer | null> {
  const isConstraint = mutant.kind === 'constraint'
  const template = isConstraint
    ? await templateWithout(cluster, (mutant as ConstraintMutant).drop)
    : undefined
  const likely = likelyFiles(mutant, files, killers[mutant.id])
  const found = likely.length > 0 ? await ask(mutant.id, likely, template) : null
  if (found || isQuick) return found
  reached ??= await judge.findReached()
  const others = filesThatReach(mutant, reached).filter(file => !likely.includes(file))
  return others.length > 0 ? ask(mutant.id, others, template) : null
}
