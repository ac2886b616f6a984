import type { Bilingual } from '#contract/language.ts'

/** Public texts of the lecture. */
export const lecture = {
  title: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
  history: { de: 'Alle Hahn-Vorlesungen', en: 'All Hahn Lectures' },
  toHistory: { de: 'Zu allen Hahn-Vorlesungen seit 2007', en: 'To all Hahn Lectures since 2007' },
  empty: { de: 'Noch keine Vorlesung', en: 'No lecture yet' },
  emptyLead: {
    de: 'Hier stehen bald alle Hahn-Vorlesungen mit Zusammenfassung, Folien und Aufzeichnung.',
    en: 'All Hahn Lectures will soon be listed here with abstract, slides and recording.',
  },
  none: { de: 'Der nächste Termin steht noch nicht fest', en: 'The next date is not fixed yet' },
  noneLead: {
    de: 'Sobald feststeht, wer spricht und wann, erfahren Sie es hier und können sich anmelden.',
    en: 'As soon as speaker and date are known you will find them here, and can register.',
  },
  live: { de: 'Die Vorlesung läuft gerade', en: 'The lecture is on now' },
  liveLead: {
    de: 'Den Livestream finden Sie auf dieser Seite. Sie ändert sich von selbst, wenn die Vorlesung zu Ende ist.',
    en: 'You will find the livestream on this page. It changes by itself when the lecture is over.',
  },
  speaker: { de: 'Es spricht', en: 'Speaker' },
  spoke: { de: 'Es sprach', en: 'Speaker' },
  date: { de: 'Termin', en: 'Date' },
  year: { de: 'Jahr', en: 'Year' },
  number: { de: 'Ausgabe', en: 'Edition' },
  abstract: { de: 'Zusammenfassung', en: 'Abstract' },
  recording: { de: 'Aufzeichnung', en: 'Recording' },
  transcript: { de: 'Abschrift', en: 'Transcript' },
  showTranscript: { de: 'Abschrift der Aufzeichnung lesen', en: 'Read the transcript of the recording' },
  place: { de: 'Ort', en: 'Place' },
  slides: { de: 'Folien', en: 'Slides' },
  pictures: { de: 'Bilder des Abends', en: 'Pictures of the evening' },
  cite: { de: 'So zitieren Sie den Vortrag', en: 'How to cite this talk' },
  byDecade: { de: 'Nach Jahrzehnt', en: 'By decade' },
  allYears: { de: 'Alle', en: 'All' },
  toCurrent: { de: 'Zeit, Ort und Anmeldung', en: 'Time, place and registration' },
  previous: { de: 'Vorherige Vorlesung', en: 'Previous lecture' },
  next: { de: 'Nächste Vorlesung', en: 'Next lecture' },
  neighbours: { de: 'Weitere Hahn-Vorlesungen', en: 'Further Hahn Lectures' },
  onlyGerman: {
    de: 'Diese Vorlesung ist nur auf Deutsch beschrieben.',
    en: 'This lecture is described in German only.',
  },
  onlyEnglish: {
    de: 'Diese Vorlesung ist nur auf Englisch beschrieben.',
    en: 'This lecture is described in English only.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** For example “2010s”. */
export function decadeName(decade: string): Bilingual<string> {
  return { de: `${decade}er Jahre`, en: `${decade}s` }
}

/** For example “12th Hahn Lecture”. */
export function editionName(number: number): Bilingual<string> {
  return { de: `${number}. Hahn-Vorlesung`, en: `${ordinal(number)} Hahn Lecture` }
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })

function ordinal(number: number): string {
  return `${number}${endings[ordinals.select(number)] ?? 'th'}`
}
