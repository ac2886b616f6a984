/** What can go wrong with somebody's access, as spec §3 names it. */
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

/** What the program notices, each with its words in `messages/incident-causes.ts`. */
export const incidentCauses = {
  /** So many wrong passwords for one account that it is locked. */
  wrongPasswords: { type: 'failedLoginAttack', severity: 'medium' },
  /** The same for a name that nobody has. */
  wrongPasswordsForNobody: { type: 'failedLoginAttack', severity: 'low' },
  /** So many failures from one address that it has to wait. */
  tooManyLogins: { type: 'anonymousAttackAttempt', severity: 'low' },
  /** So many sign-ups in a day that no more letters ask for a confirmation. */
  confirmationsUsedUp: { type: 'anonymousAttackAttempt', severity: 'medium' },
  /** A right password on a new device after a row of wrong ones. */
  loginAfterWrongPasswords: { type: 'unusualLoginBehaviour', severity: 'high' },
  /** A refresh token that had been exchanged long before. */
  refreshTokenReused: { type: 'accountSecurityIssue', severity: 'high' },
  /** A passkey whose counter went back: there may be two of it. */
  passkeyCounter: { type: 'accountSecurityIssue', severity: 'high' },
  /** An administrator asked for somebody's second factor to be taken away. */
  secondFactorResetAsked: { type: 'accountSecurityIssue', severity: 'medium' },
} as const satisfies Record<string, Kind>
export type IncidentCause = keyof typeof incidentCauses
export const incidentCauseNames = Object.keys(incidentCauses) as [IncidentCause, ...IncidentCause[]]

/** What happened in the course of an incident: what the site did by itself first, then what people did. */
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
