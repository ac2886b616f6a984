import type { Bilingual } from '#contract/language.ts'
import { type FieldNames, labelsOf } from './field-names.ts'

/** Annual reports in backstage. */
export const reportsBackstage = {
  create: { de: 'Bericht anlegen', en: 'Create report' },
  empty: { de: 'Noch kein Jahresbericht', en: 'No annual report yet' },
  emptyLead: {
    de: 'Ein sichtbarer Bericht steht auf der Seite „Jahresberichte“, mit den Veröffentlichungen seines Jahres.',
    en: 'A visible report stands on the page ‘Annual reports’, with the publications of its year.',
  },
  failed: { de: 'Jahresberichte konnten nicht geladen werden', en: 'Error while fetching annual reports' },
  year: { de: 'Jahr', en: 'Year' },
  yearHint: { de: 'Für jedes Jahr gibt es einen Bericht.', en: 'There is one report for each year.' },
  headline: { de: 'Titel', en: 'Title' },
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  description: { de: 'Beschreibung', en: 'Description' },
  descriptionHint: {
    de: 'Was das Jahr ausmachte, in einem Absatz',
    en: 'What the year was about, in a paragraph',
  },
  cover: { de: 'Titelbild', en: 'Cover' },
  files: { de: 'PDF-Dateien', en: 'PDF files' },
  pdfDe: { de: 'PDF auf Deutsch', en: 'PDF in German' },
  pdfEn: { de: 'PDF auf Englisch', en: 'PDF in English' },
  isAccessible: { de: 'Barrierefrei', en: 'Accessible' },
  isAccessibleDe: { de: 'Deutsches PDF ist barrierefrei', en: 'German PDF is accessible' },
  isAccessibleEn: { de: 'Englisches PDF ist barrierefrei', en: 'English PDF is accessible' },
  accessibleHint: {
    de: 'Mit Tags für Überschriften und Lesereihenfolge, Bilder beschrieben',
    en: 'Tagged for headings and reading order, pictures described',
  },
  pdfs: { de: 'PDF', en: 'PDF' },
  noPdf: { de: 'Keins', en: 'None' },
} as const satisfies Record<string, Bilingual<string>>

export function reportsCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Bericht' : `${n} Berichte`, en: n === 1 ? '1 report' : `${n} reports` }
}

/** Names of the fields, in error messages and in the history. */
export const reportFieldNames: FieldNames = {
  ...labelsOf(reportsBackstage),
  title: reportsBackstage.headline,
  imageId: reportsBackstage.cover,
  pdfIds: reportsBackstage.files,
  'pdfIds.de': reportsBackstage.pdfDe,
  'pdfIds.en': reportsBackstage.pdfEn,
}
