import type { CandidateState } from '#contract/articles/authorship.ts'
import type { Evidence } from '#contract/articles/evidence.ts'
import type { Decision } from './decisions.ts'
import { housesCoauthors, weighed } from './person-evidence.ts'
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

/** Somebody who comes into question for the author at a place. */
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
 * The states of all who come into question in one article: a person signs once, an author is one person, decisions hold.
 * Two rounds: who is certain in the first speaks for the others in the second, and nobody in turns.
 */
export function statesOf(drafts: readonly Draft[], authors: number): PlacedCandidate[] {
  const first = assigned(drafts.map(draft => weighedDraft(draft, [])))
  const house = first.filter(({ state }) => state === 'confirmed' || state === 'certain')
  return assigned(
    drafts.map(draft => {
      const others = house.filter(one => one.place !== draft.place && one.personId !== draft.personId)
      const beside = housesCoauthors(others.length, authors)
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

// Two people of one name at the institute: the name alone tells neither, unless one of them stands elsewhere.
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
