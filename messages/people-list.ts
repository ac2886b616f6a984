import type { Bilingual } from '#contract/language.ts'
import type { ListedRow } from '#contract/people-list/people-list.ts'

type About<Fact> = Bilingual<(fact: Fact) => string>

/** List of people, pasted or from a file, and how it was parsed. */
export const peopleList = {
  list: { de: 'Adressen', en: 'Addresses' },
  hint: {
    de: 'Eine je Zeile, wie aus Outlook kopiert („Feld, Anna <anna@example.org>; …“) oder eine Tabelle mit Überschriften: Vorname, Nachname, E-Mail, Sprache.',
    en: 'One per line, as copied from Outlook (‘Feld, Anna <anna@example.org>; …’), or a table with headings: first name, last name, e-mail, language.',
  },
  file: { de: 'CSV- oder Textdatei laden', en: 'Load a CSV or text file' },
  notText: {
    de: 'Das ist keine Textdatei. Bitte speichern Sie die Tabelle in Excel als CSV, oder kopieren Sie die Spalten hierher.',
    en: 'This is no text file. Please save the table as CSV in Excel, or copy its columns here.',
  },
  caption: { de: 'So wurde die Liste verstanden', en: 'How the list was understood' },
  line: { de: 'Zeile', en: 'Line' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  language: { de: 'Sprache', en: 'Language' },
  unnamed: { de: 'ohne Namen', en: 'no name' },
} as const satisfies Record<string, Bilingual<string>>

export const rowProblems: Record<NonNullable<ListedRow['problem']>, Bilingual<string>> = {
  noAddress: { de: 'Ohne E-Mail-Adresse', en: 'Without an e-mail address' },
  invalid: { de: 'Keine gültige E-Mail-Adresse', en: 'Not a valid e-mail address' },
  doubled: { de: 'Steht schon weiter oben', en: 'Already listed above' },
}

export const understood: About<number> = {
  de: n => (n === 1 ? '1 Adresse verstanden' : `${n} Adressen verstanden`),
  en: n => (n === 1 ? '1 address understood' : `${n} addresses understood`),
}

export const leftOutRows: About<number> = {
  de: n => (n === 1 ? '1 Eintrag wird nicht übernommen' : `${n} Einträge werden nicht übernommen`),
  en: n => (n === 1 ? '1 entry is left out' : `${n} entries are left out`),
}

export const furtherRows: About<number> = {
  de: n => (n === 1 ? 'und 1 weiterer' : `und ${n} weitere`),
  en: n => `and ${n} more`,
}
