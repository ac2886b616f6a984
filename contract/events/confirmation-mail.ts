import type { Placeholders } from '../placeholders.ts'

/** What staff can put into the letter that follows a confirmed registration. */
export const confirmationPlaceholders = {
  event: {
    meaning: { de: 'Titel der Veranstaltung', en: 'title of the event' },
    example: { de: 'Erwin-Hahn-Vorlesung', en: 'Erwin Hahn Lecture' },
  },
  date: {
    meaning: { de: 'Tag und Uhrzeit', en: 'day and time' },
    example: {
      de: 'Freitag, 12. März 2027, 17:00\u00a0Uhr\u00a0MEZ',
      en: 'Friday 12 March 2027, 5\u00a0pm\u00a0CET',
    },
  },
  place: {
    meaning: {
      de: 'Ort; bei Teilnahme im Netz der Link',
      en: 'place; the link for those who take part online',
    },
    example: { de: 'Großer Hörsaal', en: 'Main lecture hall' },
  },
  participation: {
    meaning: { de: 'vor Ort oder online', en: 'on site or online' },
    example: { de: 'vor Ort', en: 'on site' },
  },
  registration: {
    meaning: { de: 'Link zur eigenen Anmeldung', en: 'link to one’s own registration' },
    example: { de: 'Ihre Anmeldung', en: 'your registration' },
  },
} as const satisfies Placeholders

// Letters begin with the name of whoever they go to; that line is ours.
const salutation =
  /^\s*(sehr geehrte|liebe|lieber|guten tag|hallo|dear|hello|hi|good (morning|day|evening))\b/i

/** Whether a text begins with a salutation of its own. */
export function hasSalutation(text: string): boolean {
  return salutation.test(text)
}
