import type { Bilingual } from '#contract/language.ts'
import type { FixedPage, MenuPage } from '#contract/pages/places.ts'
import { shell } from './shell.ts'

/** Sections of the site, as menus and breadcrumbs name them. */
export const sectionNames = {
  about: { de: 'Über uns', en: 'About' },
  research: { de: 'Forschung', en: 'Research' },
  info: { de: 'Aktuelles', en: 'News and info' },
  publication: { de: 'Publikationen', en: 'Publications' },
} as const satisfies Record<string, Bilingual<string>>

/** Names of the pages in menus, and their titles until staff set one. */
export const pageTitles = {
  home: shell.institute,
  contact: { de: 'Kontakt', en: 'Contact' },
  about: sectionNames.about,
  board: { de: 'Vorstand und Gremien', en: 'Board and committees' },
  career: { de: 'Karriere', en: 'Careers' },
  cooperations: { de: 'Kooperationen', en: 'Collaborations' },
  team: { de: 'Team', en: 'Team' },
  research: sectionNames.research,
  awards: { de: 'Auszeichnungen', en: 'Awards' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
  groups: { de: 'Arbeitsgruppen', en: 'Research groups' },
  projects: { de: 'Projekte', en: 'Projects' },
  volunteers: { de: 'An Studien teilnehmen', en: 'Take part in studies' },
  info: sectionNames.info,
  anniversaryEvent: { de: 'Jubiläumsveranstaltung', en: 'Anniversary event' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  hahnLecture: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
  hahnLectureHistory: { de: 'Geschichte der Hahn-Vorlesung', en: 'History of the Hahn Lecture' },
  ismrmGermanEvening: { de: 'ISMRM German Evening', en: 'ISMRM German Evening' },
  artifact: { de: 'ARTifact', en: 'ARTifact' },
  artifactOverview: { de: 'Die Beiträge', en: 'The entries' },
  artifactVoting: { de: 'Abstimmen', en: 'Vote' },
  publication: sectionNames.publication,
  reports: { de: 'Jahresberichte', en: 'Annual reports' },
  scientificArticles: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  dataPrivacy: { de: 'Datenschutz', en: 'Data privacy' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
  easyLanguage: { de: 'Leichte Sprache', en: 'Easy Read' },
  signLanguage: { de: 'Gebärdensprache', en: 'Sign language' },
} as const satisfies Record<FixedPage, Bilingual<string>>

/** Free pages that the menu links to. */
export const menuTitles = {
  institute: { de: 'Das Institut', en: 'The institute' },
  namesake: { de: 'Erwin Hahn', en: 'Erwin Hahn' },
  statutes: { de: 'Statuten', en: 'Statutes' },
  press: { de: 'Presse', en: 'Press' },
  howToMri: { de: 'Wie funktioniert MRT?', en: 'How does MRI work?' },
} as const satisfies Record<MenuPage, Bilingual<string>>

/** Name of the home page for staff. */
export const homeName = { de: 'Startseite', en: 'Home page' }
