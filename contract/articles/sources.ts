/** Whom publications are asked of. */
export const sources = ['pubmed', 'crossref', 'datacite'] as const
export type Source = (typeof sources)[number]

/**
 * Why a source gave no answer that can be used; that it has nothing is no failure.
 * `unreachable`: no answer; `busy`: too many requests, or too much work there; `refused`: it does not want this request;
 * `nonsense`: what came is incomplete or something else; `expired`: it no longer keeps the results of the search.
 */
export const sourceFailureKinds = ['unreachable', 'busy', 'refused', 'nonsense', 'expired'] as const
export type SourceFailureKind = (typeof sourceFailureKinds)[number]

/** What did not come as the source said it: too long and cut, or not valid and left out. */
export const sourceNoteKinds = ['cut', 'leftOut'] as const
export type SourceNoteKind = (typeof sourceNoteKinds)[number]
