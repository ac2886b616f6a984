import type { Bilingual, Language } from '#contract/language.ts'
import type { WaitingCount } from '#contract/site/waiting.ts'

/** Backstage: its frame, and the texts shared by all its screens. */
export const backstage = {
  title: { de: 'Backstage', en: 'Backstage' },
  loading: { de: 'Backstage wird geladen …', en: 'Backstage is loading …' },
  needsJavaScript: {
    de: 'Der interne Bereich braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
    en: 'The staff area needs JavaScript. Please switch it on in your browser.',
  },
  website: { de: 'Zur Website', en: 'Go to the website' },
  menu: { de: 'Menü', en: 'Menu' },
  openMenu: { de: 'Menü öffnen', en: 'Open the menu' },
  narrowMenu: { de: 'Menü einklappen', en: 'Collapse the menu' },
  wideMenu: { de: 'Menü ausklappen', en: 'Expand the menu' },
  account: { de: 'Ihr Konto', en: 'Your account' },
  sessionEnded: { de: 'Ihre Sitzung ist beendet', en: 'Your session has ended' },
  sessionEndedLead: {
    de: 'Ihre Eingaben sind noch da. Melden Sie sich hier wieder an, und es geht weiter.',
    en: 'What you have typed is still here. Log in again right here and go on.',
  },
  later: { de: 'Später', en: 'Later' },
  offline: {
    de: 'Keine Verbindung. Was Sie schreiben, bleibt hier stehen.',
    en: 'No connection. What you write stays here.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  notAllowedLead: {
    de: 'Die Administration kann sie Ihnen geben.',
    en: 'An administrator can give you the permission.',
  },
  backHome: { de: 'Zur Übersicht', en: 'Go to the overview' },

  saved: { de: 'Gespeichert', en: 'Saved successfully' },
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
} as const satisfies Record<string, Bilingual<string>>

export const backstageMenu = {
  home: { de: 'Übersicht', en: 'Overview' },
  content: { de: 'Inhalte', en: 'Content' },
  news: { de: 'Neuigkeiten', en: 'News' },
  pages: { de: 'Seiten', en: 'Pages' },
  polls: { de: 'Abstimmungen', en: 'Polls' },
  studies: { de: 'Studien', en: 'Studies' },
  volunteers: { de: 'Freiwillige', en: 'Volunteers' },
  files: { de: 'Dateien', en: 'Files' },
  labels: { de: 'Schlagwörter', en: 'Tags' },
  synonyms: { de: 'Suchwörter', en: 'Search words' },
  redirects: { de: 'Weiterleitungen', en: 'Redirects' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  allEvents: { de: 'Alle Veranstaltungen', en: 'All events' },
  lecture: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
  contests: { de: 'ARTifact', en: 'ARTifact' },
  publications: { de: 'Publikationen', en: 'Publications' },
  articles: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
  reports: { de: 'Jahresberichte', en: 'Annual reports' },
  authorships: { de: 'Autorenschaft', en: 'Authors' },
  newsletter: { de: 'Newsletter', en: 'Newsletter' },
  recipients: { de: 'Newsletter-Empfänger', en: 'Newsletter recipients' },
  people: { de: 'Benutzerverwaltung', en: 'User management' },
  users: { de: 'Benutzerkonten', en: 'Users' },
  lookups: { de: 'Auswahllisten', en: 'Lists of words' },
  roles: { de: 'Rollen und Status', en: 'Roles and statuses' },
  groups: { de: 'Arbeitsgruppen', en: 'Research groups' },
  privacy: { de: 'Personendaten', en: 'Personal data' },
  safety: { de: 'Sicherheit', en: 'Security' },
  audit: { de: 'Änderungsprotokoll', en: 'Audit log' },
  outbox: { de: 'Postausgang', en: 'Outbox' },
  profile: { de: 'Profil', en: 'Profile' },
} as const satisfies Record<string, Bilingual<string>>

/** The first screen: what needs the user's attention today. */
export const overview = {
  greeting: { de: 'Guten Tag', en: 'Welcome' },
  today: { de: 'Das wartet auf Sie', en: 'Waiting for you' },
  nothing: { de: 'Alles erledigt', en: 'All done' },
  nothingLead: {
    de: 'Keine Entwürfe, keine fehlenden Übersetzungen, keine Störungen.',
    en: 'No drafts, no missing translations, no faults.',
  },
  drafts: { de: 'Entwürfe', en: 'Drafts' },
  things: {
    de: {
      contributions: 'Beiträge, über die zu entscheiden ist',
      waitingList: 'Gäste auf der Warteliste',
      pollEnds: 'Abstimmungen, die bald enden',
    },
    en: {
      contributions: 'Entries to be decided',
      waitingList: 'Guests on the waiting list',
      pollEnds: 'Polls that end soon',
    },
  },
  since: { de: 'seit', en: 'since' },
  ends: { de: 'endet am', en: 'ends on' },
  starts: { de: 'beginnt am', en: 'begins on' },
  oldest: { de: 'Älteste vom', en: 'Oldest from' },
  translations: { de: 'Übersetzungen', en: 'Translations' },
  scheduled: { de: 'Geplant', en: 'Scheduled' },
  missingIn: {
    de: { de: 'Deutsch fehlt oder ist veraltet', en: 'Englisch fehlt oder ist veraltet' },
    en: { de: 'German is missing or outdated', en: 'English is missing or outdated' },
  },
  changed: { de: 'Geändert', en: 'Changed' },
  appears: { de: 'Erscheint', en: 'Appears' },
  untitled: { de: 'Ohne Titel', en: 'Untitled' },
  byOthers: { de: 'Von anderen geändert', en: 'Changed by others' },
  all: { de: 'Alle zeigen', en: 'Show all' },
} as const satisfies Record<string, Bilingual<unknown>>

/** “2 waiting”, followed by who has waited longest and since when. */
export const waitingNumber = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 wartet' : `${n} warten`,
  en: `${n} waiting`,
})

