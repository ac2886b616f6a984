import type { Bilingual } from '#contract/language.ts'

/** What a file field says of the files it takes. */
export const fileRule: Bilingual<(types: string, size: string) => string> = {
  de: (types, size) => `${types}, höchstens ${size}.`,
  en: (types, size) => `${types}, at most ${size}.`,
}

/** Said at the field of a file once its form was refused, whether one had been chosen or not. */
export const fileAgain: Bilingual<string> = {
  de: 'Bitte wählen Sie eine Datei. Hatten Sie schon eine gewählt, wählen Sie sie noch einmal: Solange etwas fehlt, behalten wir keine.',
  en: 'Please choose a file. If you had chosen one, choose it again: as long as something is missing, we keep none.',
}

/** What is wrong with a chosen file: said by the browser, and by the server where the browser did not. */
export const fileProblems = {
  fileMissing: { de: 'Bitte wählen Sie eine Datei.', en: 'Please choose a file.' },
  validFile: {
    de: 'Bitte wählen Sie eine Datei, die nicht leer ist.',
    en: 'Please choose a file that is not empty.',
  },
  fileType: {
    de: 'Diese Art von Datei nehmen wir hier nicht an. Bitte wählen Sie eine der genannten.',
    en: 'We do not accept this type of file here. Please choose one of those named.',
  },
  fileSize: {
    de: 'Diese Datei ist zu groß. Bitte wählen Sie eine kleinere.',
    en: 'This file is too large. Please choose a smaller one.',
  },
} as const satisfies Record<string, Bilingual<string>>
