import type { Bilingual, Language } from '#contract/language.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { articleFieldNames } from './articles-backstage.ts'
import { contestFieldNames, contestsBackstage } from './contests-backstage.ts'
import { momentIn } from './event-times.ts'
import { eventFieldNames } from './events-backstage.ts'
import { type FieldNames, fieldName } from './field-names.ts'
import { groupFieldNames } from './groups-backstage.ts'
import { editionFieldNames } from './lecture-backstage.ts'
import { newsFieldNames } from './news-backstage.ts'
import { recipientStateNames } from './newsletter-recipients.ts'
import { newsletterFieldNames } from './newsletters-backstage.ts'
import { mailStateNames } from './outbox.ts'
import { pageFieldNames } from './pages-backstage.ts'
import { personFieldNames } from './people-backstage.ts'
import { flagNames } from './people-lists.ts'
import { pollFieldNames } from './polls-backstage.ts'
import { waitingLetterNames as registrationLetterNames } from './registration-mailing.ts'
import { reportFieldNames } from './reports-backstage.ts'
import { screenTitle, screenTitles } from './screen-titles.ts'
import { studyFieldNames } from './studies-backstage.ts'
import { waitingLetterNames as invitationLetterNames } from './voting-tickets.ts'

type Words = Readonly<Record<string, Bilingual<string>>>

/** The screen of the audit log. */
export const audit = {
  title: screenTitles.backstageAudit,
  lead: {
    de: 'Wer was wann geändert, versandt oder heruntergeladen hat. Einträge werden nach zwei Jahren gelöscht. Niemand kann sie ändern.',
    en: 'Who changed, sent or downloaded what, and when. Entries are deleted after two years. Nobody can change them.',
  },
  fetchFailed: {
    de: 'Das Änderungsprotokoll konnte nicht geladen werden',
    en: 'Error fetching the audit log',
  },
  empty: { de: 'Noch keine Einträge', en: 'No entries yet' },
  createdAt: { de: 'Wann', en: 'When' },
  done: { de: 'Zeitraum', en: 'Period' },
  user: { de: 'Wer', en: 'Who' },
  website: { de: 'Website', en: 'Website' },
  action: { de: 'Vorgang', en: 'Action' },
  entity: { de: 'Bereich', en: 'Area' },
  entityId: { de: 'Nr.', en: 'No.' },
  recordTitle: { de: 'Titel', en: 'Title' },
  what: { de: 'Was', en: 'What' },
  details: { de: 'Einzelheiten', en: 'Details' },
  ofUser: { de: 'Was diese Person geändert hat', en: 'What this person changed' },
} as const satisfies Words

export function auditCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Eintrag' : `${n} Einträge`, en: n === 1 ? '1 entry' : `${n} entries` }
}

