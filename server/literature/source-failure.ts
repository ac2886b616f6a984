import type { Source, SourceFailureKind } from '#contract/articles/sources.ts'

interface Details {
  /** Seconds after which the source wants to be asked again, where it said so. */
  retryAfterSeconds?: number | undefined
  /** It said nothing for so long that asking again at once would make somebody wait twice. */
  isTimeout?: boolean
}

/** A source gave no answer that can be used: never the same as that it knows nothing. */
export class SourceFailure extends Error {
  readonly source: Source
  readonly kind: SourceFailureKind
  readonly details: Details

  /** `reason` is for the log, in English. */
  constructor(source: Source, kind: SourceFailureKind, reason: string, details: Details = {}) {
    super(`${source} ${kind}: ${reason.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 300)}`)
    this.name = 'SourceFailure'
    this.source = source
    this.kind = kind
    this.details = details
  }
}
