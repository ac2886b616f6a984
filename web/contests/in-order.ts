import { type Language, otherLanguage } from '#contract/language.ts'
import { contestForm as say } from '#messages/contest-form.ts'

const parts = {
  de: { language: 'de', ending: 'De', legend: say.inGerman },
  en: { language: 'en', ending: 'En', legend: say.inEnglish },
} as const

/** Returns both languages with their field suffix and legend, the reader's language first. */
export function languagesInOrder(own: Language) {
  return [parts[own], parts[otherLanguage(own)]]
}
