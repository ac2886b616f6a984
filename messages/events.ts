import type { Bilingual } from '#contract/language.ts'
import { momentWithZone } from './event-when.ts'

/** The public pages of events. */
export const events = {
  when: { de: 'Wann', en: 'When' },
  where: { de: 'Wo', en: 'Where' },
  how: { de: 'Teilnahme', en: 'Attendance' },
  seats: { de: 'Freie Plätze', en: 'Free seats' },
  yourTime: {
    de: (times: string) => `bei Ihnen: ${times}`,
    en: (times: string) => `your time: ${times}`,
  },
  facts: { de: 'Auf einen Blick', en: 'At a glance' },
  toVenue: { de: 'Zum Ort', en: 'About the venue' },
  takeAlong: { de: 'In den Kalender', en: 'Add to calendar' },
  qr: { de: 'QR-Code dieser Seite', en: 'QR code of this page' },
  about: { de: 'Worum es geht', en: 'What it is about' },
  speaker: { de: 'Es spricht', en: 'Speaker' },
  spoke: { de: 'Es sprach', en: 'Speaker' },
  lectures: { de: 'Alle Hahn-Vorlesungen, mit Aufzeichnungen', en: 'All Hahn Lectures, with recordings' },
  toSpeaker: { de: 'Website der Person', en: 'The speaker’s website' },
  programme: { de: 'Programm', en: 'Programme' },
  alerts: {
    de: {
      information: 'Hinweis',
      changed: 'Geändert',
      cancelled: 'Entfällt',
      delayed: 'Verspätet',
    },
    en: { information: 'Note', changed: 'Changed', cancelled: 'Cancelled', delayed: 'Delayed' },
  },
  register: { de: 'Anmeldung', en: 'Registration' },
  toForm: { de: 'Zur Anmeldung', en: 'Go to registration' },
  toWaitingList: { de: 'Auf die Warteliste', en: 'Join the waiting list' },
  stream: { de: 'Livestream', en: 'Livestream' },
  streamForRegistered: {
    de: 'Ansehen können ihn alle, die für die Online-Teilnahme angemeldet sind. Der Link steht in Ihrer E-Mail.',
    en: 'It is open to everybody who has registered to take part online. The link is in your e-mail.',
  },
  streamLive: { de: 'Der Livestream läuft jetzt.', en: 'The livestream is running now.' },
  streamOver: { de: 'Der Livestream ist vorbei.', en: 'The livestream is over.' },
  streamLabel: { de: 'Livestream ansehen', en: 'Watch the livestream' },
  recording: { de: 'Aufzeichnung', en: 'Recording' },
  toRecording: { de: 'Aufzeichnung ansehen', en: 'Watch the recording' },
  slides: { de: 'Folien', en: 'Slides' },
  live: { de: 'Jetzt live', en: 'Live now' },
  toEvents: { de: 'Alle Veranstaltungen', en: 'All events' },
  onlyGerman: { de: 'Diesen Text gibt es nur auf Deutsch.', en: 'This text is available in German only.' },
  onlyEnglish: { de: 'Diesen Text gibt es nur auf Englisch.', en: 'This text is available in English only.' },
  noAnniversary: { de: 'Zurzeit steht kein Jubiläum an', en: 'There is no anniversary at present' },
  noAnniversaryLead: {
    de: 'Das Institut wurde 2006 gegründet. Sobald die nächste Feier feststeht, finden Sie hier Programm und Anmeldung.',
    en: 'The institute was founded in 2006. As soon as the next celebration is fixed, its programme and registration will be here.',
  },
  noEvening: {
    de: 'Der nächste ISMRM German Evening steht noch nicht fest',
    en: 'The next ISMRM German Evening is not fixed yet',
  },
  noEveningLead: {
    de: 'Er findet während der Jahrestagung der ISMRM statt. Ort, Zeit und Anmeldung stehen hier, sobald sie feststehen.',
    en: 'It takes place during the annual meeting of the ISMRM. Place, time and registration will be here as soon as they are fixed.',
  },
} as const satisfies Record<string, Bilingual<unknown>>

/** For example “7 left”; above 20 the server rounds the number down to tens: “at least 40”. */
export function seatsLeft(left: number): Bilingual<string> {
  if (left === 0) return { de: 'keine, aber eine Warteliste', en: 'none, but a waiting list' }
  if (left > 20) return { de: `mindestens ${left}`, en: `at least ${left}` }
  return { de: `noch ${left}`, en: `${left} left` }
}

/** When the livestream begins, as a date and time, which stays true without JavaScript. */
export function streamBegins(start: string): Bilingual<string> {
  const { de, en } = momentWithZone(start)
  return { de: `Der Livestream beginnt am ${de}.`, en: `The livestream begins on ${en}.` }
}
