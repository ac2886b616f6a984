import type { Bilingual } from '#contract/language.ts'

/** Dialog before pictures are published without a description. */
export const undescribed = {
  title: { de: 'Bilder ohne Beschreibung', en: 'Pictures without a description' },
  lead: {
    de: 'Wer ein Bild nicht sieht, hört seine Beschreibung. Was Sie hier schreiben, gilt überall, wo das Bild gezeigt wird.',
    en: 'Those who cannot see a picture hear its description. What you write here is used wherever the picture is shown.',
  },
  ways: {
    describe: { de: 'Beschreiben', en: 'Describe' },
    decorative: { de: 'Nur Schmuck', en: 'Decorative' },
    reason: { de: 'Ohne Beschreibung', en: 'No description' },
  },
  decorativeLead: {
    de: 'Vorlesegeräte übergehen das Bild. Wer es nicht sieht, verpasst nichts.',
    en: 'Screen readers pass over the picture. Nobody misses anything by it.',
  },
  reason: { de: 'Warum gibt es keine Beschreibung?', en: 'Why is there no description?' },
  reasonHint: {
    de: 'Zum Beispiel: Das Bild wird am Montag ausgetauscht. Es bleibt unter „Dateien“ in der Liste „Ohne Beschreibung“.',
    en: 'For example: the picture will be replaced on Monday. It stays in the list ‘Without description’ under ‘Files’.',
  },
  reasonOfFile: { de: 'Grund, warum es keine gibt', en: 'Reason why there is none' },
  required: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  requiredToo: {
    de: {
      de: 'Bitte beschreiben Sie das Bild auch auf Deutsch.',
      en: 'Please describe the picture in German, too.',
    },
    en: {
      de: 'Bitte beschreiben Sie das Bild auch auf Englisch.',
      en: 'Please describe the picture in English, too.',
    },
  },
  save: { de: 'Übernehmen und speichern', en: 'Apply and save' },
} as const satisfies Record<string, Bilingual<string> | Record<string, Bilingual<string>>>
