import type { Bilingual } from '#contract/language.ts'

/** The announcement of an event on other pages. */
export const announcementTexts = {
  name: { de: 'Ankündigung', en: 'Announcement' },
  toEvent: { de: 'Zur Veranstaltung', en: 'Go to the event' },
  close: { de: 'Schließen und nicht mehr zeigen', en: 'Close and do not show again' },
} as const satisfies Record<string, Bilingual<string>>