/** Names of the actions, by their key in the log. */
export const auditActions: Words = {
  // records and files
  created: { de: 'Angelegt', en: 'Created' },
  changed: { de: 'Geändert', en: 'Changed' },
  shown: { de: 'Sichtbar gemacht', en: 'Made visible' },
  hidden: { de: 'Verborgen', en: 'Hidden' },
  deleted: { de: 'In den Papierkorb gelegt', en: 'Moved to the trash' },
  putBack: { de: 'Wiederhergestellt', en: 'Restored' },
  restored: { de: 'Ältere Fassung wiederhergestellt', en: 'Older version restored' },
  markedCurrent: { de: 'Übersetzung als aktuell markiert', en: 'Translation marked as current' },
  erased: { de: 'Endgültig gelöscht', en: 'Deleted for good' },
  replaced: { de: 'Datei ersetzt', en: 'File replaced' },
  renamed: { de: 'Umbenannt', en: 'Renamed' },
  moved: { de: 'Verschoben', en: 'Moved' },
  exported: { de: 'Heruntergeladen', en: 'Downloaded' },
  // second factors
  appAdded: { de: 'App für Codes eingerichtet', en: 'Set up an app for codes' },
  appRemoved: { de: 'App für Codes entfernt', en: 'Removed an app for codes' },
  passkeyAdded: { de: 'Passkey hinzugefügt', en: 'Added a passkey' },
  passkeyRemoved: { de: 'Passkey entfernt', en: 'Removed a passkey' },
  recoveryCodesMade: { de: 'Neue Wiederherstellungscodes', en: 'New recovery codes' },
  secondFactorOn: { de: 'Zweiten Faktor eingeschaltet', en: 'Turned the second factor on' },
  secondFactorOff: { de: 'Zweiten Faktor ausgeschaltet', en: 'Turned the second factor off' },
  secondFactorResetAsked: {
    de: 'Entfernen des zweiten Faktors beantragt',
    en: 'Asked for the second factor to be removed',
  },
  secondFactorResetStopped: {
    de: 'Entfernen des zweiten Faktors gestoppt',
    en: 'Stopped the removal of the second factor',
  },
  secondFactorResetDone: { de: 'Zweiten Faktor entfernt', en: 'Removed the second factor' },
  // letters
  sendAgain: { de: 'E-Mail noch einmal versandt', en: 'E-mail sent again' },
  wroteTo: { de: 'Angemeldeten geschrieben', en: 'Wrote to those registered' },
  sendNow: { de: 'E-Mails sofort versandt', en: 'Sent e-mails at once' },
  takeBack: { de: 'E-Mails zurückgenommen', en: 'Took e-mails back' },
  // newsletter and its readers
  newsletterTested: { de: 'Newsletter zur Probe gesandt', en: 'Sent a test of the newsletter' },
  newsletterSent: { de: 'Newsletter versandt', en: 'Sent the newsletter' },
  newsletterOrdered: { de: 'Versand des Newsletters bestellt', en: 'Ordered the newsletter to be sent' },
  newsletterStopped: { de: 'Versand des Newsletters gestoppt', en: 'Stopped sending the newsletter' },
  newsletterPaused: { de: 'Versand des Newsletters pausiert', en: 'Paused sending the newsletter' },
  newsletterResumed: { de: 'Versand des Newsletters fortgesetzt', en: 'Resumed sending the newsletter' },
  newsletterSentAgain: { de: 'Newsletter noch einmal versandt', en: 'Sent the newsletter again' },
  imported: { de: 'Empfänger importiert', en: 'Imported recipients' },
  disable: { de: 'Versand angehalten', en: 'Stopped sending' },
  enable: { de: 'Versand wieder aufgenommen', en: 'Began sending again' },
  // publications
  articlesImported: { de: 'Publikationen importiert', en: 'Imported publications' },
  articlesTakenBack: { de: 'Import zurückgenommen', en: 'Took an import back' },
  // registrations and contributions
  addedByHand: { de: 'Von Hand aufgenommen', en: 'Added by hand' },
  confirm: { de: 'Bestätigt', en: 'Confirmed' },
  cancel: { de: 'Storniert', en: 'Cancelled' },
  offer: { de: 'Platz angeboten', en: 'Offered a seat' },
  switch: { de: 'Teilnahme gewechselt', en: 'Changed the way of attending' },
  checkIn: { de: 'Eingelassen', en: 'Checked in' },
  restore: { de: 'Wiederhergestellt', en: 'Restored' },
  mended: { de: 'Angaben geändert', en: 'Details changed' },
  undoCheckIn: { de: 'Einlass zurückgenommen', en: 'Check-in undone' },
  sendLink: { de: 'Link noch einmal gesandt', en: 'Sent the link again' },
  accept: { de: 'Angenommen', en: 'Accepted' },
  return: { de: 'Zurückgegeben', en: 'Returned' },
  reject: { de: 'Abgelehnt', en: 'Rejected' },
  // polls and contests
  invited: { de: 'Eingeladen', en: 'Invited' },
  reminded: { de: 'Erinnert', en: 'Reminded' },
  revoked: { de: 'Einladung zurückgenommen', en: 'Invitation revoked' },
  madeCodes: { de: 'Codes erzeugt', en: 'Made codes' },
  revokedCodes: { de: 'Codes gesperrt', en: 'Revoked codes' },
  ballotExcluded: { de: 'Stimme ausgeschlossen', en: 'Ballot excluded' },
  ballotIncluded: { de: 'Stimme wieder gezählt', en: 'Ballot counted again' },
  annulled: { de: 'Für ungültig erklärt', en: 'Annulled' },
  annulmentRevoked: { de: 'Wieder für gültig erklärt', en: 'Annulment revoked' },
  raffleDrawn: { de: 'Gewinn ausgelost', en: 'Raffle drawn' },
  // volunteers and studies
  callSent: { de: 'Freiwilligen geschrieben', en: 'Wrote to volunteers' },
  volunteerDeleted: { de: 'Adresse gelöscht', en: 'Address deleted' },
  // personal data
  heldBack: { de: 'Vor dem Löschen bewahrt', en: 'Held back from deletion' },
  holdReleased: { de: 'Zum Löschen freigegeben', en: 'Released for deletion' },
  copyReleased: { de: 'Kopie freigegeben', en: 'Released a copy' },
  dataRequestStarted: { de: 'Anfrage zu Daten eingetragen', en: 'Entered a request about data' },
  dataRequestAnswered: { de: 'Anfrage zu Daten beantwortet', en: 'Answered a request about data' },
  // people, roles, groups and security
  accessChanged: { de: 'Zugang geändert', en: 'Access changed' },
  emailConfirmed: { de: 'Neue E-Mail-Adresse bestätigt', en: 'Confirmed a new e-mail address' },
  drillStarted: { de: 'Übung begonnen', en: 'Drill started' },
  headWanted: { de: 'Prüfwert per E-Mail bestellt', en: 'Asked for the fingerprint by e-mail' },
  headDeclined: { de: 'Prüfwert per E-Mail abbestellt', en: 'Ended the fingerprint by e-mail' },
  breachReported: { de: 'Meldung nach Art. 33 DSGVO erstellt', en: 'Art. 33 GDPR notification made' },
  locked: { de: 'Nach falschen Passwörtern gesperrt', en: 'Locked after wrong passwords' },
  unlocked: { de: 'Entsperrt', en: 'Unlocked' },
  resetSent: { de: 'Link für ein neues Passwort gesandt', en: 'Sent a link for a new password' },
  left: { de: 'Zu Ehemaligen gestellt', en: 'Made a former member' },
  roleCreated: { de: 'Rolle angelegt', en: 'Role created' },
  roleChanged: { de: 'Rolle geändert', en: 'Role changed' },
  roleDeleted: { de: 'Rolle gelöscht', en: 'Role deleted' },
  rolesMerged: { de: 'Rollen zusammengeführt', en: 'Roles merged' },
  statusCreated: { de: 'Status angelegt', en: 'Status created' },
  statusChanged: { de: 'Status geändert', en: 'Status changed' },
  statusDeleted: { de: 'Status gelöscht', en: 'Status deleted' },
  statusesMerged: { de: 'Status zusammengeführt', en: 'Statuses merged' },
  groupsMerged: { de: 'Gruppen zusammengeführt', en: 'Groups merged' },
  // words and addresses
  wordCreated: { de: 'Wort angelegt', en: 'Word added' },
  wordRenamed: { de: 'Wort umbenannt', en: 'Word renamed' },
  wordsMerged: { de: 'Wörter zusammengeführt', en: 'Words merged' },
  wordDeleted: { de: 'Wort gelöscht', en: 'Word deleted' },
  synonymsAdded: { de: 'Suchwörter angelegt', en: 'Search words added' },
  synonymsChanged: { de: 'Suchwörter geändert', en: 'Search words changed' },
  synonymsRemoved: { de: 'Suchwörter gelöscht', en: 'Search words removed' },
  redirectAdded: { de: 'Weiterleitung angelegt', en: 'Redirect added' },
  redirectRemoved: { de: 'Weiterleitung gelöscht', en: 'Redirect removed' },
  // incidents and blocked addresses
  incidentResolved: { de: 'Vorfall als gelöst markiert', en: 'Incident marked as resolved' },
  incidentNoted: { de: 'Notizen zum Vorfall geändert', en: 'Notes on the incident changed' },
  addressBlocked: { de: 'IP-Adresse blockiert', en: 'IP address blocked' },
  addressReleased: { de: 'IP-Adresse wieder zugelassen', en: 'IP address allowed again' },
}

