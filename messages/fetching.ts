import type { Bilingual } from '#contract/language.ts'

/** Messages of lists that could not be fetched, verbatim from the specification. */
export const fetching = {
  loading: {
    de: 'Beim Laden der Inhalte ist ein Fehler aufgetreten',
    en: 'An error occurred while loading content',
  },
  news: { de: 'Neuigkeiten konnten nicht geladen werden', en: 'Error while fetching news' },
  events: { de: 'Veranstaltungen konnten nicht geladen werden', en: 'Error while fetching events' },
  team: { de: 'Das Team konnte nicht geladen werden', en: 'Error while fetching team' },
  groups: { de: 'Gruppen konnten nicht geladen werden', en: 'Error while fetching groups' },
  publications: {
    de: 'Publikationen konnten nicht geladen werden',
    en: 'Error while fetching publications',
  },
  content: { de: 'Inhalte konnten nicht geladen werden', en: 'Error while fetching content' },
  polls: { de: 'Abstimmungen konnten nicht geladen werden', en: 'Error while fetching polls' },
  newsletter: { de: 'Newsletter konnten nicht geladen werden', en: 'Error while fetching newsletter' },
  recipients: { de: 'Empfänger konnten nicht geladen werden', en: 'Error while fetching recipients' },
  status: { de: 'Der Status konnte nicht geladen werden', en: 'Error while fetching status' },
  folderContent: {
    de: 'Der Inhalt des Ordners konnte nicht geladen werden',
    en: 'Error while fetching folder content',
  },
  failedAttempts: {
    de: 'Fehlversuche konnten nicht geladen werden',
    en: 'Error while fetching failed attempts',
  },
} as const satisfies Record<string, Bilingual<string>>