/** Share of the public content that is up to date in a language: “English 94% current”. */
export const translatedShare = (language: Language, share: number): Bilingual<string> => ({
  de: `${language === 'de' ? 'Deutsch' : 'Englisch'} ${share} % aktuell`,
  en: `${language === 'de' ? 'German' : 'English'} ${share}% current`,
})

/** Counts on the first screen; each should be zero. */
export const waitingCounts = {
  missingMailServer: {
    de: 'E-Mails warten: Es ist kein Mailserver eingestellt',
    en: 'E-mails are waiting: no mail server is set',
  },
  failedMails: { de: 'E-Mails, die nicht zugestellt wurden', en: 'E-mails that were not delivered' },
  delayedMails: {
    de: 'E-Mails, die seit über einer Stunde warten',
    en: 'E-mails that have been waiting for more than an hour',
  },
  overdueDataRequests: {
    de: 'Anfragen zu Daten, die länger als einen Monat offen sind',
    en: 'Requests about data that have been open for more than a month',
  },
  unreadMailboxes: {
    de: 'Postfächer, die seit über einer Stunde nicht gelesen werden können',
    en: 'Mailboxes that cannot be read for more than an hour',
  },
  undescribedPictures: { de: 'Bilder ohne Beschreibung', en: 'Pictures without a description' },
  pausedIssues: {
    de: 'Newsletter, deren Versand wegen Fehlern nicht weitergeht',
    en: 'Newsletters whose sending does not go on because of failures',
  },
  suggestedArticles: { de: 'Vorschläge aus PubMed', en: 'Suggestions from PubMed' },
  endingAccounts: {
    de: 'Konten von Ehemaligen, die in den nächsten 30 Tagen enden',
    en: 'Accounts of former members that end within 30 days',
  },
  siteMistakes: { de: 'Fehler in der Einrichtung der Website', en: 'Mistakes in how the website is set up' },
  openIncidents: { de: 'Offene Sicherheitsvorfälle', en: 'Open security incidents' },
} as const satisfies Record<WaitingCount, Bilingual<string>>

