import type { VoteReason } from './voting/reasons.ts'

/**
 * Every failure code of a call and its HTTP status; reasons to refuse a vote are separate. The sentences are
 * in `messages/errors.ts`.
 */
export const statusOf = {
  badRequest: 400,
  badJson: 400,
  unknownField: 400,
  duplicateQuery: 400,
  notLoggedIn: 401,
  wrongLogin: 401,
  secondStepNeeded: 401,
  wrongCode: 401,
  notAllowed: 403,
  loginNotAllowed: 403,
  addressBlocked: 403,
  foreignOrigin: 403,
  proofNeeded: 403,
  secondFactorNeeded: 403,
  notFound: 404,
  linkInvalid: 404,
  pubmedIdUnknown: 404,
  doiUnknown: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  slugTaken: 409,
  staleVersion: 409,
  lastAdmin: 409,
  adminRole: 409,
  lastFormer: 409,
  factorRequired: 409,
  longerPasswordFirst: 409,
  factorMissing: 409,
  factorThere: 409,
  ownFactorFirst: 409,
  nameTaken: 409,
  inUse: 409,
  folderIntoItself: 409,
  needed: 409,
  mayNotLogIn: 409,
  alreadySent: 409,
  sendingOrdered: 409,
  articleTaken: 409,
  pubmedIdChanged: 409,
  importMoved: 409,
  registrationNotYet: 409,
  registrationClosed: 409,
  registrationEnded: 409,
  eventCancelled: 409,
  eventOver: 409,
  noSeatFree: 409,
  registrationOver: 409,
  seatNotHeld: 409,
  alreadyRegistered: 409,
  capacityBelowTaken: 409,
  picturesUndescribed: 409,
  submissionClosed: 409,
  contributionFixed: 409,
  tooManyContributions: 409,
  contributionDecided: 409,
  erasureAsked: 409,
  heldBack: 409,
  lettersWait: 409,
  addressesSealed: 409,
  votingNotOver: 409,
  raffleDrawn: 409,
  nobodyToDraw: 409,
  nobodyWon: 409,
  wrongVotingWay: 409,
  studyNotOpen: 409,
  studyFull: 409,
  invitationUsed: 409,
  nobodyReads: 409,
  readerComplained: 409,
  linkExpired: 410,
  stepOver: 410,
  tooLarge: 413,
  wrongMediaType: 415,
  wrongHost: 421,
  invalid: 422,
  invalidName: 422,
  slugReserved: 422,
  incomplete: 422,
  callIncomplete: 422,
  notAnImage: 422,
  imageTooLarge: 422,
  fileTypeNotAllowed: 422,
  fileHasMacros: 422,
  photoFormat: 422,
  filmFormat: 422,
  oldDocument: 422,
  drawingUnreadable: 422,
  drawingWithoutSize: 422,
  drawingTooComplex: 422,
  playlistForeign: 422,
  playlistSound: 422,
  playlistIncomplete: 422,
  duplicateTag: 422,
  invalidTag: 422,
  tagLimit: 422,
  ownAddress: 422,
  weakPassword: 422,
  wrongPassword: 422,
  accountLocked: 423,
  tooMany: 429,
  tooManyUploads: 429,
  confirmationsUsedUp: 429,
  headersTooLarge: 431,
  unexpected: 500,
  sourceRefused: 502,
  sourceUnreadable: 502,
  sourceUnreachable: 503,
  sourceBusy: 503,
  sourceExpired: 410,
  unavailable: 503,
  storageFull: 507,
} as const

export type FailureCode = keyof typeof statusOf | VoteReason

/** One invalid field; `field` is a dotted path such as `title.de`. */
export interface FieldError {
  field: string
  code: string
  message: string
}

/** The response to a failed call: an RFC 9457 problem document. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  message: string
  code: string
  errors?: FieldError[]
  requestId: string
  /** Current state to merge with, for `staleVersion`. */
  current?: unknown
  /** Ids of files, for `picturesUndescribed`. */
  pictures?: number[]
}

/** The largest or smallest permitted value or length. */
export interface Limit {
  of: 'text' | 'number' | 'list'
  most?: number
  least?: number
}

export interface FailureDetails {
  /** Field → key of a sentence in `messages/forms.ts`. */
  fields?: Record<string, string>
  /** Field → the limit that its value exceeds. */
  beyond?: Record<string, Limit>
  /** Fields whose messages are already in the reader's language. */
  errors?: FieldError[]
  retryAfterSeconds?: number
  current?: unknown
  pictures?: number[]
  allow?: string
  message?: string
  requestId?: string
}

/** Error thrown on server and browser if a call cannot be carried out. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly details: FailureDetails

  /**
   * `fail` takes the status from the code; browsers get it from the server, so that they need no table of all
   * codes.
   */
  constructor(code: FailureCode, details: FailureDetails = {}, status = 500) {
    super(details.message ?? code)
    this.name = 'Failure'
    this.code = code
    this.status = status
    this.details = details
  }
}

/** `throw fail('notFound')`, on the server; reasons to refuse a vote are thrown by `refuse`. */
export function fail(code: FailureCode, details?: FailureDetails): Failure {
  return new Failure(code, details, (statusOf as Partial<Record<FailureCode, number>>)[code])
}

export function isFailure(error: unknown, code?: FailureCode): error is Failure {
  return error instanceof Failure && (code === undefined || error.code === code)
}
