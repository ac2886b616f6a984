import type { Bilingual } from '#contract/language.ts'
import type { employments } from '#contract/pages/items.ts'

/** Open positions: in their list, and on the page of each. */
export const career = {
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
} as const satisfies Record<string, Bilingual<string>>

/** “The deadline for applications was 30 June 2027”, for a position that is closed. */
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
