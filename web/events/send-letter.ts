import type { Bilingual } from '#contract/language.ts'

/** A letter in the words of staff. */
export interface Letter {
  subject: Bilingual<string>
  body: Bilingual<string>
}

export const blankLetter: Letter = { subject: { de: '', en: '' }, body: { de: '', en: '' } }

export function isBlank({ subject, body }: Letter): boolean {
  return [subject.de, subject.en, body.de, body.en].every(text => text === '')
}

/** The language that is missing; null where both are written. */
export function missingLanguage({ subject }: Letter): 'de' | 'en' | null {
  if (subject.de.trim() === '') return 'de'
  return subject.en.trim() === '' ? 'en' : null
}
