import type { Bilingual } from '#contract/language.ts'

/** Column headings of the table of publications, in order. */
export const articleColumns = {
  authors: { de: 'Autorinnen und Autoren', en: 'Authors' },
  title: { de: 'Titel', en: 'Title' },
  journal: { de: 'Zeitschrift oder Buch', en: 'Journal or book' },
  year: { de: 'Jahr', en: 'Year' },
  month: { de: 'Monat', en: 'Month' },
  volume: { de: 'Band', en: 'Volume' },
  number: { de: 'Heft', en: 'Issue' },
  pages: { de: 'Seiten', en: 'Pages' },
  editors: { de: 'Herausgeberinnen und Herausgeber', en: 'Editors' },
  publisher: { de: 'Verlag', en: 'Publisher' },
  bibType: { de: 'Art', en: 'Type' },
  doi: { de: 'DOI', en: 'DOI' },
  pubmedId: { de: 'PMID', en: 'PMID' },
  pmcId: { de: 'PMCID', en: 'PMCID' },
  issn: { de: 'ISSN', en: 'ISSN' },
  isbn: { de: 'ISBN', en: 'ISBN' },
  url: { de: 'Webadresse', en: 'Web address' },
  address: { de: 'Auf dieser Website', en: 'On this website' },
  notices: { de: 'Korrekturen und Rücknahmen', en: 'Corrections and retractions' },
} as const satisfies Record<string, Bilingual<string>>
