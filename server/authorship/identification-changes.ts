import type { CandidateState } from '#contract/articles/authorship.ts'
import type { Identification } from './identify.ts'
import { type StoredAuthorship, storedOf } from './stored-authorship.ts'

/**
 * Relation of a person to an article: how certain it is that they wrote it, and the name they signed with.
 */
export interface Authorship {
  articleId: number
  personId: number
  name: string
  state: Exclude<CandidateState, 'open'> | 'none'
}

export interface AuthorshipChange extends Authorship {
  /** The state before; `state` is the new one. */
  before: Authorship['state']
}

/**
 * Returns what the second of two identifications would change; differences in order or score alone do not
 * count.
 */
export function changesBetween(before: Identification, after: Identification): AuthorshipChange[] {
  return changesOf(storedOf(before.authors), storedOf(after.authors))
}

/** The same, for stored rows. */
export function changesOf(
  before: readonly StoredAuthorship[],
  after: readonly StoredAuthorship[],
): AuthorshipChange[] {
  const [was, is] = [authorships(before), authorships(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap(key => {
      const [old, now] = [was.get(key), is.get(key)]
      const shown = now ?? old
      if (!shown || old?.state === now?.state) return []
      return [{ ...shown, before: old?.state ?? 'none', state: now?.state ?? 'none' } as const]
    })
    .sort((a, b) => a.articleId - b.articleId || a.personId - b.personId)
}

// A person signs an article once, but may be rejected for several of its authors.
const strength = ['confirmed', 'certain', 'proposed', 'rejected'] as const

function authorships(rows: readonly StoredAuthorship[]): Map<string, Authorship> {
  const found = new Map<string, Authorship>()
  for (const { articleId, name, personId, state } of rows) {
    if (state === 'open') continue
    const key = `${articleId} ${personId}`
    const known = found.get(key)
    const isWeaker = known && strength.indexOf(known.state as typeof state) <= strength.indexOf(state)
    if (!isWeaker) found.set(key, { articleId, personId, name, state })
  }
  return found
}