/** Texts of the lists and editors of every kind of record. */
export const records = {
  untitled: { de: 'Ohne Titel', en: 'Untitled' },
  readOnly: { de: 'Nur zum Lesen', en: 'Read-only' },
  neededToSave: { de: 'Felder mit * müssen ausgefüllt sein.', en: 'Fields marked * must be filled in.' },
  neededToPublish: {
    de: 'Felder mit * müssen vor dem Veröffentlichen ausgefüllt sein.',
    en: 'Fields marked * must be filled in before publication.',
  },
  oneLanguage: { de: 'Eine Sprache genügt.', en: 'One language is enough.' },
  inTrash: { de: 'Das liegt im Papierkorb', en: 'This is in the trash' },
  search: { de: 'Suchen', en: 'Search' },
  state: { de: 'Zustand', en: 'State' },
  /** Label of the state of publication; some kinds of records have another state besides. */
  stateOfRecord: { de: 'Zustand', en: 'Publication' },
  states: {
    de: {
      all: 'Alle',
      public: 'Öffentlich',
      hidden: 'Verborgen',
      scheduled: 'Geplant',
      missing: 'Übersetzung fehlt',
      outdated: 'Übersetzung veraltet',
    },
    en: {
      all: 'All',
      public: 'Public',
      hidden: 'Hidden',
      scheduled: 'Scheduled',
      missing: 'Translation missing',
      outdated: 'Translation outdated',
    },
  },
  trash: { de: 'Papierkorb', en: 'Trash' },
  trashLead: {
    de: 'Was hier liegt, wird nach 30 Tagen endgültig gelöscht.',
    en: 'What lies here is deleted for good after 30 days.',
  },
  leaveTrash: { de: 'Zurück zur Liste', en: 'Back to the list' },
  title: { de: 'Titel', en: 'Title' },
  visible: { de: 'Sichtbar', en: 'Visible' },
  languages: { de: 'Sprachen', en: 'Languages' },
  updated: { de: 'Geändert', en: 'Changed' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  selectAll: { de: 'Alle auf dieser Seite auswählen', en: 'Select all on this page' },
  show: { de: 'Sichtbar machen', en: 'Show' },
  hide: { de: 'Verbergen', en: 'Hide' },
  remove: { de: 'Löschen', en: 'Delete' },
  restore: { de: 'Wiederherstellen', en: 'Restore' },
  clearSelection: { de: 'Auswahl aufheben', en: 'Clear selection' },
  previousPage: { de: 'Vorherige Seite', en: 'Previous page' },
  nextPage: { de: 'Nächste Seite', en: 'Next page' },
  nothingFound: { de: 'Nichts passt zu dieser Auswahl', en: 'Nothing matches this selection' },
  resetFilters: { de: 'Filter zurücksetzen', en: 'Reset the filters' },
  trashEmpty: { de: 'Der Papierkorb ist leer', en: 'The trash is empty' },
  nowVisible: { de: 'Jetzt sichtbar', en: 'Now visible' },
  nowHidden: { de: 'Jetzt verborgen', en: 'Now hidden' },
  erase: { de: 'Endgültig löschen', en: 'Delete for good' },
  deleted: { de: 'Gelöscht', en: 'Deleted' },
  appears: { de: 'Erscheint', en: 'Appears' },
  ended: { de: 'Nicht mehr zu sehen', en: 'No longer visible' },
  translation: {
    de: { missing: 'fehlt', current: 'aktuell', outdated: 'veraltet' },
    en: { missing: 'missing', current: 'current', outdated: 'outdated' },
  },
  /** Position of a row in a field that is a list. */
  row: { de: (n: number) => `Nr. ${n}`, en: (n: number) => `no. ${n}` },
  languageNames: { de: { de: 'Deutsch', en: 'Englisch' }, en: { de: 'German', en: 'English' } },

  save: { de: 'Speichern', en: 'Save' },
  unsaved: { de: 'Nicht gespeichert', en: 'Unsaved changes' },
  smallChange: { de: 'Kleine Änderung', en: 'Small change' },
  smallChangeLead: {
    de: 'Zum Beispiel ein Tippfehler: Die Übersetzung gilt danach nicht als veraltet.',
    en: 'A typing mistake, for instance: the translation will not count as outdated.',
  },
  leaveUnsaved: {
    de: 'Sie haben nicht gespeichert. Möchten Sie diese Seite trotzdem verlassen?',
    en: 'You have not saved. Do you want to leave this page all the same?',
  },
  leave: { de: 'Verlassen', en: 'Leave' },
  stay: { de: 'Bleiben', en: 'Stay' },
  visibility: { de: 'Sichtbarkeit', en: 'Visibility' },
  afterSaving: { de: 'Nach dem Speichern', en: 'Once saved' },
  visibleNow: { de: 'Auf der Website zu sehen', en: 'Visible on the website' },
  visibleLater: { de: 'Erscheint zum gewählten Zeitpunkt', en: 'Appears at the chosen time' },
  notVisible: { de: 'Nicht auf der Website', en: 'Not on the website' },
  publishAt: { de: 'Erscheint am', en: 'Appears on' },
  publishAtHint: { de: 'Leer: sobald es sichtbar ist', en: 'Empty: as soon as it is visible' },
  unpublishAt: { de: 'Verschwindet am', en: 'Disappears on' },
  unpublishAtHint: { de: 'Leer: nie', en: 'Empty: never' },
  tags: { de: 'Schlagwörter', en: 'Tags' },
  tagsHint: { de: 'Bis zu zehn. Eingabetaste fügt eines hinzu.', en: 'Up to ten. Enter adds one.' },
  permalink: { de: 'Permalink', en: 'Permalink' },
  permalinkHint: { de: 'Leer: aus Titel oder Namen gebildet', en: 'Empty: made from the title or name' },
  permalinkTaken: { de: 'Schon vergeben. Frei ist:', en: 'Already taken. Available:' },
  permalinkReserved: {
    de: 'Gehört einer festen Seite. Frei ist:',
    en: 'Belongs to a fixed page. Available:',
  },
  permalinkOfDigits: {
    de: 'Ziffern allein genügen hier nicht. Frei ist:',
    en: 'Digits alone are not enough here. Available:',
  },
  permalinkFree: { de: 'Frei', en: 'Available' },
  preview: { de: 'Vorschau', en: 'Preview' },
  previewLead: {
    de: 'Ein Link für alle, die den Entwurf ohne Anmeldung sehen sollen. Er gilt sieben Tage.',
    en: 'A link for everybody who should see the draft without logging in. It is valid for seven days.',
  },
  validUntil: { de: 'Gültig bis', en: 'Valid until' },
  makePreview: { de: 'Vorschau-Link erstellen', en: 'Create a preview link' },
  copy: { de: 'Kopieren', en: 'Copy' },
  open: { de: 'Öffnen', en: 'Open' },
  viewPublic: { de: 'Auf der Website ansehen', en: 'View on the website' },
  linkedFrom: { de: 'Hierher verweisen', en: 'Linked from' },
  linkedFromLead: {
    de: 'Wenn Sie dies verbergen oder löschen, führen diese Links nirgendwohin.',
    en: 'If you hide or delete this, these links lead nowhere.',
  },
  hideLinked: { de: 'Trotz dieser Links verbergen?', en: 'Hide it despite these links?' },
  removeLinked: { de: 'Trotz dieser Links löschen?', en: 'Delete it despite these links?' },
  linkedFromWarning: {
    de: 'Hierher wird noch verwiesen. Diese Links führen dann nirgendwohin:',
    en: 'Others still link here. These links would lead nowhere:',
  },
  history: { de: 'Verlauf', en: 'History' },
  historyOpen: { de: 'Verlauf ansehen', en: 'See the history' },
  changedFields: { de: 'Geändert wurden', en: 'Changed' },
  noDifference: { de: 'Kein Feld wurde geändert.', en: 'No field was changed.' },
  stateViews: { de: 'Was von diesem Stand zu sehen ist', en: 'What is shown of this version' },
  stateView: {
    de: { step: 'Dieser Schritt', against: 'Gegen jetzt', whole: 'Ganzer Stand' },
    en: { step: 'This step', against: 'Against now', whole: 'In full' },
  },
  againstLead: {
    de: 'Durchgestrichen: dieser Stand. Unterstrichen: was jetzt im Formular steht.',
    en: 'Struck through: this version. Underlined: what the form says now.',
  },
  takeLanguages: { de: 'Was Sie übernehmen', en: 'What you take over' },
  takeOver: { de: 'Als Eingabe übernehmen', en: 'Take over as input' },
  takeOverLead: {
    de: 'Texte, Bild und Schlagwörter kommen in das Formular. Auf der Website ändert sich erst etwas, wenn Sie speichern. Sichtbarkeit und Permalink bleiben.',
    en: 'Texts, picture and tags are put into the form. The website changes only when you save. Visibility and permalink stay.',
  },
  takeOverPerson: {
    de: 'Die Texte kommen in das Formular. Auf der Website ändert sich erst etwas, wenn Sie speichern. Porträt, Einwilligung, Kontaktangaben, Zugang, Sichtbarkeit und Permalink bleiben.',
    en: 'The texts are put into the form. The website changes only when you save. Portrait, consent, contact details, access, visibility and permalink stay.',
  },
  nothingToTake: { de: 'Das steht so schon im Formular.', en: 'The form already says this.' },
  takeOverUnsaved: {
    de: 'Im Formular stehen Eingaben, die noch nicht gespeichert sind. Dieser Stand würde sie ersetzen.',
    en: 'The form holds words that are not saved yet. This version would replace them.',
  },
  takeOverAnyway: { de: 'Trotzdem übernehmen', en: 'Take over all the same' },
  takenOver: { de: 'Als Eingabe übernommen, nicht gespeichert', en: 'Taken over as input, not saved' },
  somebody: { de: 'Unbekannt', en: 'Unknown' },
  actions: {
    de: {
      created: 'Angelegt',
      changed: 'Geändert',
      shown: 'Sichtbar gemacht',
      hidden: 'Verborgen',
      deleted: 'Gelöscht',
      putBack: 'Aus dem Papierkorb geholt',
      restored: 'Älteren Stand wiederhergestellt',
      markedCurrent: 'Übersetzung als aktuell bestätigt',
    },
    en: {
      created: 'Created',
      changed: 'Changed',
      shown: 'Shown',
      hidden: 'Hidden',
      deleted: 'Deleted',
      putBack: 'Taken out of the trash',
      restored: 'Restored an older version',
      markedCurrent: 'Confirmed the translation as current',
    },
  },
} as const satisfies Record<string, Bilingual<unknown>>

/** Notice that restoring a version without text in this language leaves the language unchanged. */
export function languageStays(language: Language): Bilingual<string> {
  return language === 'de'
    ? { de: 'Deutsch gab es damals nicht; es bleibt.', en: 'There was no German then; it stays.' }
    : { de: 'Englisch gab es damals nicht; es bleibt.', en: 'There was no English then; it stays.' }
}

export function countSelected(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 ausgewählt' : `${n} ausgewählt`, en: `${n} selected` }
}

export function doneForSome(done: number, failed: number): Bilingual<string> {
  return {
    de: `${done} erledigt, ${failed} nicht möglich`,
    en: `${done} done, ${failed} not possible`,
  }
}

export function pageOf(page: number, pages: number): Bilingual<string> {
  return { de: `Seite ${page} von ${pages}`, en: `Page ${page} of ${pages}` }
}

export function movedToTrash(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'In den Papierkorb gelegt' : `${n} in den Papierkorb gelegt`,
    en: n === 1 ? 'Moved to the trash' : `${n} moved to the trash`,
  }
}

