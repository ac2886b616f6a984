import { Failure, type FailureDetails } from '../errors.ts'

/** Reasons for refusing a vote. Their meanings are in docs/decisions/131, and in `judge.ts`. */
export const voteReasonNames = [
  'emailRequired',
  'invalidEmailFormat',
  'emailNotAllowed',
  'domainNotAllowed',
  'emailAlreadyVoted',
  'pollExpired',
  'pollNotStarted',
  'ipAlreadyVoted',
  'invalidVoteData',
  'votingFieldRequired',
  'emailTooLong',
  'invalidEmailLength',
  'emailValidationError',
  'maxVotesPerEmailExceeded',
  'invalidEmail',
  'votingFieldInvalidType',
  'invalidRequest',
  'validationError',
  'votesRequired',
  'votesInvalidFormat',
  'voteValueMustBeNumeric',
  'voteIdMustBeString',
  'voteIdInvalidFormat',
  'invalidVoteValue',
  'invalidVoteOptionId',
  'termsAcceptanceRequired',
  'invalidType',
  'termsNotAccepted',
  'pollNotVisible',
  'pollNotFound',
  'invalidVoteFormat',
] as const

export type VoteReason = (typeof voteReasonNames)[number]

export function isReason(code: string): code is VoteReason {
  return voteReasonNames.some(name => name === code)
}

const statuses: Partial<Record<VoteReason, number>> = {
  ...{
    invalidRequest: 400,
    emailNotAllowed: 403,
    domainNotAllowed: 403,
    pollNotVisible: 404,
    pollNotFound: 404,
  },
  ...{ emailAlreadyVoted: 409, ipAlreadyVoted: 409, pollExpired: 409, pollNotStarted: 409 },
}

export function statusOfReason(reason: VoteReason): number {
  return statuses[reason] ?? 422
}

/** `throw refuse('pollExpired')` */
export function voteFailure(
  reason: VoteReason,
  details: Pick<FailureDetails, 'fields' | 'errors'> = {},
): Failure {
  return new Failure(reason, details, statusOfReason(reason))
}
