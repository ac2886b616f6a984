import type { Bilingual } from '#contract/language.ts'
import { type FieldNames, labelsOf } from './field-names.ts'
import { recordings } from './films-backstage.ts'
import { screenTitles } from './screen-titles.ts'

/** The lecture in backstage. */
export const lectureBackstage = {
  title: screenTitles.backstageLecture,
  editions: { de: 'Alle Ausgaben', en: 'All editions' },
  create: { de: 'Ausgabe anlegen', en: 'Create edition' },
  empty: { de: 'Noch keine Ausgabe', en: 'No edition yet' },
  emptyLead: {
    de: 'Legen Sie für jede Hahn-Vorlesung eine Ausgabe an. Sie erscheint in der Geschichte der Vorlesung.',
    en: 'Create an edition for each Hahn Lecture. It appears in the history of the lecture.',
  },
  noCurrent: {
    de: 'Noch ist keine Vorlesung geplant. Legen Sie eine Veranstaltung an und kennzeichnen Sie sie als Hahn-Vorlesung.',
    en: 'No lecture is planned yet. Create an event and mark it as a Hahn Lecture.',
  },
  stateNames: {
    de: {
      upcoming: 'Die nächste Vorlesung steht bevor.',
      live: 'Die Vorlesung läuft gerade.',
      past: 'Die letzte Vorlesung ist vorbei.',
    },
    en: {
      upcoming: 'The next lecture is coming up.',
      live: 'The lecture is on now.',
      past: 'The last lecture is over.',
    },
  },
  toEdition: { de: 'Vortrag und Aufzeichnung', en: 'Talk and recording' },
  toEvent: { de: 'Zeit, Anmeldung und Livestream', en: 'Time, registration and livestream' },
  toRegistrations: { de: 'Anmeldungen', en: 'Registrations' },
  rehearsal: { de: 'Probe: So sieht die Seite aus', en: 'Rehearsal: what the page looks like' },
  rehearse: {
    de: { none: 'Aus', upcoming: 'Vorher', live: 'Live', past: 'Danach' },
    en: { none: 'Off', upcoming: 'Before', live: 'Live', past: 'After' },
  },
  year: { de: 'Jahr', en: 'Year' },
  number: { de: 'Nummer', en: 'Number' },
  numberHint: { de: 'Die wievielte Hahn-Vorlesung es ist', en: 'Counted from the first Hahn Lecture' },
  speaker: { de: 'Wer spricht', en: 'Speaker' },
  affiliation: { de: 'Einrichtung', en: 'Affiliation' },
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  headline: { de: 'Titel', en: 'Title' },
  abstract: { de: 'Zusammenfassung', en: 'Abstract' },
  transcript: { de: 'Abschrift der Aufzeichnung', en: 'Transcript of the recording' },
  transcriptHint: {
    de: 'Für alle, die nicht hören können oder lieber lesen',
    en: 'For those who cannot hear, or would rather read',
  },
  event: { de: 'Veranstaltung', en: 'Event' },
  eventHint: {
    de: 'Zeit, Ort, Anmeldung und Livestream stehen in der Veranstaltung. Es erscheinen nur solche, die als Hahn-Vorlesung gekennzeichnet sind.',
    en: 'Time, place, registration and livestream belong to the event. Only events marked as Hahn Lecture appear here.',
  },
  noEvent: { de: 'Keine Veranstaltung', en: 'No event' },
  picture: { de: 'Bild', en: 'Picture' },
  pictures: { de: 'Bilder des Abends', en: 'Pictures of the evening' },
} as const satisfies Record<string, Bilingual<unknown>>

export function editionsCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Ausgabe' : `${n} Ausgaben`, en: n === 1 ? '1 edition' : `${n} editions` }
}

/** Names of the fields, in error messages and in the history. */
export const editionFieldNames: FieldNames = {
  ...labelsOf(lectureBackstage),
  eventId: lectureBackstage.event,
  title: lectureBackstage.headline,
  imageId: lectureBackstage.picture,
  pictureIds: lectureBackstage.pictures,
  recording: recordings.recording,
  slidesId: recordings.slides,
}
