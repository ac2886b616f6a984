import type { Bilingual } from '#contract/language.ts'

/** What visitors come to the home page for, and the current offers for each. */
export const nextSteps = {
  takePart: { de: 'Mitmachen', en: 'Take part' },
  howItGoes: { de: 'So läuft eine Studie bei uns ab', en: 'What taking part in a study is like' },
  studies: {
    de: (count: number) =>
      count === 1 ? 'Eine Studie sucht Freiwillige' : `${count} Studien suchen Freiwillige`,
    en: (count: number) =>
      count === 1 ? 'One study is looking for volunteers' : `${count} studies are looking for volunteers`,
  },
  visit: { de: 'Dabei sein', en: 'Visit or watch' },
  allEvents: { de: 'Alle Veranstaltungen', en: 'All events' },
  runsNow: { de: 'Läuft gerade', en: 'On now' },
  vote: { de: 'Abstimmen', en: 'Vote' },
  answer: { de: 'Mitreden', en: 'Have your say' },
  submit: { de: 'Einreichen', en: 'Submit a work' },
  until: { de: (day: string) => `bis ${day}`, en: (day: string) => `until ${day}` },
  work: { de: 'Hier arbeiten', en: 'Work here' },
  noOffers: { de: 'Was wir bieten', en: 'What we offer' },
  offers: {
    de: (count: number) => (count === 1 ? 'Eine offene Stelle' : `${count} offene Stellen`),
    en: (count: number) => (count === 1 ? 'One open position' : `${count} open positions`),
  },
  deadline: {
    de: (day: string) => `nächste Frist am ${day}`,
    en: (day: string) => `next deadline ${day}`,
  },
  press: { de: 'Berichten', en: 'Report on us' },
  forPress: { de: 'Bilder, Zahlen und wer Auskunft gibt', en: 'Pictures, figures and whom to ask' },
} as const satisfies Record<string, Bilingual<unknown>>
