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
