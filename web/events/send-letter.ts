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

/** A language is written whole, or not at all, and one of them is. */
export function isWhole({ subject, body }: Letter): boolean {
  const isEmpty = (language: 'de' | 'en') => subject[language].trim() === '' && body[language].trim() === ''
  const areBoth = (language: 'de' | 'en') => subject[language].trim() !== '' && body[language].trim() !== ''
  return (areBoth('de') && (areBoth('en') || isEmpty('en'))) || (isEmpty('de') && areBoth('en'))
}

/** The language that is missing; null where both are written. */
export function missingLanguage({ subject }: Letter): 'de' | 'en' | null {
  if (subject.de.trim() === '') return 'de'
  return subject.en.trim() === '' ? 'en' : null
}