/** Names of audited entities that are no kinds of records; kinds of records use the title of their list. */
export const auditEntities: Words = {
  articleImports: { de: 'Importe von Publikationen', en: 'Imports of publications' },
  articleSuggestions: { de: 'Vorschläge aus PubMed', en: 'Suggestions from PubMed' },
  audit: screenTitles.backstageAudit,
  authorships: screenTitles.backstageAuthorships,
  contestContributions: { de: 'Beiträge zu ARTifact', en: 'Entries to ARTifact' },
  dataRequests: { de: 'Anfragen zu Daten', en: 'Requests about data' },
  retentionHolds: { de: 'Aufgehobenes', en: 'Held rows' },
  installation: { de: 'Diese Website', en: 'This website' },
  failedAttempts: { de: 'Fehlversuche', en: 'Failed attempts' },
  incidents: { de: 'Vorfälle', en: 'Incidents' },
  invitations: screenTitles.backstagePollInvitations,
  labels: screenTitles.backstageLabels,
  lookups: screenTitles.backstageLookups,
  mail: screenTitles.backstageMail,
  recipients: screenTitles.backstageNewsletterRecipients,
  subscription: screenTitles.backstageNewsletterRecipients,
  redirects: screenTitles.backstageRedirects,
  registration: { de: 'Anmeldung', en: 'Registration' },
  registrations: { de: 'Liste der Anmeldungen', en: 'List of registrations' },
  roles: { de: 'Rollen', en: 'Roles' },
  searchSynonyms: screenTitles.backstageSynonyms,
  statuses: { de: 'Status', en: 'Statuses' },
  suspiciousIps: { de: 'Blockierte Adressen', en: 'Blocked addresses' },
  volunteers: screenTitles.backstageVolunteers,
  votes: { de: 'Stimmen', en: 'Votes' },
}

