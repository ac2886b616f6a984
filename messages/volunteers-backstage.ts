import type { Bilingual } from '#contract/language.ts'
import type { VolunteerState } from '#contract/volunteers/volunteer.ts'
import { screenTitles } from './screen-titles.ts'

/** List of the people who want to be told of studies. */
export const volunteersBackstage = {
  title: screenTitles.backstageVolunteers,
  lead: {
    de: 'Wer von Studien erfahren möchte: zwölf Monate ab der Bestätigung. Einen Monat vor dem Ende fragt eine E-Mail, ob sie bleiben; ohne Antwort löscht die Website die Adresse. Die Adressen sind verschlüsselt: Sie finden eine, wenn Sie sie ganz eingeben. Schreiben können Sie ihnen unter „Studien“.',
    en: 'Those who want to hear about studies: for twelve months from confirming. A month before the end an e-mail asks whether they stay; without an answer the website deletes the address. Addresses are encrypted: you find one by typing it in full. You can write to them under ‘Studies’.',
  },
  empty: { de: 'Noch hat sich niemand eingetragen', en: 'Nobody has signed up yet' },
  emptyLead: {
    de: 'Das Formular steht auf der Seite „An Studien teilnehmen“.',
    en: 'The form is on the page ‘Take part in studies’.',
  },
  failed: { de: 'Freiwillige konnten nicht geladen werden', en: 'Error while fetching volunteers' },
  remove: { de: 'Adresse löschen', en: 'Delete address' },
  yes: { de: 'Löschen', en: 'Delete' },
  no: { de: 'Behalten', en: 'Keep' },
  languages: { de: { de: 'Deutsch', en: 'Englisch' }, en: { de: 'German', en: 'English' } },
} as const

export const volunteerColumns = {
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  language: { de: 'Sprache', en: 'Language' },
  state: { de: 'Zustand', en: 'State' },
  createdAt: { de: 'Eingetragen', en: 'Signed up' },
  confirmedAt: { de: 'Bestätigt', en: 'Confirmed' },
  expiresAt: { de: 'Bis', en: 'Until' },
} as const satisfies Record<string, Bilingual<string>>

export const volunteerStateNames: Record<VolunteerState, Bilingual<string>> = {
  pending: { de: 'Unbestätigt', en: 'Unconfirmed' },
  confirmed: { de: 'Dabei', en: 'On the list' },
  asked: { de: 'Gefragt, ob sie bleiben', en: 'Asked whether to stay' },
}

export function volunteersCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Person' : `${n} Personen`, en: n === 1 ? '1 person' : `${n} people` }
}

export function volunteersQuestion(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Diese Adresse endgültig löschen?' : `${n} Adressen endgültig löschen?`,
    en: n === 1 ? 'Delete this address for good?' : `Delete ${n} addresses for good?`,
  }
}

export function volunteersRemoved(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Die Adresse ist gelöscht' : `${n} Adressen sind gelöscht`,
    en: n === 1 ? 'The address has been deleted' : `${n} addresses have been deleted`,
  }
}
