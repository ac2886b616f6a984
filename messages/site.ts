import type { Bilingual } from '#contract/language.ts'

/** The home page. */
export const site = {
  takePart: { de: 'An einer Studie teilnehmen', en: 'Take part in a study' },
  howItWorks: { de: 'Wie MRT funktioniert', en: 'How MRI works' },
  nextSteps: { de: 'Was möchten Sie tun?', en: 'What would you like to do?' },
  newsTitle: { de: 'Neuigkeiten', en: 'News' },
  allNews: { de: 'Alle Neuigkeiten', en: 'All news' },
  eventsTitle: { de: 'Nächste Veranstaltungen', en: 'Next events' },
  allEvents: { de: 'Alle Veranstaltungen', en: 'All events' },
  groupsTitle: { de: 'Woran wir forschen', en: 'What we work on' },
  allGroups: { de: 'Alle Arbeitsgruppen', en: 'All research groups' },
  peopleTitle: { de: 'Wer hier forscht', en: 'Who does research here' },
  allPeople: { de: 'Das ganze Team', en: 'The whole team' },
  noNews: {
    de: 'Noch keine Neuigkeiten. Hier erscheinen Berichte aus dem Institut.',
    en: 'No news yet. Reports from the institute appear here.',
  },
} as const satisfies Record<string, Bilingual<string>>
