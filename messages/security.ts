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

/** Names of the details of an incident; details without a name are shown as they are. */
export const incidentDetails: Readonly<Record<string, Bilingual<string>>> = {
  failedLogins: { de: 'Falsche Passwörter', en: 'Wrong passwords' },
  device: { de: 'Passkey', en: 'Passkey' },
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
  cause: { de: 'Anlass', en: 'Cause' },
  severity: { de: 'Schwere', en: 'Severity' },
  drill: { de: 'Übung', en: 'Drill' },
  isDrill: { de: 'Ja', en: 'Yes' },
  status: { de: 'Zustand', en: 'State' },
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
  resolveManyHint: {
    de: 'Die Notizen stehen dann an jedem dieser Vorfälle.',
    en: 'The notes will stand at each of these incidents.',
  },
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

/** Title of the dialog that resolves several incidents. */
export function resolveMany(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Vorfall als gelöst markieren' : `${n} Vorfälle als gelöst markieren`,
    en: n === 1 ? 'Mark 1 incident as resolved' : `Mark ${n} incidents as resolved`,
  }
}

/** Number of selected incidents that could not be resolved because another user was faster. */
export function alreadyResolved(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 war schon gelöst oder gelöscht.' : `${n} waren schon gelöst oder gelöscht.`,
    en: n === 1 ? '1 was resolved or deleted already.' : `${n} were resolved or deleted already.`,
  }
}

/** `3 open, 1 of high severity · 12 in the last 7 days` */
export function incidentFigures(open: Record<Severity, number>, lastWeek: number): Bilingual<string> {
  const all = open.low + open.medium + open.high
  const high = open.high
  return {
    de: `${all === 0 ? 'Nichts' : all} offen${high > 0 ? `, davon ${high} mit hoher Schwere` : ''} · ${lastWeek} in den letzten 7 Tagen`,
    en: `${all === 0 ? 'Nothing' : all} open${high > 0 ? `, ${high} of high severity` : ''} · ${lastWeek} in the last 7 days`,
  }
}

/** Drill: an attack that staff start on their own site. */
export const drill = {
  title: { de: 'Übung', en: 'Drill' },
  lead: {
    de: 'Die Website greift sich selbst an: 200 falsche Passwörter von erfundenen Adressen für ein Konto, das es nicht gibt. Sie sehen, was bei einem Angriff erscheint und was zu tun wäre. Niemand wird gesperrt, niemand erhält eine E-Mail, und keine Zahl ändert sich.',
    en: 'The website attacks itself: 200 wrong passwords from made-up addresses for an account that does not exist. You see what appears in an attack and what there would be to do. Nobody is locked out, nobody is sent an e-mail, and no figure changes.',
  },
  start: { de: 'Übung beginnen', en: 'Start the drill' },
  running: {
    de: 'Die Übung läuft. Der Vorfall erscheint in der Liste, spätestens in einer Minute.',
    en: 'The drill is running. The incident appears in the list within a minute.',
  },
  seen: { de: 'Der Vorfall der Übung steht in der Liste.', en: 'The incident of the drill is in the list.' },
  failed: { de: 'Die Übung konnte nicht beginnen', en: 'The drill could not be started' },
  explained: {
    de: 'Das ist eine Übung. Es hat keinen Angriff gegeben, und es ist nichts zu tun.',
    en: 'This is a drill. There was no attack, and there is nothing to do.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** Addresses from which the site accepts no input. */
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

/** `until 12 March 2027, by Hanna Kern` */
export function blockedUntil(day: string, by: string | null): Bilingual<string> {
  return { de: `bis ${day}${by ? `, von ${by}` : ''}`, en: `until ${day}${by ? `, by ${by}` : ''}` }
}
