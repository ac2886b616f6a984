import { createHash } from 'node:crypto'
import { verdictOf } from '#server/authorship/same-author.ts'
import type { Case } from './cases.ts'
import { type Example, fitted, predicted } from './regression.ts'

const count = 10

/** Splits the cases into ten folds, with all cases of a name in the same fold. */
export function foldsOf(cases: readonly Case[]): Case[][] {
  const folds: Case[][] = Array.from({ length: count }, () => [])
  for (const one of cases)
    folds[createHash('sha256').update(one.name.toLowerCase()).digest().readUInt32BE() % count]?.push(one)
  return folds
}

/** Judges each fold by weights that were fitted on the other folds. */
export function judgedByFolds(folds: readonly Case[][]): Case[][] {
  return folds.map(fold => {
    const weights = fitted(examplesOf(folds.filter(other => other !== fold).flat()))
    return fold.map(one => {
      if (!one.features) return one
      const score = predicted(weights, one.features)
      return { ...one, score, verdict: verdictOf(score) }
    })
  })
}

export function examplesOf(cases: readonly Case[]): Example[] {
  return cases.flatMap(({ features, isSame }) => (features ? [{ features, isSame }] : []))
}
