import type { Bilingual } from '#contract/language.ts'

/** File types and size that a file field accepts. */
export const fileRule: Bilingual<(types: string, size: string) => string> = {
  de: (types, size) => `${types}, höchstens ${size}.`,
  en: (types, size) => `${types}, at most ${size}.`,
}

/** Shown at a file field after its form was refused, whether a file had been chosen or not. */
export const fileAgain: Bilingual<string> = {
  de: 'Bitte wählen Sie eine Datei. Hatten Sie schon eine gewählt, wählen Sie sie noch einmal: Solange etwas fehlt, behalten wir keine.',
  en: 'Please choose a file. If you had chosen one, choose it again: as long as something is missing, we keep none.',
}

/** Formats written by phones and older programs that are refused, with the way to convert them. */
export const conversionHints = {
  photoFormat: {
    de: 'Fotos in diesem Format (etwa HEIC vom iPhone oder TIFF) zeigen nicht alle Browser. Bitte speichern Sie das Foto als JPEG, und laden Sie es noch einmal hoch. Am iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
    en: 'Not every browser shows photos in this format (HEIC from an iPhone, or TIFF). Please save the photo as JPEG and upload it again. On an iPhone: Settings, Camera, Formats, ‘Most Compatible’.',
  },
  filmFormat: {
    de: 'Filme in diesem Format (etwa MOV vom iPhone oder AVI) spielen nicht alle Browser ab. Bitte speichern Sie den Film als MP4 mit H.264, und laden Sie ihn noch einmal hoch.',
    en: 'Not every browser plays films in this format (MOV from an iPhone, or AVI). Please save the film as MP4 with H.264 and upload it again.',
  },
  oldDocument: {
    de: 'Dokumente im alten Format (doc, xls, ppt) können Makros enthalten und werden nicht angenommen. Bitte speichern Sie es als docx, xlsx, pptx oder PDF.',
    en: 'Documents in the old format (doc, xls, ppt) can hold macros and are not accepted. Please save it as docx, xlsx, pptx or PDF.',
  },
  fileHasMacros: {
    de: 'Dieses Dokument enthält Makros, also kleine Programme. Bitte speichern Sie es ohne Makros oder als PDF.',
    en: 'This document contains macros, which are small programs. Please save it without macros or as PDF.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** Error messages for a chosen file: shown by the browser, or by the server if the browser did not check. */
export const fileProblems = {
  ...conversionHints,
  fileMissing: { de: 'Bitte wählen Sie eine Datei.', en: 'Please choose a file.' },
  validFile: {
    de: 'Bitte wählen Sie eine Datei, die nicht leer ist.',
    en: 'Please choose a file that is not empty.',
  },
  fileType: {
    de: 'Diese Art von Datei nehmen wir hier nicht an. Bitte wählen Sie eine der genannten.',
    en: 'We do not accept this type of file here. Please choose one of those named.',
  },
  ownFilesOnly: {
    de: 'Diese Datei ist weder öffentlich noch von Ihnen hochgeladen. Bitte laden Sie eine eigene hoch, oder bitten Sie die Redaktion, die Datei zu veröffentlichen.',
    en: 'This file is neither public nor one that you uploaded. Please upload a file of your own, or ask an editor to make this one public.',
  },
  sentFile: {
    de: 'Diese Datei wurde mit einem Formular eingesandt und wird nur dort gezeigt. Bitte wählen Sie eine andere.',
    en: 'This file was sent with a form and is shown only there. Please choose another one.',
  },
  validPicture: {
    de: 'Diese Datei ist kein Bild. Bitte wählen Sie ein Bild.',
    en: 'This file is not a picture. Please choose a picture.',
  },
  validSound: {
    de: 'Diese Datei ist keine Tonaufnahme. Bitte wählen Sie eine.',
    en: 'This file is not a sound recording. Please choose one.',
  },
  validPdf: {
    de: 'Diese Datei ist kein PDF. Bitte wählen Sie eines.',
    en: 'This file is not a PDF. Please choose one.',
  },
  fileSize: {
    de: 'Diese Datei ist zu groß. Bitte wählen Sie eine kleinere.',
    en: 'This file is too large. Please choose a smaller one.',
  },
} as const satisfies Record<string, Bilingual<string>>
