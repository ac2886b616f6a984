// The test that killed each mutant last is asked first. It only saves time: the others follow.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Killer } from './outcomes.ts'

const path = 'bench/mutate/killers.json'

/** By the id of a mutant, the file and the test: `server/news/news.test.ts > a news item is found`. */
export type Killers = Record<string, string>

export function readKillers(): Killers {
  return JSON.parse(readFileSync(path, 'utf8')) as Killers
}

/** Notes what came of one mutant, beside what other runs have noted meanwhile; those that are gone are forgotten. */
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

/** Of `named`: its file, and its test if one is named. */
export function fileAndTest(killer: string): { file: string; test?: string } {
  const [file = '', ...names] = killer.split(' > ')
  return names.length > 0 ? { file, test: names.join(' > ') } : { file }
}
