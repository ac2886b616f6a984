/** Services from which publications are looked up. */
export const sources = ['pubmed', 'crossref', 'datacite'] as const
export type Source = (typeof sources)[number]

/**
 * Why a source gave no usable answer; a missing record is no failure.
 * `unreachable`: no answer; `busy`: too many requests, or overloaded; `refused`: it rejects this request;
 * `nonsense`: the answer is incomplete or something else; `expired`: it no longer stores the results of the
 * search.
 */
export const sourceFailureKinds = ['unreachable', 'busy', 'refused', 'nonsense', 'expired'] as const
export type SourceFailureKind = (typeof sourceFailureKinds)[number]

/** How a value differs from the source's: too long and cut, or invalid and left out. */
export const sourceNoteKinds = ['cut', 'leftOut'] as const
export type SourceNoteKind = (typeof sourceNoteKinds)[number]