export function shownMany(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Jetzt sichtbar' : `${n} jetzt sichtbar`,
    en: n === 1 ? 'Now visible' : `${n} now visible`,
  }
}

export function hiddenMany(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Jetzt verborgen' : `${n} jetzt verborgen`,
    en: n === 1 ? 'Now hidden' : `${n} now hidden`,
  }
}

export function restoredMany(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Wiederhergestellt' : `${n} wiederhergestellt`,
    en: n === 1 ? 'Restored' : `${n} restored`,
  }
}

export function erasedMany(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Endgültig gelöscht' : `${n} endgültig gelöscht`,
    en: n === 1 ? 'Deleted for good' : `${n} deleted for good`,
  }
}

export function deletedBy(when: string, who?: string): Bilingual<string> {
  return {
    de: who ? `Gelöscht am ${when} von ${who}.` : `Gelöscht am ${when}.`,
    en: who ? `Deleted on ${when} by ${who}.` : `Deleted on ${when}.`,
  }
}

export function eraseQuestion(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Endgültig löschen?' : `${n} Einträge endgültig löschen?`,
    en: n === 1 ? 'Delete for good?' : `Delete ${n} items for good?`,
  }
}

export function selectRow(title: string): Bilingual<string> {
  return { de: `„${title}“ auswählen`, en: `Select ‘${title}’` }
}

/** Number of further places with a link here, which the reader may not see. */
export const linkedFromMore = (count: number): Bilingual<string> => ({
  de: `Und an ${count === 1 ? 'einer Stelle' : `${count} Stellen`}, die Sie nicht sehen dürfen`,
  en: `And in ${count === 1 ? 'one place' : `${count} places`} that you may not see`,
})

/** Label of the password field when the user logs in again over the open screens. */
export const loginAs = (name: string) => ({ de: `Passwort von ${name}`, en: `Password of ${name}` })

/** Name of a picture whose file is no longer known. */
export const unknownPictureName = (id: number) => ({ de: `Bild ${id}`, en: `Picture ${id}` })
