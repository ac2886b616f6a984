import type { Bilingual } from '#contract/language.ts'

/** Texts of every list in backstage, whatever its rows are. */
export const lists = {
  columns: { de: 'Spalten', en: 'Columns' },
  views: { de: 'Ansichten', en: 'Views' },
  noViews: { de: 'Noch keine gespeicherte Ansicht', en: 'No saved view yet' },
  saveView: { de: 'Diese Ansicht speichern', en: 'Save this view' },
  viewName: { de: 'Name der Ansicht', en: 'Name of the view' },
  viewNameHint: {
    de: 'Gespeichert werden Suche, Filter und Sortierung, nur für Sie.',
    en: 'Search, filters and order are saved, for you only.',
  },
  tooManyViews: {
    de: 'Mehr als 20 Ansichten sind nicht möglich. Löschen Sie zuerst eine.',
    en: 'There can be no more than 20 views. Delete one first.',
  },
  export: { de: 'Herunterladen', en: 'Download' },
  asCsv: { de: 'Als CSV-Datei', en: 'As a CSV file' },
  asXlsx: { de: 'Als Excel-Datei', en: 'As an Excel file' },
  exported: { de: 'Die Datei ist heruntergeladen', en: 'The file has been downloaded' },
  all: { de: 'Alle', en: 'All' },
  dates: { de: 'Zeitraum', en: 'Dates' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  anyTime: { de: 'Jederzeit', en: 'Any time' },
  clear: { de: 'Leeren', en: 'Clear' },
  pageSize: { de: 'Zeilen je Seite', en: 'Rows per page' },
  sortBy: { de: 'Sortierung', en: 'Order' },
  usualOrder: { de: 'Übliche Reihenfolge', en: 'Usual order' },
  ascending: { de: 'aufsteigend', en: 'ascending' },
  descending: { de: 'absteigend', en: 'descending' },
  rowActions: { de: 'Aktionen', en: 'Actions' },
  working: { de: 'Wird ausgeführt …', en: 'Working …' },
} as const satisfies Record<string, Bilingual<string>>

/** Column headings that only downloaded files have, no screen. */
export const listColumns = {
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  isPublic: { de: 'Öffentlich', en: 'Public' },
  created: { de: 'Angelegt', en: 'Created' },
  updatedBy: { de: 'Geändert von', en: 'Changed by' },
} as const satisfies Record<string, Bilingual<string>>

export function removeView(name: string): Bilingual<string> {
  return { de: `Ansicht „${name}“ löschen`, en: `Delete the view ‘${name}’` }
}

export function selectAllResults(n: number): Bilingual<string> {
  return { de: `Alle ${n} Treffer auswählen`, en: `Select all ${n} results` }
}

export function doneOf(done: number, all: number): Bilingual<string> {
  return { de: `${done} von ${all} erledigt`, en: `${done} of ${all} done` }
}

/** Label of the button on phones, which also opens downloads and other tools. */
export function filtersOf(count: number): Bilingual<string> {
  const number = count === 0 ? '' : ` (${count})`
  return { de: `Filter${number} und mehr`, en: `Filters${number} and more` }
}
