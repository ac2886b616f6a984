import type { Bilingual } from '#contract/language.ts'

/** Moving the start of an event, and the other times that belong to it. */
export const eventMoved = {
  times: {
    end: { de: 'Ende', en: 'end' },
    programme: { de: 'Programm', en: 'programme' },
    livestream: { de: 'Livestream', en: 'livestream' },
    registration: { de: 'Anmeldeschluss', en: 'close of registration' },
  },
  move: { de: 'Mitverschieben', en: 'Move along' },
} as const

type Words = readonly Bilingual<string>[]
const listed = (words: Words, language: 'de' | 'en') => words.map(one => one[language]).join(', ')

export const stillAtOldTime = (words: Words): Bilingual<string> => ({
  de: `Der Beginn ist verschoben. Noch zur alten Zeit: ${listed(words, 'de')}.`,
  en: `The start has moved. Still at the old time: ${listed(words, 'en')}.`,
})

export const movedAlong = (words: Words): Bilingual<string> => ({
  de: `Mitverschoben: ${listed(words, 'de')}.`,
  en: `Moved along: ${listed(words, 'en')}.`,
})

export const onAnotherDay = (words: Words): Bilingual<string> => ({
  de: `Nicht an den Tagen der Veranstaltung: ${listed(words, 'de')}. Bitte prüfen Sie die Zeiten.`,
  en: `Not on the days of the event: ${listed(words, 'en')}. Please check the times.`,
})

/** Shown while the change is not saved yet. */
export const writtenToAfterSave = (count: number): Bilingual<string> => ({
  de: `${count === 1 ? 'Eine Person bekommt' : `${count} Personen bekommen`} zehn Minuten nach dem Speichern eine E-Mail über die Änderung. Bis dahin können Sie sie bei den Anmeldungen zurücknehmen.`,
  en: `${count === 1 ? 'One person gets' : `${count} people get`} an e-mail about the change ten minutes after you save. Until then you can take it back on the screen of the registrations.`,
})
