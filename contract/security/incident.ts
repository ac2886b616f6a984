/** Types of incident concerning a user's access, as in spec §3. */
export const incidentTypes = [
  'unusualLoginBehaviour',
  'failedLoginAttack',
  'anonymousAttackAttempt',
  'accountSecurityIssue',
] as const
export type IncidentType = (typeof incidentTypes)[number]

export const severities = ['low', 'medium', 'high'] as const
export type Severity = (typeof severities)[number]

export const incidentStatuses = ['open', 'resolved'] as const
export type IncidentStatus = (typeof incidentStatuses)[number]

interface Kind {
  type: IncidentType
  severity: Severity
}

/** Causes that the site detects, each with its text in `messages/incident-causes.ts`. */
export const incidentCauses = {
  /** The account was locked after too many wrong passwords. */
  wrongPasswords: { type: 'failedLoginAttack', severity: 'medium' },
  /** The same for a name without an account. */
  wrongPasswordsForNobody: { type: 'failedLoginAttack', severity: 'low' },
  /** An address must wait after too many failures. */
  tooManyLogins: { type: 'anonymousAttackAttempt', severity: 'low' },
  /** No more confirmation letters are sent after too many sign-ups in a day. */
  confirmationsUsedUp: { type: 'anonymousAttackAttempt', severity: 'medium' },
  /** The right password on a new device after several wrong ones. */
  loginAfterWrongPasswords: { type: 'unusualLoginBehaviour', severity: 'high' },
  /** A refresh token was used again long after its exchange. */
  refreshTokenReused: { type: 'accountSecurityIssue', severity: 'high' },
  /** The counter of a passkey went back: the passkey may have been copied. */
  passkeyCounter: { type: 'accountSecurityIssue', severity: 'high' },
  /** An administrator requested the removal of a user's second factor. */
  secondFactorResetAsked: { type: 'accountSecurityIssue', severity: 'medium' },
} as const satisfies Record<string, Kind>
export type IncidentCause = keyof typeof incidentCauses
export const incidentCauseNames = Object.keys(incidentCauses) as [IncidentCause, ...IncidentCause[]]

/** Steps in the course of an incident: first those of the site itself, then those of people. */
export const incidentSteps = [
  'accountLocked',
  'attemptsRefused',
  'loginRefused',
  'confirmationsStopped',
  'sessionEnded',
  'ownerTold',
  'accountUnlocked',
  'passwordSet',
  'addressBlocked',
  'addressReleased',
  'noted',
  'resolved',
] as const
export type IncidentStep = (typeof incidentSteps)[number]
