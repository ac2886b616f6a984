import type { Bilingual } from '#contract/language.ts'

/** Lists of words that staff edit: renamed, put in order, merged, deleted. */
export const words = {
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  save: { de: 'Speichern', en: 'Save' },
  add: { de: 'Hinzufügen', en: 'Add' },
  up: { de: 'Nach oben', en: 'Move up' },
  down: { de: 'Nach unten', en: 'Move down' },
  remove: { de: 'Löschen', en: 'Delete' },
  merge: { de: 'Zusammenlegen', en: 'Merge' },
  mergeInto: { de: 'Zusammenlegen mit', en: 'Merge with' },
} as const satisfies Record<string, Bilingual<string>>

/** For example “‘Fibre’ deleted”. */
export function wordsRemoved(name: string): Bilingual<string> {
  return { de: `„${name}“ gelöscht`, en: `‘${name}’ deleted` }
}

/** Question before an unused word is deleted. */
export function removeUnusedQuestion(name: string): Bilingual<string> {
  return {
    de: `„${name}“ wird gelöscht. Das lässt sich nicht zurücknehmen.`,
    en: `‘${name}’ will be deleted. This cannot be undone.`,
  }
}

/** Question before two words of a list are merged. */
export function mergeQuestion(usedBy: Bilingual<string>, from: string, into: string): Bilingual<string> {
  return {
    de: `Wo „${from}“ steht (${usedBy.de}), steht dann „${into}“. „${from}“ gibt es danach nicht mehr. Das lässt sich nicht zurücknehmen.`,
    en: `Wherever ‘${from}’ stands (${usedBy.en}), ‘${into}’ will stand. ‘${from}’ will be gone. This cannot be undone.`,
  }
}
