// Remembers the last killer of each mutant, which is run first. It only saves time: the other tests follow.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Killer } from './outcomes.ts'

const path = 'bench/mutate/killers.json'

/** File and test by mutant id: `server/news/news.test.ts > a news item is found`. */
export type Killers = Record<string, string>

export function readKillers(): Killers {
  return JSON.parse(readFileSync(path, 'utf8')) as Killers
}

/**
 * Stores the result of a mutant beside what other runs have stored meanwhile. Drops mutants that no longer
 * exist.
 */
export function noteKiller(id: string, killer: Killer | null, ids: readonly string[]): void {
  const known = new Set(ids)
  const { [id]: before, ...others } = readKillers()
  const all = killer ? { ...others, [id]: named(killer) } : others
  const kept = Object.entries(all)
    .filter(([one]) => known.has(one))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

export function named({ file, test }: Killer): string {
  return [file, test].filter(Boolean).join(' > ')
}

/** Parses the output of `named`: the file, and the test if there is one. */
export function fileAndTest(killer: string): { file: string; test?: string } {
  const [file = '', ...names] = killer.split(' > ')
  return names.length > 0 ? { file, test: names.join(' > ') } : { file }
}
