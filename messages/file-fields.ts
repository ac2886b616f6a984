import type { Bilingual } from '#contract/language.ts'

/** What a file field says of the files it takes. */
export const fileRule: Bilingual<(types: string, size: string) => string> = {
  de: (types, size) => `${types}, höchstens ${size}.`,
  en: (types, size) => `${types}, at most ${size}.`,
}

/** What is wrong with a chosen file: said by the browser, and by the server where the browser did not. */
export const fileProblems = {
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
