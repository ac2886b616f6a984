import type { Bilingual } from '#contract/language.ts'

/** A letter written by staff. */
export interface Letter {
  subject: Bilingual<string>
  body: Bilingual<string>
}

export const blankLetter: Letter = { subject: { de: '', en: '' }, body: { de: '', en: '' } }

export function isBlank({ subject, body }: Letter): boolean {
  return [subject.de, subject.en, body.de, body.en].every(text => text === '')
}

/** Returns the language whose subject is missing; null if both are filled in. */
export function missingLanguage({ subject }: Letter): 'de' | 'en' | null {
  if (subject.de.trim() === '') return 'de'
  return subject.en.trim() === '' ? 'en' : null
}
