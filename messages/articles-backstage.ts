import type { AuthorStyle } from '#contract/articles/authors.ts'
import type { Bilingual } from '#contract/language.ts'
import { type FieldNames, labelsOf } from './field-names.ts'

/** Publications in backstage. */
export const articlesBackstage = {
  create: { de: 'Artikel eintragen', en: 'Enter article' },
  empty: { de: 'Noch kein Artikel', en: 'No article yet' },
  emptyLead: {
    de: 'Ein sichtbarer Eintrag steht auf der Seite „Wissenschaftliche Artikel“.',
    en: 'A visible entry stands on the page ‘Scientific articles’.',
  },
  headline: { de: 'Titel', en: 'Title' },
  headlineHint: {
    de: 'Hoch- und tiefgestellt wird, was zwischen <sup>…</sup> und <sub>…</sub> steht, kursiv zwischen <i>…</i>.',
    en: 'What stands between <sup>…</sup> and <sub>…</sub> is raised and lowered, between <i>…</i> set in italics.',
  },
  bibType: { de: 'Art', en: 'Type' },
  authors: { de: 'Autorinnen und Autoren', en: 'Authors' },
  authorStyle: { de: 'Schreibweise', en: 'Style' },
  authorDetails: { de: 'ORCID und Einrichtungen', en: 'ORCID and affiliations' },
  readAs: { de: 'So gelesen', en: 'Read as' },
  journal: { de: 'Erschienen in', en: 'Published in' },
  journalHint: {
    de: 'Zeitschrift, Buch oder Tagungsband; die Hochschule',
    en: 'Journal, book or proceedings; the university',
  },
  journalAbbreviation: { de: 'Abgekürzt', en: 'Abbreviated' },
  volume: { de: 'Band', en: 'Volume' },
  number: { de: 'Heft', en: 'Number' },
  pages: { de: 'Seiten', en: 'Pages' },
  publisher: { de: 'Verlag', en: 'Publisher' },
  editors: { de: 'Herausgeberinnen und Herausgeber', en: 'Editors' },
  year: { de: 'Jahr', en: 'Year' },
  month: { de: 'Monat', en: 'Month' },
  noMonth: { de: 'Ohne Monat', en: 'No month' },
  publishedOnline: { de: 'Zuerst online', en: 'First online' },
  issn: { de: 'ISSN', en: 'ISSN' },
  isbn: { de: 'ISBN', en: 'ISBN' },
  pubmedId: { de: 'PubMed-Nummer', en: 'PubMed ID' },
  doi: { de: 'DOI', en: 'DOI' },
  pmcId: { de: 'PMC-Nummer', en: 'PMC ID' },
  url: { de: 'Adresse im Netz', en: 'Web address' },
  preprintDoi: { de: 'DOI des Preprints', en: 'DOI of the preprint' },
  abstract: { de: 'Zusammenfassung', en: 'Abstract' },
  summary: { de: 'Worum es geht, für alle verständlich', en: 'What it is about, for everybody' },
  categoryId: { de: 'Gebiet', en: 'Subject' },
  noCategory: { de: 'Ohne Gebiet', en: 'Without a subject' },
  is7T: { de: 'Mit 7 Tesla', en: 'At 7 tesla' },
  isHospital: { de: 'Mit dem Klinikum', en: 'With the hospital' },
  isOpenAccess: { de: 'Frei lesbar', en: 'Open access' },
  noUpdate: { de: 'Nicht mit PubMed abgleichen', en: 'Do not update from PubMed' },
  retrievedPubmedId: { de: 'Abgerufene PubMed-Nummer', en: 'Retrieved PubMed ID' },
  retrieve: { de: 'Angaben abrufen', en: 'Retrieve' },
  fillInMeanwhile: {
    de: 'Sie können die Felder inzwischen von Hand ausfüllen.',
    en: 'Meanwhile you can fill in the fields by hand.',
  },
  retrieved: {
    de: 'Angaben übernommen. Bitte prüfen und speichern.',
    en: 'The record has been taken over. Please check and save.',
  },
  keptByHand: { de: 'Von Hand Geändertes blieb stehen:', en: 'Kept as edited by hand:' },
  isThere: {
    de: 'Diese Veröffentlichung ist schon eingetragen.',
    en: 'This publication has been entered already.',
  },
  alike: {
    de: 'Titel und Jahr gibt es schon. Ist es dieselbe Veröffentlichung?',
    en: 'Title and year are there already. Is it the same publication?',
  },
  openTwin: { de: 'Vorhandenen Eintrag öffnen', en: 'Open the entry' },
  fromPubmed: { de: 'PubMed sagt:', en: 'PubMed says:' },
  takeOver: { de: 'Übernehmen', en: 'Take over' },
  preprintIsThere: {
    de: 'Der Preprint davon ist schon eingetragen. Preprint und endgültige Fassung sind ein Eintrag: Öffnen Sie den des Preprints und rufen Sie die Angaben dort ab.',
    en: 'Its preprint has been entered already. Preprint and final version are one entry: open that of the preprint and retrieve the record there.',
  },
  openPreprint: { de: 'Eintrag des Preprints öffnen', en: 'Open the entry of the preprint' },
  notices: { de: 'Berichtigungen', en: 'Notices' },
  editedFields: { de: 'Von Hand geändert', en: 'Edited by hand' },
  source: { de: 'Wo es steht', en: 'Where it stands' },
  numbers: { de: 'Nummern und Adressen', en: 'Numbers and addresses' },
  sorting: { de: 'Einordnung', en: 'Classification' },
} as const satisfies Record<string, Bilingual<string>>

/** Styles of an author string, each named by an example. */
export const authorStyleNames: Record<AuthorStyle, Bilingual<string>> = {
  lastFirst: { de: 'Nachname, Vorname; …', en: 'Last name, first name; …' },
  lastInitials: { de: 'Nachname AB, … (PubMed)', en: 'Last name AB, … (PubMed)' },
  firstLast: { de: 'Vorname Nachname, …', en: 'First name last name, …' },
  bibtex: { de: 'BibTeX (… and …)', en: 'BibTeX (… and …)' },
}

/** Accessible name of the button, with the field, for screen readers. */
export function takeOverOf(field: string): Bilingual<string> {
  return { de: `${field} aus PubMed übernehmen`, en: `Take over ${field} from PubMed` }
}

export function articlesCount(n: number): Bilingual<string> {
  return { de: `${n} Artikel`, en: n === 1 ? '1 article' : `${n} articles` }
}

/** Names of the fields, in error messages and in the history. */
export const articleFieldNames: FieldNames = {
  ...labelsOf(articlesBackstage),
  title: articlesBackstage.headline,
}
