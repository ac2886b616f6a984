// The list of mutants, generated from the code: a new area needs no entry here.
import { globSync } from 'node:fs'
import { allCalls, type BoundCall } from '../../contract/addresses.ts'
import { pointsIn } from './points.ts'

export type Kind = 'may' | 'limit' | 'trap' | 'repeat' | 'state' | 'constraint' | 'fail'

/** A rule that can be removed. */
export interface Mutant {
  id: string
  kind: Kind
  /** `path:line`, the name of a call, or a table. */
  place: string
  text: string
}

/** Source files that can hold a rule of the server. */
export function mutatedFiles(): string[] {
  return globSync('{contract,server}/**/*.{ts,tsx}')
    .filter(path => !/\.test\.|(^|\/)test-|\.gen\.ts$|^server\/seed\/|^contract\/errors\.ts$/.test(path))
    .sort()
}

export function mutantsInCode(): Mutant[] {
  return [...mutatedFiles().flatMap(pointsIn), ...allCalls().flatMap(ofCall)].map(
    ({ id, kind, place, text }) => ({ id, kind, place, text }),
  )
}

function ofCall({ name, meta, path }: BoundCall): Mutant[] {
  const one = (kind: Kind, text: string): Mutant => ({ id: `${kind} ${name}`, kind, place: name, text })
  const rules = [one('may', `may: ${JSON.stringify(meta.may)} of ${path}`)]
  if (meta.limitBy?.ip || meta.limitBy?.user)
    rules.push(one('limit', `limitBy: ${JSON.stringify(meta.limitBy)}`))
  if (meta.isForm)
    rules.push(one('trap', `the trap of ${path}`), one('repeat', `the repeat check of ${path}`))
  return rules
}
