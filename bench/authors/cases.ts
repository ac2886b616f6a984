import { traitsOf } from '#server/authorship/author-traits.ts'
import { compareGiven } from '#server/authorship/given-names.ts'
import { featuresOf, sameAuthor, type Verdict } from '#server/authorship/same-author.ts'
import type { LabelledPair } from './pairs.ts'

/** A labelled pair, and what the product says of it. */
export interface Case {
  /** The name both have: all pairs of one name are in one fold. */
  name: string
  isSame: boolean
  score: number
  verdict: Verdict
  /** What the regression weighs; null: names or ORCIDs decide alone. */
  features: readonly number[] | null
}

export function casesOf(pairs: readonly LabelledPair[]): Case[] {
  return pairs.flatMap(({ name, a, b, isSame }) => {
    const one = traitsOf(a.record, a.place)
    const two = traitsOf(b.record, b.place)
    if (!one || !two) return []
    const { score, verdict, evidence } = sameAuthor(one, two)
    const isDecided = evidence.some(({ weight }) => Math.abs(weight) >= 7) || one.family !== two.family
    const features = isDecided ? null : featuresOf(one, two, compareGiven(one.given, two.given))
    return [{ name, isSame, score, verdict, features }]
  })
}
