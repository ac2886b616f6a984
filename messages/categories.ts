import type { Bilingual } from '#contract/language.ts'
import type { Category } from '#contract/pages/places.ts'
import { sectionNames } from './menu.ts'

/** Parts of the site that pages belong to, as named for staff. */
export const categoryNames = {
  home: { de: 'Startseite und Einzelseiten', en: 'Home and single pages' },
  ...sectionNames,
  legal: { de: 'Rechtliches', en: 'Legal' },
} as const satisfies Record<Category, Bilingual<string>>
