import type { Bilingual, Language } from '#contract/language.ts'
import type { Section } from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import { sectionNames } from '#messages/menu.ts'
import { shell } from '#messages/shell.ts'

export interface Step {
  label: string
  href?: string
}

/**
 * Returns the breadcrumbs from the home page over a section to the given steps, the last of which is the
 * current page.
 */
export function trailFrom(language: Language, section: Section | null, ...steps: Step[]): Step[] {
  const step = (page: 'home' | Section, { [language]: label }: Bilingual<string>) => ({
    label,
    href: addressOf(page, language),
  })
  const above = section ? [step(section, sectionNames[section])] : []
  return [step('home', shell.home), ...above, ...steps]
}
