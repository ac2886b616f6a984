import type { Bilingual } from '#contract/language.ts'

/** How often the site is read, on the overview of backstage. */
export const viewsTexts = {
  title: { de: 'Seitenaufrufe', en: 'Page views' },
  inThirtyDays: {
    de: 'in den letzten 30 Tagen, gezählt ohne Cookies und ohne Personenbezug',
    en: 'in the last 30 days, counted without cookies and without personal data',
  },
  pages: { de: 'Meistgelesene Seiten', en: 'Most-read pages' },
  referrers: { de: 'Woher Besuche kommen', en: 'Where visits come from' },
  none: { de: 'Noch nichts gezählt', en: 'Nothing counted yet' },
  day: { de: 'Tag', en: 'Day' },
  views: { de: 'Aufrufe', en: 'Views' },
} as const satisfies Record<string, Bilingual<string>>
