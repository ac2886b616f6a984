/** Why a vote is refused, each with the status of its answer. What each one means stands in `judge.ts`. */
export const statusOfReason = {
  emailRequired: 422,
  invalidEmailFormat: 422,
  emailNotAllowed: 403,
  domainNotAllowed: 403,
  emailAlreadyVoted: 409,
  pollExpired: 409,
  pollNotStarted: 409,
  ipAlreadyVoted: 409,
  invalidVoteData: 422,
  votingFieldRequired: 422,
  emailTooLong: 422,
  invalidEmailLength: 422,
  emailValidationError: 422,
  maxVotesPerEmailExceeded: 422,
  invalidEmail: 422,
  votingFieldInvalidType: 422,
  invalidRequest: 400,
  validationError: 422,
  votesRequired: 422,
  votesInvalidFormat: 422,
  voteValueMustBeNumeric: 422,
  voteIdMustBeString: 422,
  voteIdInvalidFormat: 422,
  invalidVoteValue: 422,
  invalidVoteOptionId: 422,
  termsAcceptanceRequired: 422,
  invalidType: 422,
  termsNotAccepted: 422,
  pollNotVisible: 404,
  pollNotFound: 404,
  invalidVoteFormat: 422,
} as const

export type VoteReason = keyof typeof statusOfReason

export const voteReasonNames = Object.keys(statusOfReason) as [VoteReason, ...VoteReason[]]

export function isReason(code: string): code is VoteReason {
  return code in statusOfReason
}
