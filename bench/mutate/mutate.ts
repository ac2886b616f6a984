// npm run mutate: removes one rule after the other, and looks for a test that then fails.
// `-- 60 --seed 1` takes a sample, `-- only news,pages` the matching mutants, `-- only news 20` a sample of
// those, `--known` those that were killed before. The sources on disk stay unchanged.
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { choiceOf, chosen } from './choose.ts'
import { constraintMutants } from './constraints.ts'
import { equivalent } from './equivalent.ts'
import { openJudge } from './judge.ts'
import { noteKiller, readKillers } from './killers.ts'
import { mutantsInCode } from './mutants.ts'
import { printResult, printTotals, type Result } from './report.ts'
import { askInRounds } from './rounds.ts'

const began = performance.now()
const folder = await useMemory()
const choice = choiceOf(process.argv.slice(2))
const killers = readKillers()
const judge = await openJudge({ workers: 2 })
const all = [...mutantsInCode(), ...(await constraintMutants(judge.cluster))]
const ids = all.map(({ id }) => id)
const gone = Object.keys(equivalent).filter(id => !ids.includes(id))
for (const id of gone) console.error(`bench/mutate/equivalent.ts names what is gone: ${id}`)

const candidates = all.filter(({ id }) => !equivalent[id] && (!choice.isKnown || killers[id]))
const results: Result[] = []
await askInRounds({
  judge,
  killers,
  mutants: chosen(candidates, choice),
  // With `--near` a mutant that the likely tests miss counts as survived: quick while writing tests for one
  // area.
  isNear: process.argv.includes('--near'),
  onResult(result) {
    results.push(result)
    printResult(results)
    if (!choice.isKnown) noteKiller(result.mutant.id, result.killer, ids)
  },
})
const failing = judge.failing()
await judge.close()
if (folder) await rm(folder, { recursive: true, force: true })
printTotals(results, (performance.now() - began) / 1000)
for (const test of failing) console.log(`fails with all rules, and judged nothing: ${test}`)
const isWhole =
  results.length > 0 && gone.length + failing.length === 0 && results.every(({ killer }) => killer)
process.exit(isWhole ? 0 : 1)

/**
 * Puts the test databases in memory if there is enough; `npm test` has done so already for the sample among
 * its tests.
 */
async function useMemory(): Promise<string | null> {
  const shared = '/dev/shm'
  const room = process.env.TMPDIR ? null : await statfs(shared).catch(() => null)
  if (!room || room.bavail * room.bsize < 3e9) return null
  const made = await mkdtemp(`${shared}/larmor-mutate-`)
  await chmod(made, 0o711) // under root, PostgreSQL runs under another account
  process.env.TMPDIR = made
  return made
}
