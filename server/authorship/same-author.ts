import type { Evidence } from '#contract/articles/evidence.ts'
import { type AuthorTraits, commonness } from './author-traits.ts'
import { compareGiven, type GivenNames } from './given-names.ts'
import { weights } from './same-author-weights.gen.ts'

/** Only `certain` and `never` may be acted upon automatically; staff decide on the others. */
export type Verdict = 'certain' | 'likely' | 'unknown' | 'unlikely' | 'never'

export interface Sameness {
  /** Probability that both are the same person, 0 to 1. */
  score: number
  verdict: Verdict
  evidence: Evidence[]
}

export const certainFrom = 0.96 // from here on, 99 of 100 labelled pairs were the same person
export const likelyFrom = 0.7
export const unlikelyBelow = 0.3
const mostYears = 40

/** Whether two authors of two works are the same person. */
export function sameAuthor(a: AuthorTraits, b: AuthorTraits): Sameness {
  const names = compareGiven(a.given, b.given)
  const decided = decidedAlone(a, b, names)
  if (decided) return decided
  const features = featuresOf(a, b, names)
  const score = chance(sumOf(features))
  return { score, verdict: verdictOf(score), evidence: evidenceOf(features, a, b) }
}

/** Returns only the score, for many comparisons. */
export function samenessOf(a: AuthorTraits, b: AuthorTraits): number {
  const names = compareGiven(a.given, b.given)
  return decidedAlone(a, b, names)?.score ?? chance(sumOf(featuresOf(a, b, names)))
}

// ORCIDs and incompatible names decide alone, without weighing other features.
function decidedAlone(a: AuthorTraits, b: AuthorTraits, names: GivenNames): Sameness | null {
  if (a.orcid !== '' && a.orcid === b.orcid) return sure('certain', 'sameOrcid')
  if (a.orcid !== '' && b.orcid !== '') return sure('never', 'otherOrcid')
  if (names === 'other') return sure('never', 'otherFirstName', b.given.written)
  if (names === 'otherInitials') return sure('never', 'otherInitials', b.given.written)
  // People change their last names: only an ORCID would settle it.
  const isOther = a.family !== b.family
  return isOther ? { ...sure('never', 'otherLastName'), score: 0.05, verdict: 'unlikely' } : null
}

/** Feature values of a pair for the regression, in the order of the weights; each about 0 to 3. */
export function featuresOf(a: AuthorTraits, b: AuthorTraits, names: GivenNames): number[] {
  const arePlacesKnown = a.places.size > 0 && b.places.size > 0
  return [
    names === 'full' ? 1 : 0,
    Math.min(a.given.initials.length, b.given.initials.length) >= 2 ? 1 : 0,
    Math.log(commonness(a.family)),
    sharedCoauthors(a, b),
    arePlacesKnown ? 1 : 0,
    overlap(a.places, b.places),
    a.journal !== '' && a.journal === b.journal ? 1 : 0,
    Math.sqrt(overlap(a.topics, b.topics)),
    yearsBetween(a, b) / 10,
  ]
}

export function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

export function verdictOf(score: number): Verdict {
  if (score >= certainFrom) return 'certain'
  if (score >= likelyFrom) return 'likely'
  return score < unlikelyBelow ? 'unlikely' : 'unknown'
}

function sumOf(features: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (weights.features[at] ?? 0), weights.bias)
}

// Of works that hundreds signed, any two share some names by chance.
function sharedCoauthors(a: AuthorTraits, b: AuthorTraits): number {
  let shared = 0
  for (const [key, weight] of a.coauthors) if (b.coauthors.has(key)) shared += weight
  if (shared === 0) return 0
  return Math.min(1, shared / (1 + Math.sqrt(a.coauthors.size * b.coauthors.size) / 10))
}

/** Overlap of two sets: 0 none, 1 identical. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared / Math.sqrt(a.size * b.size)
}

function yearsBetween(a: AuthorTraits, b: AuthorTraits): number {
  return a.year === null || b.year === null ? 0 : Math.min(mostYears, Math.abs(a.year - b.year))
}

function evidenceOf(features: readonly number[], a: AuthorTraits, b: AuthorTraits): Evidence[] {
  const [
    fullName = 0,
    initials = 0,
    commonName = 0,
    coauthors = 0,
    known = 0,
    places = 0,
    journal = 0,
    topic = 0,
  ] = features.map((value, at) => value * (weights.features[at] ?? 0))
  const years = yearsBetween(a, b)
  const place = known + places
  const all: Evidence[] = [
    { code: 'fullName', weight: fullName, detail: '' },
    { code: 'initials', weight: initials, detail: '' },
    { code: 'commonName', weight: commonName, detail: '' },
    { code: 'sharedCoauthors', weight: coauthors, detail: String(namesShared(a, b)) },
    { code: place > 0 ? 'samePlace' : 'otherPlace', weight: place, detail: '' },
    { code: 'sameJournal', weight: journal, detail: '' },
    { code: 'sameTopic', weight: topic, detail: '' },
    { code: 'yearsApart', weight: (years / 10) * (weights.features[8] ?? 0), detail: String(years) },
  ]
  return all.filter(({ weight }) => Math.abs(weight) >= 0.1)
}

function namesShared(a: AuthorTraits, b: AuthorTraits): number {
  return [...a.coauthors.keys()].filter(key => b.coauthors.has(key)).length
}

function sure(verdict: 'certain' | 'never', code: Evidence['code'], detail = ''): Sameness {
  const isSame = verdict === 'certain'
  return {
    score: isSame ? 0.999 : 0.001,
    verdict,
    evidence: [{ code, weight: isSame ? 7 : -7, detail }],
  }
}
