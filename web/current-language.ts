import { type Language, languageIn, locales } from '#contract/language.ts'

/** The language of the page shown, for what is asked outside of components. */
export function currentLanguage(): Language {
  return languageIn(location.pathname)
}

/** JSON in the language of the page: every request says which it is. */
export function jsonHeaders(language = currentLanguage()): Record<string, string> {
  return { 'accept-language': locales[language], 'content-type': 'application/json' }
}
