import type { Bilingual, Language } from '#contract/language.ts'

/** Help with a language that is outdated. */
export const translations = {
  title: { de: 'Übersetzung', en: 'Translation' },
  see: { de: 'Änderungen ansehen', en: 'See the changes' },
  mark: { de: 'Als aktuell bestätigen', en: 'Mark as current' },
  marked: { de: 'Als aktuell bestätigt', en: 'Marked as current' },
  takeOverLead: {
    de: 'Füllt leere Textfelder mit Überschriften, Listen, Bildern und Links, als Grundlage für die Übersetzung. Titel und kurze Zeilen bleiben leer.',
    en: 'Fills empty text fields with headings, lists, pictures and links, as the ground of a translation. Titles and short lines stay empty.',
  },
  takenOver: { de: 'Texte übernommen, nicht gespeichert', en: 'Texts taken over, not saved' },
  neverInStep: {
    de: 'Wann beide Sprachen zuletzt zueinander passten, sagt der Verlauf nicht. Hier steht der ganze Text.',
    en: 'The history does not say when both languages last matched. This is the whole text.',
  },
}

/** `language`: the outdated one. */
export function hasChanged(language: Language): Bilingual<string> {
  return language === 'en'
    ? {
        de: 'Der deutsche Text hat sich geändert, seit der englische zuletzt zu ihm passte.',
        en: 'The German text has changed since the English one last matched it.',
      }
    : {
        de: 'Der englische Text hat sich geändert, seit der deutsche zuletzt zu ihm passte.',
        en: 'The English text has changed since the German one last matched it.',
      }
}

export function changesIn(behind: Language): Bilingual<string> {
  return behind === 'en'
    ? { de: 'Was sich im Deutschen geändert hat', en: 'What changed in German' }
    : { de: 'Was sich im Englischen geändert hat', en: 'What changed in English' }
}

export function sinceThen(moment: string, behind: Language): Bilingual<string> {
  return behind === 'en'
    ? {
        de: `Seit ${moment} Uhr: Bis dahin passte der englische Text dazu.`,
        en: `Since ${moment}: until then the English text matched it.`,
      }
    : {
        de: `Seit ${moment} Uhr: Bis dahin passte der deutsche Text dazu.`,
        en: `Since ${moment}: until then the German text matched it.`,
      }
}

/** `language`: the one to fill. */
export function takeTextsOver(language: Language): Bilingual<string> {
  return language === 'en'
    ? { de: 'Texte aus dem Deutschen übernehmen', en: 'Take over the German texts' }
    : { de: 'Texte aus dem Englischen übernehmen', en: 'Take over the English texts' }
}
