import type { CandidateState } from '#contract/articles/authorship.ts'
import type { Evidence } from '#contract/articles/evidence.ts'
import type { Decision } from './decisions.ts'
import { coauthorsEvidence, weighed } from './person-evidence.ts'
import { chance } from './same-author.ts'

export interface Candidate {
  personId: number
  state: CandidateState
  /** 0 to 1. */
  score: number
  evidence: Evidence[]
  decidedBy: number | null
  decidedAt: string | null
}

/** A person who may be the author at a position. */
export interface Draft {
  place: number
  personId: number
  evidence: Evidence[]
  decision: Decision | null
}

export type PlacedCandidate = Candidate & { place: number }

const bias = -0.5
const certainFrom = 0.98
const proposedFrom = 0.3

/**
 * Returns the states of all candidates in one article: a person signs once, an author is one person, and
 * decisions hold. There are two rounds: people who are certain in the first count as evidence for the others
 * in the second, but not vice versa.
 */
export function statesOf(drafts: readonly Draft[], authors: number): PlacedCandidate[] {
  const first = assigned(drafts.map(draft => weighedDraft(draft, [])))
  const house = first.filter(({ state }) => state === 'confirmed' || state === 'certain')
  return assigned(
    drafts.map(draft => {
      const others = house.filter(one => one.place !== draft.place && one.personId !== draft.personId)
      const beside = coauthorsEvidence(others.length, authors)
      return weighedDraft(draft, beside ? [beside] : [])
    }),
  )
}

function weighedDraft({ place, personId, evidence, decision }: Draft, more: Evidence[]): PlacedCandidate {
  const state = decision?.kind === 'withdrawn' ? 'open' : (decision?.kind ?? 'open')
  const { decidedBy = null, decidedAt = null } = decision ?? {}
  return scored({ place, personId, state, score: 0, evidence: [...evidence, ...more], decidedBy, decidedAt })
}

function scored(one: PlacedCandidate, ...more: Evidence[]): PlacedCandidate {
  const evidence = [...one.evidence, ...more]
  const score = chance(evidence.reduce((sum, { weight }) => sum + weight, bias))
  return { ...one, evidence, score: Math.round(score * 1000) / 1000 }
}

function assigned(all: readonly PlacedCandidate[]): PlacedCandidate[] {
  const places = new Set<number>()
  const people = new Set<number>()
  const take = ({ place, personId }: PlacedCandidate) => {
    places.add(place)
    people.add(personId)
  }
  for (const one of all) if (one.state === 'confirmed') take(one)
  const judged = all.map(one => withRivals(one, all)).sort(byScore)
  const states = judged.map((one): PlacedCandidate => {
    if (one.state !== 'open') return one
    if (people.has(one.personId)) return scored(one, weighed('signsElsewhere', -3))
    if (places.has(one.place) || one.score < proposedFrom) return one
    take(one)
    return { ...one, state: one.score >= certainFrom ? 'certain' : 'proposed' }
  })
  return states.sort(byScore)
}

// If two people of the institute have the same name, the name is evidence for neither, unless one of them is
// another author of the article.
function withRivals(one: PlacedCandidate, all: readonly PlacedCandidate[]): PlacedCandidate {
  const isDecided = one.state !== 'open' || one.evidence.some(({ code }) => code === 'sameOrcid')
  const stands = ({ place, personId }: PlacedCandidate) =>
    all.some(
      other =>
        other.personId === personId &&
        other.place !== place &&
        (other.state === 'confirmed' || other.score >= certainFrom),
    )
  const isRival = (other: PlacedCandidate) =>
    other.place === one.place &&
    other.personId !== one.personId &&
    other.state === 'open' &&
    other.score >= proposedFrom &&
    !stands(other)
  return isDecided || !all.some(isRival) ? one : scored(one, weighed('severalPeople', -1.5))
}

function byScore(a: PlacedCandidate, b: PlacedCandidate): number {
  return b.score - a.score || a.place - b.place || a.personId - b.personId
}
