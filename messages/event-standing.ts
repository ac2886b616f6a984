import type { Participation } from '#contract/events/settings.ts'
import type { EventStanding } from '#contract/events/states.ts'
import type { Bilingual } from '#contract/language.ts'
import { momentWithZone } from './event-when.ts'

interface StandingFacts {
  /** When registration opens and ends; null if not set. */
  opens: string | null
  ends: string | null
  /** Ways to take part that have no free seat while others have some. */
  fullWays: readonly Participation[]
  /** Whether the livestream is running now. */
  isLive: boolean
  hasRecording: boolean
  hasSlides: boolean
}

/** Returns the state of an event in one sentence: the same on its page, in lists and on the home page. */
export function standingSentence(is: EventStanding, facts: StandingFacts): Bilingual<string> {
  if (is === 'past') return pastSentence(facts)
  if (is === 'running' && facts.isLive) return runningLive
  if (is === 'open') return openSentence(facts)
  const { opens, ends } = facts
  if (is === 'notYet' && opens !== null) {
    const { de, en } = momentWithZone(opens)
    return { de: `Die Anmeldung öffnet am ${de}.`, en: `Registration opens on ${en}.` }
  }
  if (is === 'ended' && ends !== null) {
    const { de, en } = momentWithZone(ends)
    return { de: `Die Anmeldung endete am ${de}.`, en: `Registration ended on ${en}.` }
  }
  return plain[is]
}

const closed = { de: 'Die Anmeldung ist geschlossen.', en: 'Registration is closed.' }
const plain = {
  cancelled: {
    de: 'Abgesagt: Diese Veranstaltung findet nicht statt.',
    en: 'Cancelled: this event will not take place.',
  },
  running: { de: 'Die Veranstaltung läuft gerade.', en: 'The event is on now.' },
  full: {
    de: 'Alle Plätze sind vergeben; Sie können sich auf die Warteliste setzen lassen.',
    en: 'All seats are taken; you can join the waiting list.',
  },
  notYet: closed,
  ended: closed,
  closed,
} as const

const runningLive = {
  de: 'Die Veranstaltung läuft gerade, auch im Livestream.',
  en: 'The event is on now, also as a livestream.',
}

function pastSentence({ hasRecording, hasSlides }: StandingFacts): Bilingual<string> {
  if (hasRecording)
    return {
      de: `Die Veranstaltung ist vorbei; es gibt eine Aufzeichnung${hasSlides ? ' und Folien' : ''}.`,
      en: `The event is over; there is a recording${hasSlides ? ', and slides' : ''}.`,
    }
  if (hasSlides)
    return { de: 'Die Veranstaltung ist vorbei; es gibt Folien.', en: 'The event is over; there are slides.' }
  return { de: 'Die Veranstaltung ist vorbei.', en: 'The event is over.' }
}

const taken: Record<Participation, Bilingual<string>> = {
  inPresence: { de: 'Vor Ort sind alle Plätze vergeben;', en: 'All seats on site are taken;' },
  online: { de: 'Online sind alle Plätze vergeben;', en: 'All online seats are taken;' },
}

function openSentence({ ends, fullWays: [full] }: StandingFacts): Bilingual<string> {
  const until = ends === null ? null : momentWithZone(ends)
  const [de, en] = [until ? `offen bis ${until.de}` : 'offen', until ? `open until ${until.en}` : 'open']
  if (!full) return { de: `Die Anmeldung ist ${de}.`, en: `Registration is ${en}.` }
  return { de: `${taken[full].de} die Anmeldung ist ${de}.`, en: `${taken[full].en} registration is ${en}.` }
}
