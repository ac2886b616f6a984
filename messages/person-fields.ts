import type { Bilingual } from '#contract/language.ts'

/** Error messages for the fields of a person. */
export const personProblems = {
  validPersonTitle: {
    de: 'Diesen Titel gibt es nicht mehr. Bitte wählen Sie einen aus der Liste.',
    en: 'Please select a valid title from the list; this one is gone.',
  },
  validPersonInstitution: {
    de: 'Diese Einrichtung gibt es nicht mehr. Bitte wählen Sie eine aus der Liste.',
    en: 'Please select a valid institution from the list; this one is gone.',
  },
  validPosition: {
    de: 'Diese Funktion gibt es nicht mehr. Bitte wählen Sie eine aus der Liste.',
    en: 'Please select a valid position from the list; this one is gone.',
  },
  validRole: {
    de: 'Diese Rolle gibt es nicht mehr. Bitte wählen Sie eine aus der Liste.',
    en: 'Please select a valid role from the list; this one is gone.',
  },
  validStatus: {
    de: 'Diesen Status gibt es nicht mehr. Bitte wählen Sie einen aus der Liste.',
    en: 'Please select a valid status from the list; this one is gone.',
  },
  validGroup: {
    de: 'Diese Gruppe gibt es nicht mehr. Bitte wählen Sie eine aus der Liste.',
    en: 'Please select a valid group from the list; this one is gone.',
  },
  validBoardRole: {
    de: 'Dieses Gremium gibt es nicht mehr. Bitte wählen Sie eines aus der Liste.',
    en: 'Please select a valid board from the list; this one is gone.',
  },
  validService: {
    de: 'Diesen Dienst gibt es nicht mehr. Bitte wählen Sie einen aus der Liste.',
    en: 'Please select a valid service from the list; this one is gone.',
  },
  validAboutMe: {
    de: 'Bitte geben Sie einen gültigen Text über sich ein. Dieser ist fehlerhaft, zu lang oder zu tief verschachtelt.',
    en: 'Please enter a valid text about yourself. This one is malformed, too long or nested too deeply.',
  },
} as const satisfies Record<string, Bilingual<string>>
