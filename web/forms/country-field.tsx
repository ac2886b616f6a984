import { countries, nearCountries } from '#contract/countries.ts'
import { type Language, locales } from '#contract/language.ts'
import { formParts } from '#messages/form-parts.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Choice, Select } from '#web/ui/form/select.tsx'
import type { Fields } from './fields.ts'

/** All countries by their names in the reader's language, German-speaking ones first. */
export function CountryField(field: ReturnType<Fields['one']>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Select
      {...field}
      placeholder={say(formParts.choose)}
      autoComplete="country"
      {...countryChoices(language)}
    />
  )
}

const made = new Map<Language, { first: Choice[]; choices: Choice[] }>()

/** Cached per language: naming and sorting 249 countries costs more than rendering them. */
export function countryChoices(language: Language): { first: Choice[]; choices: Choice[] } {
  const known = made.get(language) ?? sorted(language)
  made.set(language, known)
  return known
}

function sorted(language: Language) {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  const order = new Intl.Collator(locales[language])
  const choice = (value: string): Choice => ({ value, label: names.of(value) ?? value })
  const first = nearCountries.map(choice)
  const near: readonly string[] = nearCountries
  const choices = countries.filter(code => !near.includes(code)).map(choice)
  return { first, choices: choices.sort((a, b) => order.compare(a.label, b.label)) }
}
