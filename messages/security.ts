import type { Bilingual } from '#contract/language.ts'

/** Incidents and blocked addresses. */
export const security = {
  resolved: { de: 'Vorfall als gelöst markiert', en: 'Incident marked as resolved' },
  resolveFailed: { de: 'Der Vorfall konnte nicht gelöst werden', en: 'Error resolving incident' },
  blocked: { de: 'IP-Adresse blockiert', en: 'IP blocked' },
  blockFailed: { de: 'Die IP-Adresse konnte nicht blockiert werden', en: 'Error blocking IP address' },
  fetchFailed: {
    de: 'Die Daten zur Sicherheit konnten nicht geladen werden',
    en: 'Error fetching security data',
  },
} as const satisfies Record<string, Bilingual<string>>
