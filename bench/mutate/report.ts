import type { Mutant } from './mutants.ts'
import type { Killer } from './outcomes.ts'

export interface Result {
  mutant: Mutant
  killer: Killer | null
  seconds: number
}

/** Prints the last result. */
export function printResult(results: readonly Result[]): void {
  const { mutant, killer, seconds } = results.at(-1) as Result
  const what = `${mutant.kind} ${mutant.place}: ${mutant.text}`
  const outcome = killer ? `killed by ${killer.file}: ${killer.test}\n      ${killer.why}` : 'SURVIVED'
  console.log(`${String(results.length).padStart(4)}  ${what}\n      ${outcome} (${seconds.toFixed(1)} s)`)
}

/** Prints the counts of each kind, and the mutants that survived. */
export function printTotals(results: readonly Result[], seconds: number): void {
  const kinds = [...new Set(results.map(({ mutant }) => mutant.kind))]
  console.log(`\n${'kind'.padEnd(12)}mutants  killed  survived`)
  for (const kind of kinds) {
    const ofKind = results.filter(({ mutant }) => mutant.kind === kind)
    console.log(kind.padEnd(12) + countsOf(ofKind))
  }
  console.log('all'.padEnd(12) + countsOf(results))
  for (const { mutant } of results.filter(({ killer }) => !killer))
    console.log(`survived: ${mutant.kind} ${mutant.place}: ${mutant.text}`)
  console.log(`${Math.round(seconds)} s`)
}

function countsOf(results: readonly Result[]): string {
  const killed = results.filter(({ killer }) => killer).length
  return [results.length, killed, results.length - killed].map(n => String(n).padStart(7)).join(' ')
}
