// Runs the tests for each mutant: first the test that killed it last, then the likely files, then all others.
// Each round runs all files at once, each with all of its mutants.
import type { Asked, AskedOf } from './asked.ts'
import type { ConstraintMutant } from './constraints.ts'
import type { Answer, Judge } from './judge.ts'
import { fileAndTest, type Killers } from './killers.ts'
import { likelyFiles } from './likely.ts'
import type { Mutant } from './mutants.ts'
import type { Result } from './report.ts'

export interface Rounds {
  judge: Judge
  mutants: Mutant[]
  killers: Killers
  /** Whether only the likely tests run. */
  isNear: boolean
  /** Called once for each mutant, as soon as its result is known. */
  onResult(result: Result): void
}

export async function askInRounds({ judge, mutants, killers, isNear, onResult }: Rounds): Promise<void> {
  const open = new Map(mutants.map(mutant => [mutant.id, mutant]))
  const seconds = new Map<string, number>()

  async function round(filesFor: (mutant: Mutant) => Omit<Asked, 'id'> & { files: string[] }): Promise<void> {
    const asked: AskedOf = {}
    for (const mutant of open.values()) {
      const { files, ...how } = filesFor(mutant)
      const { drop } = mutant as ConstraintMutant
      for (const file of files)
        asked[file] = [...(asked[file] ?? []), { id: mutant.id, ...how, ...(drop !== undefined && { drop }) }]
    }
    if (Object.keys(asked).length > 0) await judge.ask(asked, answers => answers.forEach(take))
  }

  function take({ asked: { id }, killer, seconds: more }: Answer): void {
    const mutant = open.get(id)
    if (!mutant) return
    seconds.set(id, (seconds.get(id) ?? 0) + more)
    if (killer) settle(mutant, killer)
  }

  function settle(mutant: Mutant, killer: Answer['killer']): void {
    open.delete(mutant.id)
    onResult({ mutant, killer, seconds: seconds.get(mutant.id) ?? 0 })
  }

  const likelyFor = (mutant: Mutant) => likelyFiles(mutant, judge.files)
  await round(({ id }) => {
    const { file, ...how } = fileAndTest(killers[id] ?? '')
    return { files: judge.files.filter(one => one === file), ...how }
  })
  await round(mutant => ({ files: likelyFor(mutant) }))
  if (!isNear)
    await round(mutant => {
      const asked = new Set(likelyFor(mutant))
      return { files: judge.files.filter(file => !asked.has(file)) }
    })
  for (const mutant of [...open.values()]) settle(mutant, null)
}
