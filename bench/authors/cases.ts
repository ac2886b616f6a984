import { traitsOf } from '#server/authorship/author-traits.ts'
import { compareGiven } from '#server/authorship/given-names.ts'
import { featuresOf, sameAuthor, type Verdict } from '#server/authorship/same-author.ts'
import type { LabelledPair } from './pairs.ts'

/** A labelled pair and the product's verdict on it. */
export interface Case {
  /** Name that both authors have: all pairs of a name are in the same fold. */
  name: string
  isSame: boolean
  score: number
  verdict: Verdict
  /** Features for the regression; null if names or ORCIDs alone decide. */
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
