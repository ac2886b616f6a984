import type { Bilingual } from '#contract/language.ts'
import { type FieldNames, labelsOf } from './field-names.ts'

/** Studies in backstage. */
export const studiesBackstage = {
  create: { de: 'Studie anlegen', en: 'Create study' },
  empty: { de: 'Noch keine Studie', en: 'No study yet' },
  emptyLead: {
    de: 'Eine sichtbare Studie steht auf der Seite „An Studien teilnehmen“, solange sie Freiwillige sucht.',
    en: 'A visible study stands on the page ‘Take part in studies’ while it looks for volunteers.',
  },
  failed: { de: 'Studien konnten nicht geladen werden', en: 'Error while fetching studies' },
  headline: { de: 'Titel', en: 'Title' },
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  description: { de: 'Was geschieht', en: 'What happens' },
  participants: { de: 'Wer teilnehmen kann', en: 'Who can take part' },
  participantsHint: {
    de: 'Zum Beispiel Alter und was ausschließt',
    en: 'For instance age, and what rules it out',
  },
  duration: { de: 'Dauer', en: 'Duration' },
  durationHint: {
    de: 'Zum Beispiel: zwei Termine von je 90 Minuten',
    en: 'For instance: two visits of 90 minutes each',
  },
  compensation: { de: 'Aufwandsentschädigung', en: 'Compensation' },
  compensationHint: { de: 'Zum Beispiel: 60 Euro', en: 'For instance: 60 euros' },
  ethicsNumber: { de: 'Nummer des Ethikvotums', en: 'Number of the ethics approval' },
  seeking: { de: 'Sucht Freiwillige', en: 'Looking for volunteers' },
  seeksFrom: { de: 'Von', en: 'From' },
  seeksFromHint: { de: 'Leer: sofort, sobald sie sichtbar ist', en: 'Empty: as soon as it is visible' },
  seeksUntil: { de: 'Bis', en: 'Until' },
  seeksUntilHint: { de: 'Danach verschwindet sie von selbst', en: 'After that it vanishes by itself' },
  places: { de: 'Gesuchte Personen', en: 'People wanted' },
  placesHint: {
    de: 'Für jeden freien Platz schreiben Sie fünf Freiwilligen.',
    en: 'For each free place you write to five volunteers.',
  },
  placesTaken: { de: 'Davon gefunden', en: 'Found so far' },
  hasEnough: { de: 'Wir haben genug', en: 'We have enough' },
  hasEnoughHint: {
    de: 'Die Studie verschwindet von der Website. Wer noch auf die E-Mail wartet, bekommt sie nicht.',
    en: 'The study vanishes from the website. Whoever still waits for the e-mail does not get it.',
  },
  state: { de: 'Zustand', en: 'State' },
  contact: { de: 'Ansprechperson', en: 'Contact' },
  contactHint: {
    de: 'Freiwillige brauchen eine E-Mail-Adresse oder eine Telefonnummer.',
    en: 'Volunteers need an e-mail address or a telephone number.',
  },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefon', en: 'Telephone' },
} as const satisfies Record<string, Bilingual<string>>

export function studiesCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Studie' : `${n} Studien`, en: n === 1 ? '1 study' : `${n} studies` }
}

/** Names of the fields, in error messages and in the history. */
export const studyFieldNames: FieldNames = {
  ...labelsOf(studiesBackstage),
  title: studiesBackstage.headline,
  'contact.name': studiesBackstage.name,
  'contact.email': studiesBackstage.email,
  'contact.phone': studiesBackstage.phone,
}
