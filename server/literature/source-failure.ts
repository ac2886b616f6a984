import type { Source, SourceFailureKind } from '#contract/articles/sources.ts'

interface Details {
  /** Seconds after which the source asks to be called again, if it said so. */
  retryAfterSeconds?: number | undefined
  /** The source timed out: an immediate retry would double the wait. */
  isTimeout?: boolean
}

/** Thrown if a source gave no usable response; a source that has no record is no failure. */
export class SourceFailure extends Error {
  readonly source: Source
  readonly kind: SourceFailureKind
  readonly details: Details

  /** `reason` is written to the log, in English. */
  constructor(source: Source, kind: SourceFailureKind, reason: string, details: Details = {}) {
    super(`${source} ${kind}: ${reason.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 300)}`)
    this.name = 'SourceFailure'
    this.source = source
    this.kind = kind
    this.details = details
  }
}
