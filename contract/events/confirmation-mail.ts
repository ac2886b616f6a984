import type { Placeholders } from '../placeholders.ts'

/** Placeholders that staff can use in the letter sent after a confirmed registration. */
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

// Letters begin with the recipient's name and end with a fixed closing, both added by the server.
const salutation = new RegExp(
  `^\\s*(${[
    '(sehr )?(geehrte|verehrte|werte)[rs]?(?! (der|die|das|des|für|von|und))',
    'liebe[rs]?',
    'guten (morgen|tag|abend)',
    'hallo|moin|servus|grüezi',
    'gr(ü|ue)(ß|ss) (gott|dich|euch|sie)',
    'dear|hello|hi|hey|greetings',
    'good (morning|day|afternoon|evening)',
    'to whom it may concern',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

const kind = 'freundlich|herzlich|best|lieb|viel|schön'
const wholeLine = '(?=\\s*[,.!]*\\s*$)' // alone on its line; with more text behind it, it is a sentence
// At the beginning of a line or after a sentence.
const closing = new RegExp(
  `(^|[.!?]\\s+)(${[
    `((mit )?(${kind})en grü(ß|ss)en|(${kind})e grü(ß|ss)e)`,
    'hochachtungsvoll',
    `(mfg|lg|vg)${wholeLine}`,
    '(with )?((kind|kindest|best|warm|warmest|many) regards|best wishes)',
    'yours (sincerely|faithfully|truly)',
    `(regards|sincerely|cheers|best|all the best)${wholeLine}`,
  ].join('|')})(?!\\p{L})`,
  'imu',
)
const linesOfClosing = 4 // with a name, an office and an institute below it

/** Whether a text begins with its own salutation, or ends with a closing. */
export function hasSalutationOrClosing(text: string): boolean {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return salutation.test(text) || closing.test(lines.slice(-linesOfClosing).join('\n'))
}
