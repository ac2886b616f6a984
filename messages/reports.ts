import type { Bilingual } from '#contract/language.ts'
import { pageTitles } from './menu.ts'

/** List of annual reports, and page of a single report. */
export const reports = {
  title: pageTitles.reports,
  empty: { de: 'Noch kein Jahresbericht', en: 'No annual report yet' },
  emptyLead: {
    de: 'Sobald ein Bericht erschienen ist, steht er hier.',
    en: 'As soon as a report has been published, it appears here.',
  },
  onlyGerman: {
    de: 'Dieser Bericht ist nur auf Deutsch beschrieben.',
    en: 'This report is described in German only.',
  },
  onlyEnglish: {
    de: 'Dieser Bericht ist nur auf Englisch beschrieben.',
    en: 'This report is described in English only.',
  },
  languages: { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } },
  accessible: { de: 'barrierefrei', en: 'accessible' },
  notAccessible: { de: 'nicht barrierefrei', en: 'not accessible' },
  view: { de: 'Ansehen', en: 'View' },
  download: { de: 'Herunterladen', en: 'Download' },
  otherForm: {
    de: 'Brauchen Sie den Text in einer anderen Form? Schreiben Sie uns.',
    en: 'Do you need the text in another form? Write to us.',
  },
  theses: { de: 'Abschlussarbeiten', en: 'Theses' },
  articles: { de: 'Veröffentlichungen', en: 'Publications' },
  neighbours: { de: 'Weitere Jahresberichte', en: 'Other annual reports' },
  previous: { de: 'Voriges Jahr', en: 'Previous year' },
  next: { de: 'Nächstes Jahr', en: 'Next year' },
} as const satisfies Record<string, Bilingual<string> | Bilingual<Bilingual<string>>>

/** For example “12 publications of 2025”. */
export function publishedIn(n: number, year: number): Bilingual<string> {
  return {
    de: n === 1 ? `1 Veröffentlichung aus ${year}` : `${n} Veröffentlichungen aus ${year}`,
    en: n === 1 ? `1 publication of ${year}` : `${n} publications of ${year}`,
  }
}

/** For example “All 120 theses of 2025”. */
export function allThesesIn(n: number, year: number): Bilingual<string> {
  return { de: `Alle ${n} Abschlussarbeiten aus ${year}`, en: `All ${n} theses of ${year}` }
}

export function allPublishedIn(n: number, year: number): Bilingual<string> {
  return { de: `Alle ${n} Veröffentlichungen aus ${year}`, en: `All ${n} publications of ${year}` }
}
