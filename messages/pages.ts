import type { Bilingual } from '#contract/language.ts'
import type { employments } from '#contract/pages/items.ts'

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
  empty: { de: 'Auf dieser Seite steht noch nichts', en: 'There is nothing on this page yet' },
  emptyLead: {
    de: 'Wenn Sie etwas suchen, fragen Sie uns gern. Wir antworten Ihnen.',
    en: 'If you are looking for something, please ask us. We will answer you.',
  },
  askUs: { de: 'Nachricht schreiben', en: 'Write to us' },
  download: { de: 'Herunterladen', en: 'Download' },
  applyBy: { de: 'Bewerben bis', en: 'Apply by' },
  openUntilFilled: { de: 'Offen, bis die Stelle besetzt ist', en: 'Open until filled' },
  apply: { de: 'Bewerben', en: 'Apply' },
  careers: { de: 'Karriere', en: 'Careers' },
  toOffer: { de: 'Aufgaben, Bezahlung und Bewerbung', en: 'Tasks, pay and how to apply' },
  offerFacts: { de: 'Auf einen Blick', en: 'At a glance' },
  employment: { de: 'Art der Stelle', en: 'Kind of position' },
  extent: { de: 'Umfang', en: 'Extent' },
  pay: { de: 'Bezahlung', en: 'Pay' },
  place: { de: 'Ort', en: 'Place' },
  deadline: { de: 'Bewerbungsfrist', en: 'Deadline' },
  reference: { de: 'Kennziffer', en: 'Reference' },
  whomToAsk: { de: 'Fragen beantwortet', en: 'Questions to' },
  application: { de: 'Bewerbung', en: 'Application' },
  offerFile: { de: 'Ausschreibung als PDF', en: 'Advertisement as a PDF' },
  otherOffers: { de: 'Alle offenen Stellen', en: 'All open positions' },
  noOffers: { de: 'Zurzeit ist keine Stelle ausgeschrieben', en: 'No position is open at the moment' },
  noOffersLead: {
    de: 'Initiativbewerbungen lesen wir gern. Schreiben Sie uns, was Sie erforschen möchten.',
    en: 'We are glad to read speculative applications. Tell us what you would like to investigate.',
  },
  telephone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail', en: 'E-mail' },
  retention: { de: 'Was wir aufbewahren, und wie lange', en: 'What we keep, and for how long' },
  toMyData: { de: 'Meine Daten ansehen, mitnehmen oder löschen', en: 'See, take along or delete my data' },
  retentionLead: {
    de: 'Nach dieser Liste löscht die Website jede Nacht von selbst.',
    en: 'The website deletes data by this list every night, automatically.',
  },
  retentionWhat: { de: 'Daten', en: 'Data' },
  retentionPurpose: { de: 'Zweck', en: 'Purpose' },
  retentionPeriod: { de: 'Dauer', en: 'Period' },
} as const satisfies Record<string, Bilingual<string>>

/** „Die Frist ist am 30. Juni 2027 abgelaufen“, of a position one can no longer apply for. */
export function deadlineIsOver(day: Bilingual<string>): Bilingual<string> {
  return {
    de: `Die Bewerbungsfrist ist am ${day.de} abgelaufen`,
    en: `The deadline for applications was ${day.en}`,
  }
}

/** Kinds of employment, as a job offer names them. */
export const employmentNames = {
  fullTime: { de: 'Vollzeit', en: 'Full time' },
  partTime: { de: 'Teilzeit', en: 'Part time' },
  doctorate: { de: 'Promotion', en: 'Doctorate' },
  student: { de: 'Studentische Stelle', en: 'Student position' },
  internship: { de: 'Praktikum', en: 'Internship' },
} as const satisfies Record<(typeof employments)[number], Bilingual<string>>
