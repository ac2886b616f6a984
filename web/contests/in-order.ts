import { type Language, otherLanguage } from '#contract/language.ts'
import { contestForm as say } from '#messages/contest-form.ts'

const parts = {
  de: { language: 'de', ending: 'De', legend: say.inGerman },
  en: { language: 'en', ending: 'En', legend: say.inEnglish },
} as const

/** Both languages as the form names them, the reader's first. */
export function inOrder(own: Language) {
  return [parts[own], parts[otherLanguage(own)]]
}
