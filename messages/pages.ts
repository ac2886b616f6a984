import type { Bilingual } from '#contract/language.ts'
import type { employments } from '#contract/pages/items.ts'
import type { FixedPage, menuPages } from '#contract/pages/places.ts'

/** What pages of the menu are called, in menus and until staff give them a title of their own. */
export const pageTitles = {
  home: { de: 'Startseite', en: 'Home' },
  contact: { de: 'Kontakt', en: 'Contact' },
  board: { de: 'Vorstand und Gremien', en: 'Board and committees' },
  career: { de: 'Karriere', en: 'Career' },
  cooperations: { de: 'Kooperationen', en: 'Cooperations' },
  team: { de: 'Team', en: 'Team' },
  awards: { de: 'Auszeichnungen', en: 'Awards' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
  groups: { de: 'Arbeitsgruppen', en: 'Research groups' },
  projects: { de: 'Projekte', en: 'Projects' },
  volunteers: { de: 'An Studien teilnehmen', en: 'Take part in studies' },
  anniversaryEvent: { de: 'Jubiläumsveranstaltung', en: 'Anniversary event' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  hahnLecture: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
  hahnLectureHistory: { de: 'Geschichte der Hahn-Vorlesung', en: 'History of the Hahn Lecture' },
  ismrmGermanEvening: { de: 'ISMRM German Evening', en: 'ISMRM German Evening' },
  artifact: { de: 'ARTifact', en: 'ARTifact' },
  artifactOverview: { de: 'Alle Wettbewerbe', en: 'All contests' },
  artifactVoting: { de: 'Abstimmen', en: 'Vote' },
  reports: { de: 'Jahresberichte', en: 'Annual reports' },
  scientificArticles: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  dataPrivacy: { de: 'Datenschutz', en: 'Data privacy' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
  easyLanguage: { de: 'Leichte Sprache', en: 'Easy language' },
  signLanguage: { de: 'Gebärdensprache', en: 'Sign language' },
} as const satisfies Record<FixedPage, Bilingual<string>>

/** Free pages that the menu leads to. */
export const menuTitles = {
  institute: { de: 'Das Institut', en: 'The institute' },
  namesake: { de: 'Erwin Hahn', en: 'Erwin Hahn' },
  statutes: { de: 'Statuten', en: 'Statutes' },
  press: { de: 'Presse', en: 'Press' },
  howToMri: { de: 'Wie funktioniert MRT?', en: 'How does MRI work?' },
} as const satisfies Record<keyof typeof menuPages, Bilingual<string>>

/** The public pages of content. */
export const pages = {
  onThisPage: { de: 'Auf dieser Seite', en: 'On this page' },
  onlyGerman: {
    de: 'Dieser Abschnitt ist nur auf Deutsch verfügbar.',
    en: 'This part is available in German only.',
  },
  onlyEnglish: {
    de: 'Dieser Abschnitt ist nur auf Englisch verfügbar.',
    en: 'This part is available in English only.',
  },
  pageOnlyGerman: {
    de: 'Diese Seite gibt es nur auf Deutsch.',
    en: 'This page is available in German only.',
  },
  pageOnlyEnglish: {
    de: 'Diese Seite gibt es nur auf Englisch.',
    en: 'This page is available in English only.',
  },
  empty: { de: 'Diese Seite wird gerade geschrieben', en: 'This page is being written' },
  emptyLead: {
    de: 'Schauen Sie bald wieder vorbei. Wenn Sie etwas suchen, fragen Sie uns gern.',
    en: 'Please come back soon. If you are looking for something, do ask us.',
  },
  askUs: { de: 'Nachricht schreiben', en: 'Write to us' },
  download: { de: 'Herunterladen', en: 'Download' },
  applyBy: { de: 'Bewerben bis', en: 'Apply by' },
  openUntilFilled: { de: 'Offen, bis die Stelle besetzt ist', en: 'Open until filled' },
  apply: { de: 'Bewerben', en: 'Apply' },
  noOffers: { de: 'Zurzeit ist keine Stelle ausgeschrieben', en: 'No position is open at the moment' },
  noOffersLead: {
    de: 'Initiativbewerbungen lesen wir gern. Schreiben Sie uns, was Sie erforschen möchten.',
    en: 'We are glad to read speculative applications. Tell us what you would like to study.',
  },
  telephone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail', en: 'E-mail' },
  embedLead: {
    de: 'Erst nach Ihrem Klick wird eine Verbindung aufgebaut. Dabei erfährt der Anbieter Ihre IP-Adresse:',
    en: 'A connection is made only after your click. The provider then learns your IP address:',
  },
  embedShow: { de: 'Anzeigen', en: 'Show' },
  embedOpen: { de: 'Beim Anbieter öffnen', en: 'Open at the provider' },
  retention: { de: 'Was wir aufbewahren, und wie lange', en: 'What we keep, and for how long' },
  retentionLead: {
    de: 'Nach dieser Liste löscht das System jede Nacht von selbst.',
    en: 'The system deletes by this list every night, by itself.',
  },
  retentionWhat: { de: 'Daten', en: 'Data' },
  retentionPurpose: { de: 'Zweck', en: 'Purpose' },
  retentionPeriod: { de: 'Dauer', en: 'Period' },
  preview: { de: 'Vorschau', en: 'Preview' },
  previewLead: {
    de: 'So wird die Seite aussehen. Der Link gilt sieben Tage.',
    en: 'This is what the page will look like. The link is valid for seven days.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** Kinds of employment, as a job offer names them. */
export const employmentNames = {
  fullTime: { de: 'Vollzeit', en: 'Full time' },
  partTime: { de: 'Teilzeit', en: 'Part time' },
  doctorate: { de: 'Promotion', en: 'Doctorate' },
  student: { de: 'Studentische Stelle', en: 'Student position' },
  internship: { de: 'Praktikum', en: 'Internship' },
} as const satisfies Record<(typeof employments)[number], Bilingual<string>>

/** Parts of the site, as menus and breadcrumbs name them. */
export const categoryNames = {
  home: { de: 'Startseite und Einzelseiten', en: 'Home and single pages' },
  about: { de: 'Über uns', en: 'About' },
  research: { de: 'Forschung', en: 'Research' },
  info: { de: 'Aktuelles', en: 'News and info' },
  publication: { de: 'Publikationen', en: 'Publications' },
  legal: { de: 'Rechtliches', en: 'Legal' },
} as const satisfies Record<string, Bilingual<string>>
