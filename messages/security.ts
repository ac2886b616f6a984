import type { Bilingual } from '#contract/language.ts'
import type { IncidentStatus, IncidentType, Severity } from '#contract/security/incident.ts'

/** Incidents and blocked addresses. */
export const security = {
  resolved: { de: 'Vorfall als gelöst markiert', en: 'Incident marked as resolved' },
  resolveFailed: { de: 'Der Vorfall konnte nicht gelöst werden', en: 'Error resolving incident' },
  blocked: { de: 'IP-Adresse blockiert', en: 'IP blocked' },
  blockFailed: { de: 'Die IP-Adresse konnte nicht blockiert werden', en: 'Error blocking IP address' },
  fetchFailed: {
    de: 'Die Daten zur Sicherheit konnten nicht geladen werden',
    en: 'Error fetching security data',
  },
} as const satisfies Record<string, Bilingual<string>>

export const incidentTypeNames: Record<IncidentType, Bilingual<string>> = {
  unusualLoginBehaviour: { de: 'Ungewöhnliche Anmeldung', en: 'Unusual login behaviour' },
  failedLoginAttack: { de: 'Viele falsche Passwörter', en: 'Failed login attack' },
  anonymousAttackAttempt: { de: 'Anonymer Angriffsversuch', en: 'Anonymous attack attempt' },
  accountSecurityIssue: { de: 'Konto in Gefahr', en: 'Account security issue' },
}

/** What happened, what the website has done about it, and what is left to do. */
export const incidentMeanings: Record<IncidentType, Bilingual<string>> = {
  unusualLoginBehaviour: {
    de: 'Nach vielen falschen Passwörtern hat sich jemand mit dem richtigen angemeldet, auf einem Gerät, das für dieses Konto neu ist. Fragen Sie die Person, ob sie es war. Wenn nicht, schicken Sie ihr den Link für ein neues Passwort; damit enden alle ihre Sitzungen.',
    en: 'After many wrong passwords somebody logged in with the right one, on a device that is new to this account. Ask the person whether it was them. If not, send them the link for a new password, which ends all their sessions.',
  },
  failedLoginAttack: {
    de: 'Für ein Konto wurde immer wieder ein falsches Passwort eingegeben. Weitere Versuche werden für immer längere Zeit abgelehnt, und die Person hat eine E-Mail erhalten. Oft hat nur jemand das Passwort vergessen. Fragen Sie nach, und blockieren Sie die Adresse, wenn niemand von Ihnen es war.',
    en: 'A wrong password was entered for an account again and again. Further attempts are refused for longer and longer, and the person has been sent an e-mail. Often somebody has merely forgotten the password. Ask them, and block the address if it was nobody of yours.',
  },
  anonymousAttackAttempt: {
    de: 'Von einer Adresse kamen sehr viele Anmeldeversuche. Weitere werden eine Zeit lang abgelehnt. Sie müssen nichts tun; hört es nicht auf, blockieren Sie die Adresse.',
    en: 'Very many login attempts came from one address. Further ones are refused for a while. You need not do anything; if it does not stop, block the address.',
  },
  accountSecurityIssue: {
    de: 'Ein abgelaufener Anmeldeschlüssel wurde noch einmal benutzt. Vielleicht hat ihn jemand kopiert. Die betroffene Sitzung wurde beendet. Fragen Sie die Person, ob ihr etwas aufgefallen ist; im Zweifel soll sie ihr Passwort ändern.',
    en: 'A used login key was presented once more. Somebody may have copied it. The session has been ended. Ask the person whether they noticed anything; if in doubt they should change their password.',
  },
}

/** What came with an incident, by its name; what has no words here is shown as it is. */
export const incidentDetails: Readonly<Record<string, Bilingual<string>>> = {
  failedLogins: { de: 'Falsche Passwörter', en: 'Wrong passwords' },
  reason: { de: 'Anlass', en: 'Cause' },
  refreshTokenReused: { de: 'Anmeldeschlüssel noch einmal benutzt', en: 'Login key used once more' },
  device: { de: 'Passkey', en: 'Passkey' },
  passkeyCounter: {
    de: 'Zähler eines Passkeys ging zurück: Vielleicht wurde er kopiert. Die Anmeldung wurde abgelehnt',
    en: 'Counter of a passkey went back: it may have been copied. The login was refused',
  },
  secondFactorResetAsked: {
    de: 'Zweiter Faktor soll entfernt werden. Die Person hat einen Tag, um zu widersprechen',
    en: 'Second factor to be removed. The person has a day to object',
  },
  tooManyLogins: { de: 'Zu viele Anmeldeversuche', en: 'Too many login attempts' },
}

export const severityNames: Record<Severity, Bilingual<string>> = {
  low: { de: 'Gering', en: 'Low' },
  medium: { de: 'Mittel', en: 'Medium' },
  high: { de: 'Hoch', en: 'High' },
}

export const statusNames: Record<IncidentStatus, Bilingual<string>> = {
  open: { de: 'Offen', en: 'Open' },
  resolved: { de: 'Gelöst', en: 'Resolved' },
}