/** Returns the name of an action; an unknown action is returned as stored in the log. */
export function actionName(action: string): Bilingual<string> {
  return wordsOf(auditActions, action) ?? { de: action, en: action }
}

export function entityName(entity: string): Bilingual<string> {
  if (isKind(entity)) return screenTitle(recordKinds[entity].list)
  return wordsOf(auditEntities, entity) ?? { de: entity, en: entity }
}

export function isKind(entity: string): entity is RecordKindName {
  return Object.hasOwn(recordKinds, entity)
}

function wordsOf(words: Words, name: string): Bilingual<string> | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}

const fieldsOf: Readonly<Record<string, FieldNames>> = {
  articles: articleFieldNames,
  contests: contestFieldNames,
  events: eventFieldNames,
  groups: groupFieldNames,
  lecture: editionFieldNames,
  news: newsFieldNames,
  newsletter: newsletterFieldNames,
  pages: pageFieldNames,
  people: personFieldNames,
  polls: pollFieldNames,
  reports: reportFieldNames,
  studies: studyFieldNames,
}

const detailNames: Words = {
  after: { de: 'Nachher', en: 'After' },
  ballotId: { de: 'Stimme', en: 'Ballot' },
  before: { de: 'Vorher', en: 'Before' },
  changed: { de: 'Felder', en: 'Fields' },
  days: { de: 'Tage', en: 'Days' },
  device: { de: 'Gerät', en: 'Device' },
  failedLogins: { de: 'Falsche Passwörter', en: 'Wrong passwords' },
  discarded: { de: 'Verworfen', en: 'Discarded' },
  endsAt: { de: 'Bis', en: 'Until' },
  legalBasis: { de: 'Rechtsgrundlage', en: 'Legal basis' },
  table: { de: 'Tabelle', en: 'Table' },
  eventId: { de: 'Veranstaltung Nr.', en: 'Event no.' },
  filters: { de: 'Filter', en: 'Filters' },
  flags: { de: 'Rechte', en: 'Rights' },
  folder: { de: 'Ordner', en: 'Folder' },
  format: { de: 'Format', en: 'Format' },
  from: { de: 'Von', en: 'From' },
  into: { de: 'In', en: 'Into' },
  label: { de: 'Wort', en: 'Word' },
  letter: { de: 'E-Mail', en: 'E-mail' },
  letters: { de: 'E-Mails', en: 'E-mails' },
  list: { de: 'Liste', en: 'List' },
  many: { de: 'Anzahl', en: 'Count' },
  name: { de: 'Name', en: 'Name' },
  network: { de: 'Netz', en: 'Network' },
  notes: { de: 'Notizen', en: 'Notes' },
  people: { de: 'Personen', en: 'People' },
  reason: { de: 'Grund', en: 'Reason' },
  rows: { de: 'Zeilen', en: 'Rows' },
  until: { de: 'Bis', en: 'Until' },
  seed: { de: 'Startzahl', en: 'Seed' },
  subject: { de: 'Betreff', en: 'Subject' },
  to: { de: 'Nach', en: 'To' },
  what: { de: 'Was', en: 'What' },
}

