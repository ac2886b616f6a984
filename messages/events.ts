import type { EventState } from '#contract/events/states.ts'
import type { Bilingual } from '#contract/language.ts'
import { momentIn } from './event-times.ts'

/** The public pages of events. */
export const events = {
  cancelledLead: {
    de: 'Diese Veranstaltung findet nicht statt.',
    en: 'This event does not take place.',
  },
  when: { de: 'Wann', en: 'When' },
  where: { de: 'Wo', en: 'Where' },
  how: { de: 'Teilnahme', en: 'Attendance' },
  facts: { de: 'Auf einen Blick', en: 'At a glance' },
  toVenue: { de: 'Zum Ort', en: 'About the venue' },
  takeAlong: { de: 'In den Kalender', en: 'Add to calendar' },
  qr: { de: 'QR-Code dieser Seite', en: 'QR code of this page' },
  about: { de: 'Worum es geht', en: 'What it is about' },
  speaker: { de: 'Es spricht', en: 'Speaker' },
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
  isFull: {
    de: 'zurzeit kein Platz frei, Warteliste möglich',
    en: 'no seat free at present, waiting list possible',
  },
  stream: { de: 'Livestream', en: 'Livestream' },
  streamForRegistered: {
    de: 'Ansehen können ihn alle, die für die Online-Teilnahme angemeldet sind. Der Link steht in Ihrer E-Mail.',
    en: 'It is open to everybody registered for taking part online. The link is in your e-mail.',
  },
  streamLive: { de: 'Der Livestream läuft jetzt.', en: 'The livestream is running now.' },
  streamOver: { de: 'Der Livestream ist vorbei.', en: 'The livestream is over.' },
  streamLabel: { de: 'Livestream ansehen', en: 'Watch the livestream' },
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

interface Registration {
  state: 'notYet' | 'open' | 'closed' | 'ended'
  start: string | null
  end: string | null
}

/** How it stands with the registration, in a sentence. */
export function registrationSentence(
  { state, start, end }: Registration,
  event: { isCancelled: boolean; state: EventState },
): Bilingual<string> {
  if (event.isCancelled)
    return {
      de: 'Die Veranstaltung fällt aus. Eine Anmeldung ist nicht mehr möglich.',
      en: 'The event is cancelled. Registration is no longer possible.',
    }
  if (event.state === 'past')
    return {
      de: 'Die Veranstaltung ist vorbei. Eine Anmeldung ist nicht mehr möglich.',
      en: 'The event is over. Registration is no longer possible.',
    }
  if (state === 'notYet' && start !== null) {
    const { de, en } = momentIn(start)
    return { de: `Die Anmeldung öffnet am ${de}.`, en: `Registration opens on ${en}.` }
  }
  if (state === 'open') return openSentence(end)
  if (state === 'ended' && end !== null) {
    const { de, en } = momentIn(end)
    return { de: `Die Anmeldung endete am ${de}.`, en: `Registration ended on ${en}.` }
  }
  return { de: 'Die Anmeldung ist geschlossen.', en: 'Registration is closed.' }
}

function openSentence(end: string | null): Bilingual<string> {
  if (end === null) return { de: 'Die Anmeldung ist offen.', en: 'Registration is open.' }
  const { de, en } = momentIn(end)
  return { de: `Die Anmeldung ist offen bis ${de}.`, en: `Registration is open until ${en}.` }
}

/** When a stream begins; read without JavaScript, it stays true. */
export function streamBegins(start: string): Bilingual<string> {
  const { de, en } = momentIn(start)
  return { de: `Der Livestream beginnt am ${de}.`, en: `The livestream begins on ${en}.` }
}
