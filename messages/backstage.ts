import type { Bilingual } from '#contract/language.ts'

/** Backstage: its frame and its home. */
export const backstage = {
  title: { de: 'Backstage', en: 'Backstage' },
  loading: { de: 'Backstage wird geladen …', en: 'Backstage is loading …' },
  welcome: { de: 'Guten Tag', en: 'Welcome' },
  role: { de: 'Ihre Rolle', en: 'Your role' },
  lastLogin: { de: 'Letzte Anmeldung', en: 'Last login' },
  website: { de: 'Zur Website', en: 'To the website' },
} as const satisfies Record<string, Bilingual<string>>
