import { type Language, languageIn, locales } from '#contract/language.ts'

/** Returns the language of the current page, for requests outside of components. */
export function currentLanguage(): Language {
  return languageIn(location.pathname)
}

/** Returns headers for a JSON request in the language of the page. */
export function jsonHeaders(language = currentLanguage()): Record<string, string> {
  return { 'accept-language': locales[language], 'content-type': 'application/json' }
}