/** The screen of incidents. */
export const incidents = {
  title: { de: 'Vorfälle', en: 'Incidents' },
  lead: {
    de: 'Was der Website aufgefallen ist. Gegen jeden Vorfall hat sie schon selbst etwas getan; Sie sehen nach, ob noch etwas zu tun bleibt.',
    en: 'What the website has noticed. It has already acted on every incident by itself; you check whether anything is left to do.',
  },
  empty: { de: 'Keine Vorfälle', en: 'No incidents' },
  emptyLead: {
    de: 'Der Website ist in den letzten 90 Tagen nichts aufgefallen.',
    en: 'The website has noticed nothing in the last 90 days.',
  },
  type: { de: 'Vorfall', en: 'Incident' },
  severity: { de: 'Schwere', en: 'Severity' },
  status: { de: 'Status', en: 'Status' },
  user: { de: 'Konto', en: 'Account' },
  ip: { de: 'IP-Adresse', en: 'IP address' },
  occurrences: { de: 'Anzahl', en: 'Count' },
  firstSeen: { de: 'Zuerst', en: 'First seen' },
  lastSeen: { de: 'Zuletzt', en: 'Last seen' },
  notes: { de: 'Notizen', en: 'Notes' },
  notesHint: {
    de: 'Was Sie herausgefunden und getan haben. Nach 90 Tagen wird der Vorfall mit den Notizen gelöscht.',
    en: 'What you found out and did. After 90 days the incident is deleted with its notes.',
  },
  resolvedAt: { de: 'Gelöst am', en: 'Resolved on' },
  resolvedBy: { de: 'Gelöst von', en: 'Resolved by' },
  details: { de: 'Weitere Angaben', en: 'Further details' },
  open: { de: 'Ansehen', en: 'View' },
  resolve: { de: 'Als gelöst markieren', en: 'Mark as resolved' },
  keepNotes: { de: 'Notizen speichern', en: 'Save notes' },
  notesKept: { de: 'Notizen gespeichert', en: 'Notes saved' },
  onlyNetwork: {
    de: 'Nach einer Woche wird nur noch das Netz aufbewahrt. Es kann nicht blockiert werden.',
    en: 'After a week only the network is kept. It cannot be blocked.',
  },
} as const satisfies Record<string, Bilingual<string>>

export function incidentCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Vorfall' : `${n} Vorfälle`, en: n === 1 ? '1 incident' : `${n} incidents` }
}

export function incidentsResolved(n: number): Bilingual<string> {
  if (n === 1) return security.resolved
  return { de: `${n} Vorfälle als gelöst markiert`, en: `${n} incidents marked as resolved` }
}

/** `3 open, 1 of them severe · 12 in the last 7 days` */
export function incidentFigures(open: Record<Severity, number>, lastWeek: number): Bilingual<string> {
  const all = open.low + open.medium + open.high
  const high = open.high
  return {
    de: `${all === 0 ? 'Nichts' : all} offen${high > 0 ? `, davon ${high} mit hoher Schwere` : ''} · ${lastWeek} in den letzten 7 Tagen`,
    en: `${all === 0 ? 'Nothing' : all} open${high > 0 ? `, ${high} of high severity` : ''} · ${lastWeek} in the last 7 days`,
  }
}

/** Addresses of which nothing is taken. */
export const blockedAddresses = {
  title: { de: 'Blockierte Adressen', en: 'Blocked addresses' },
  lead: {
    de: 'Von diesen Adressen nimmt die Website nichts an: keine Anmeldung, kein Formular, keine Stimme. Lesen können auch sie.',
    en: 'The website takes nothing from these addresses: no login, no form, no vote. They can still read.',
  },
  none: { de: 'Keine Adresse ist blockiert.', en: 'No address is blocked.' },
  ip: { de: 'IP-Adresse', en: 'IP address' },
  ipHint: {
    de: 'Zum Beispiel 192.0.2.17 oder 2001:db8::17. Bei IPv6 gilt sie für das ganze Netz des Anschlusses (/64).',
    en: 'For example 192.0.2.17 or 2001:db8::17. With IPv6 it holds for the whole network of the connection (/64).',
  },
  days: { de: 'Dauer', en: 'Duration' },
  reason: { de: 'Grund', en: 'Reason' },
  block: { de: 'Adresse blockieren', en: 'Block address' },
  release: { de: 'Wieder zulassen', en: 'Allow again' },
  released: { de: 'IP-Adresse wieder zugelassen', en: 'IP address allowed again' },
} as const satisfies Record<string, Bilingual<string>>

export function blockedFor(days: number): Bilingual<string> {
  return { de: days === 1 ? '1 Tag' : `${days} Tage`, en: days === 1 ? '1 day' : `${days} days` }
}

/** `blocked until 12 March 2027, by Hanna Kern` */
export function blockedUntil(day: string, by: string | null): Bilingual<string> {
  return { de: `bis ${day}${by ? `, von ${by}` : ''}`, en: `until ${day}${by ? `, by ${by}` : ''}` }
}