/** The log stores rights and states under their names in the code. */
const { de: states, en: statesInEnglish } = contestsBackstage.states
const stateNames = Object.fromEntries(
  Object.entries(states).map(([name, de]) => [
    name,
    { de, en: statesInEnglish[name as keyof typeof states] },
  ]),
)
const valueNames: Words = { ...flagNames, ...mailStateNames, ...stateNames, ...recipientStateNames }

/** Letters to many recipients, by their names in the code. */
const letterNames: Words = { ...registrationLetterNames, ...invitationLetterNames }

/**
 * Returns the other details of an entry, one per line: `Fields: Title (German), Teaser`. Empty ones are
 * dropped.
 */
export function detailsOf(entity: string, details: Record<string, unknown>, reader: Language): string[] {
  const nameOf = (field: string) =>
    (wordsOf(detailNames, field) ?? fieldName(fieldsOf[entity] ?? {}, field))[reader]
  const sayLetter = (letter: unknown) => wordsOf(letterNames, String(letter))?.[reader] ?? say(letter)
  const sayFields = (fields: unknown) =>
    Array.isArray(fields) ? fields.map(field => nameOf(String(field))).join(', ') : say(fields)
  return Object.entries(details).flatMap(([name, value]) => {
    const text = name === 'changed' ? sayFields(value) : name === 'letter' ? sayLetter(value) : say(value)
    return text === '' ? [] : `${nameOf(name)}: ${text}`
  })

  function say(value: unknown): string {
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return yesOrNo[value ? 'yes' : 'no'][reader]
    if (Array.isArray(value)) return value.map(say).join(', ')
    if (typeof value === 'string' && aMoment.test(value)) return momentIn(value)[reader]
    if (typeof value !== 'object') return wordsOf(valueNames, String(value))?.[reader] ?? String(value)
    const named = value as Record<string, unknown>
    if ('de' in named && 'en' in named) return say(named[reader] || named.de || named.en)
    const parts = Object.entries(named).map(([name, part]) => [nameOf(name), say(part)])
    return parts
      .filter(([, text]) => text !== '')
      .map(part => part.join(' '))
      .join(', ')
  }
}

const aMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const yesOrNo = { yes: { de: 'ja', en: 'yes' }, no: { de: 'nein', en: 'no' } } as const
