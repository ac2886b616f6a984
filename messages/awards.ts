import type { Bilingual } from '#contract/language.ts'

export const awards = {
  title: { de: 'Auszeichnungen', en: 'Awards' },
  lead: { de: 'Preise und Ehrungen für unsere Arbeit.', en: 'Prizes and honours for our work.' },
  empty: { de: 'Noch keine Auszeichnungen', en: 'No awards yet' },
  create: { de: 'Auszeichnung anlegen', en: 'Create an award' },
  year: { de: 'Jahr', en: 'Year' },
  content: { de: 'Text', en: 'Text' },
  untitled: { de: 'Ohne Titel', en: 'Untitled' },
} as const satisfies Record<string, Bilingual<string>>
