import type { EventFields } from '#contract/events/event.ts'
import { participations } from '#contract/events/settings.ts'
import type { Language } from '#contract/language.ts'
import { attendanceWords, stateWords } from '#messages/search-words.ts'

type Facts = Pick<
  EventFields,
  'start' | 'end' | 'isCancelled' | 'hasRegistration' | 'registration' | 'livestream'
>

/** Additional search words of an event: ways to take part, and whether it is cancelled or upcoming. */
export function searchWordsOfEvent(event: Facts, language: Language) {
  const end = event.end ?? event.start
  const upcoming = [stateWords.upcoming[language]]
  return {
    unseen: [
      ...waysIn(event).map(way => attendanceWords[way][language]),
      ...(event.isCancelled ? [stateWords.cancelled[language]] : []),
    ],
    ending: end && !event.isCancelled ? [{ words: [], unseen: upcoming, until: new Date(end) }] : [],
  }
}

function waysIn({ hasRegistration, registration, livestream }: Facts): (keyof typeof attendanceWords)[] {
  return [
    ...participations.filter(way => hasRegistration && registration[way].isOffered),
    ...(livestream.isActive ? (['livestream'] as const) : []),
  ]
}
