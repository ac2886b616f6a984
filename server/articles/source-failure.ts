import type { Source, SourceFailureKind } from '#contract/articles/sources.ts'

/** A source gave no answer that can be used: never the same as that it knows nothing. */
export class SourceFailure extends Error {
  readonly source: Source
  readonly kind: SourceFailureKind
  /** Seconds after which the source wants to be asked again, where it said so. */
  readonly retryAfterSeconds: number | undefined

  /** `reason` is for the log, in English. */
  constructor(source: Source, kind: SourceFailureKind, reason: string, retryAfterSeconds?: number) {
    super(`${source} ${kind}: ${reason.replace(/\s+/g, ' ').slice(0, 300)}`)
    this.name = 'SourceFailure'
    this.source = source
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}
