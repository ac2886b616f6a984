import type { BibType, NoticeKind } from '#contract/articles/article.ts'
import type { Bilingual } from '#contract/language.ts'

/** Kinds of publications. */
export const bibTypeNames: Record<BibType, Bilingual<string>> = {
  article: { de: 'Artikel', en: 'Article' },
  review: { de: 'Übersichtsartikel', en: 'Review' },
  conferencePaper: { de: 'Tagungsbeitrag', en: 'Conference paper' },
  bookChapter: { de: 'Buchkapitel', en: 'Book chapter' },
  book: { de: 'Buch', en: 'Book' },
  doctoralThesis: { de: 'Dissertation', en: 'Doctoral thesis' },
  mastersThesis: { de: 'Masterarbeit', en: 'Master’s thesis' },
  report: { de: 'Bericht', en: 'Report' },
  preprint: { de: 'Preprint', en: 'Preprint' },
  dataset: { de: 'Datensatz', en: 'Dataset' },
  software: { de: 'Software', en: 'Software' },
  other: { de: 'Sonstiges', en: 'Other' },
}

/** Notices published later about a publication, shown as a mark on it. */
export const noticeNames: Record<NoticeKind, Bilingual<string>> = {
  correction: { de: 'Berichtigt', en: 'Corrected' },
  concern: { de: 'Bedenken der Herausgeber', en: 'Expression of concern' },
  retraction: { de: 'Zurückgezogen', en: 'Retracted' },
}

/** List of publications, and page of a single publication. */
export const articles = {
  title: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
  search: { de: 'Titel, Name oder Zeitschrift', en: 'Title, name or journal' },
  year: { de: 'Jahr', en: 'Year' },
  type: { de: 'Art', en: 'Type' },
  category: { de: 'Gebiet', en: 'Subject' },
  person: { de: 'Person', en: 'Person' },
  group: { de: 'Arbeitsgruppe', en: 'Research group' },
  fieldStrength: { de: 'Feldstärke', en: 'Field strength' },
  partners: { de: 'Zusammenarbeit', en: 'Cooperation' },
  any: { de: 'Alle', en: 'All' },
  filter: { de: 'Artikel filtern', en: 'Filter articles' },
  apply: { de: 'Anzeigen', en: 'Show' },
  reset: { de: 'Alle anzeigen', en: 'Show all' },
  empty: { de: 'Noch keine Artikel', en: 'No articles yet' },
  emptyLead: {
    de: 'Sobald eine Arbeit eingetragen ist, steht sie hier.',
    en: 'As soon as a publication has been entered, it appears here.',
  },
  noneFound: { de: 'Dazu gibt es keinen Artikel', en: 'There is no such article' },
  noneFoundLead: {
    de: 'Versuchen Sie es mit weniger Wörtern oder ohne Filter.',
    en: 'Try fewer words, or no filter.',
  },
  pages: { de: 'Seiten', en: 'Pages' },
  previous: { de: 'Vorige Seite', en: 'Previous page' },
  next: { de: 'Nächste Seite', en: 'Next page' },
  noYear: { de: 'Ohne Jahr', en: 'Without a year' },
  byYear: { de: 'Veröffentlichungen je Jahr', en: 'Publications by year' },
  count: { de: 'Anzahl', en: 'Number' },
  openAccess: { de: 'Frei lesbar', en: 'Open access' },
  sevenTesla: { de: '7 Tesla', en: '7 tesla' },
  hospital: { de: 'Mit dem Klinikum', en: 'With the hospital' },
  preprint: { de: 'Preprint', en: 'Preprint' },
  authors: { de: 'Autorinnen und Autoren', en: 'Authors' },
  summary: { de: 'Worum es geht', en: 'What it is about' },
  abstract: { de: 'Zusammenfassung', en: 'Abstract' },
  facts: { de: 'Angaben', en: 'Details' },
  publishedIn: { de: 'Erschienen in', en: 'Published in' },
  publishedOnline: { de: 'Zuerst online', en: 'First online' },
  publisher: { de: 'Verlag', en: 'Publisher' },
  editors: { de: 'Herausgegeben von', en: 'Edited by' },
  readAt: { de: 'Lesen bei', en: 'Read at' },
  cite: { de: 'Zitieren', en: 'Cite' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied to clipboard' },
  notCopied: {
    de: 'Ihr Browser lässt das Kopieren hier nicht zu. Bitte markieren Sie den Text.',
    en: 'Your browser does not allow copying here. Please select the text.',
  },
  asFile: { de: 'Als Datei:', en: 'As a file:' },
  feed: { de: 'Neue Artikel abonnieren:', en: 'Follow new articles:' },
  feedLead: {
    de: 'Was aus dem Institut neu erschienen ist.',
    en: 'What has newly been published by the institute.',
  },
  related: { de: 'Ähnliche Arbeiten', en: 'Related work' },
  andOthers: { de: 'et al.', en: 'et al.' },
} as const satisfies Record<string, Bilingual<string>>

/** Names of the download formats. */
export const articleFormatLabels = { bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON', csv: 'CSV' } as const

/** For example “612 articles”. */
export function articleCount(n: number): Bilingual<string> {
  const [de, en] = [n.toLocaleString('de-DE'), n.toLocaleString('en-GB')]
  return { de: `${de} Artikel`, en: n === 1 ? '1 article' : `${en} articles` }
}

export function articlesPage(page: number, of: number): Bilingual<string> {
  return { de: `Seite ${page} von ${of}`, en: `Page ${page} of ${of}` }
}

export function allTheses(n: number): Bilingual<string> {
  return { de: `Alle Abschlussarbeiten (${n})`, en: `All theses (${n})` }
}
