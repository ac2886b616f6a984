// Which files of tests can kill a mutant.
import { dirname } from 'node:path'
import type { Mutant } from './mutants.ts'

const usual: Partial<Record<Mutant['kind'], string>> = {
  may: 'server/who-may.test.ts',
  constraint: 'server/platform/database/constraints.test.ts',
}

/** The file that killed it last; else the one for all of its kind, or those beside it. */
export function likelyFiles({ kind, place }: Mutant, files: string[], last: string | undefined): string[] {
  if (last && files.includes(last)) return [last]
  const all = usual[kind]
  if (all) return [all]
  const folder = place.includes('/')
    ? dirname(place).replace(/^contract/, 'server')
    : `server/${place.split('.')[0]}`
  return files.filter(file => dirname(file) === folder)
}

/** The files of tests that come by a mutant, for constraints by their table. */
export function filesThatReach({ id, kind, place }: Mutant, reachedBy: Map<string, Set<string>>): string[] {
  const mark = kind === 'constraint' ? `constraint ${place}` : id
  return [...reachedBy].filter(([, ids]) => ids.has(mark)).map(([file]) => file)
}
