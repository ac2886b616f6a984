import { useLocation } from 'react-router'
import { inBoth, type Language, languageIn, locales, otherLanguage, timeZone } from '#contract/language.ts'

/** The language of the page shown, from its address. */
export function useLanguage(): Language {
  return languageIn(useLocation().pathname)
}

/** Returns a function that selects the text in the language of the page: `say(contact.title)`. */
export function useSay(): <De, En>(sentence: { de: De; en: En }) => De | En {
  const language = useLanguage()
  return sentence => sentence[language]
}

/** Returns the language of a text for `lang` if it differs from that of its record; otherwise undefined. */
export function otherLang(of: { language: Language; inOtherLanguage: readonly string[] }, text: string) {
  return of.inOtherLanguage.includes(text) ? otherLanguage(of.language) : undefined
}

/** „12. März 2027“, “12 March 2027”. */
export function dayOf(moment: string, language: Language): string {
  return days[language].format(new Date(moment))
}

/** „12. Nov. 2027“, “12 Nov 2027”: for tables. */
export function shortDayOf(moment: string, language: Language): string {
  return shortDays[language].format(new Date(moment))
}

// Created once: constructing a format costs more than formatting a page of dates.
const days = inBoth(language => dayFormat(language, 'long'))
const shortDays = inBoth(language => dayFormat(language, 'short'))

function dayFormat(language: Language, month: 'long' | 'short') {
  return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month, year: 'numeric', timeZone })
}
