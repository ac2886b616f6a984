import type { Bilingual } from '#contract/language.ts'
import type { StudyState } from '#contract/studies/study.ts'

/** Studies on the page for volunteers. */
export const studies = {
  title: { de: 'Studien, die Freiwillige suchen', en: 'Studies looking for volunteers' },
  none: {
    de: 'Zurzeit sucht keine Studie Freiwillige. Wenn Sie sich unten eintragen, schreiben wir Ihnen, sobald es so weit ist.',
    en: 'No study is looking for volunteers at the moment. Sign up below, and we write to you when one does.',
  },
  participants: { de: 'Wer teilnehmen kann', en: 'Who can take part' },
  duration: { de: 'Dauer', en: 'Duration' },
  compensation: { de: 'Aufwandsentschädigung', en: 'Compensation' },
  seeksUntil: { de: 'Sucht bis', en: 'Looking until' },
  ethicsNumber: { de: 'Ethikvotum', en: 'Ethics approval' },
  contact: { de: 'Ansprechperson', en: 'Contact' },
  onlyGerman: {
    de: 'Diese Studie ist nur auf Deutsch beschrieben.',
    en: 'This study is described in German only.',
  },
  onlyEnglish: {
    de: 'Diese Studie ist nur auf Englisch beschrieben.',
    en: 'This study is described in English only.',
  },
} as const satisfies Record<string, Bilingual<string>>

export const studyStateNames: Record<StudyState, Bilingual<string>> = {
  hidden: { de: 'Nicht sichtbar', en: 'Not visible' },
  notYet: { de: 'Sucht noch nicht', en: 'Not looking yet' },
  open: { de: 'Sucht Freiwillige', en: 'Looking for volunteers' },
  closed: { de: 'Beendet', en: 'Closed' },
}
