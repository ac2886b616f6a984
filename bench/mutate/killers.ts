// The file of tests that killed each mutant last is tried first. It only saves time: the others follow.
import { readFileSync, writeFileSync } from 'node:fs'

const path = 'bench/mutate/killers.json'

export type Killers = Record<string, string>

export function readKillers(): Killers {
  return JSON.parse(readFileSync(path, 'utf8')) as Killers
}

/** Keeps those of mutants that are still there. */
export function writeKillers(killers: Killers, ids: readonly string[]): void {
  const known = new Set(ids)
  const kept = Object.entries(killers)
    .filter(([id]) => known.has(id))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
