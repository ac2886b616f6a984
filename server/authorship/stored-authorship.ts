import type { CandidateState } from '#contract/articles/authorship.ts'
import type { Evidence } from '#contract/articles/evidence.ts'
import type { IdentifiedAuthor } from './identify.ts'

/** A stored candidate for the author at a position. */
export interface StoredAuthorship {
  articleId: number
  place: number
  personId: number
  name: string
  state: CandidateState
  score: number
  evidence: Evidence[]
  decidedBy: number | null
  decidedAt: string | null
}

export function storedOf(authors: readonly IdentifiedAuthor[]): StoredAuthorship[] {
  return authors.flatMap(({ articleId, place, name, candidates }) =>
    candidates.map(candidate => ({ articleId, place, name, ...candidate })),
  )
}
