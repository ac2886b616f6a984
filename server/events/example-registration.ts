import { confirmationPlaceholders as words } from '#contract/events/confirmation-mail.ts'
import { blankEvent } from '#contract/events/event.ts'
import type { Bilingual } from '#contract/language.ts'
import type { EventRow } from './queries.ts'

export const exampleGuest = 'Änne Groß'

/** Data for the preview of a letter: the event itself, with examples for missing fields. */
export function exampleEvent(found: EventRow | undefined, messageTemplate: Bilingual<string>) {
  const title = found?.title ?? { de: '', en: '' }
  const venue = found?.venue ?? blankEvent.venue
  const isNamed = venue.name.de !== '' || venue.name.en !== ''
  return {
    title: title.de === '' && title.en === '' ? words.event.example : title,
    start: found?.start ?? new Date('2027-03-12T16:00:00Z'),
    end: found?.end ?? null,
    isOneDayEvent: found?.isOneDayEvent ?? true,
    venue: isNamed ? venue : { ...venue, name: words.place.example },
    livestream: found?.livestream ?? blankEvent.livestream,
    isCancelled: false,
    registration: { ...(found?.registration ?? blankEvent.registration), messageTemplate },
  }
}
