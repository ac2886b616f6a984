import type { Bilingual } from '#contract/language.ts'

/** How often the site is read, on the overview of backstage. */
export const viewsTexts = {
  title: { de: 'Seitenaufrufe', en: 'Page views' },
  inThirtyDays: {
    de: 'in den letzten 30 Tagen, gezählt ohne Cookies und ohne Personen',
    en: 'in the last 30 days, counted without cookies and without people',
  },
  pages: { de: 'Meistgelesene Seiten', en: 'Pages read most' },
  referrers: { de: 'Wo Besuche herkommen', en: 'Where visits come from' },
  none: { de: 'Noch nichts gezählt', en: 'Nothing counted yet' },
  asTable: { de: 'Als Tabelle', en: 'As a table' },
  day: { de: 'Tag', en: 'Day' },
  views: { de: 'Aufrufe', en: 'Views' },
} as const satisfies Record<string, Bilingual<string>>
