import { type Bilingual, inBoth, inLanguage, type Language } from '#contract/language.ts'
import { plainName } from '#contract/people/names.ts'
import { registrationLetter } from '#messages/registration-letters.ts'
import {
  type CalendarItem,
  cancelItem,
  inviteTo,
  publishItem,
  uidOf,
} from '#server/platform/calendar/calendar.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { senderOf } from '#server/platform/mail/mail.ts'
import { calendarItemOf } from './calendar.ts'
import type { EventRow } from './queries.ts'
import type { Registration } from './registration-queries.ts'

type Needs = Pick<Context, 'config' | 'clock'>
type Taking = Pick<
  Registration,
  'id' | 'participation' | 'firstName' | 'lastName' | 'email' | 'calendarSequence'
>

/** The entry of one registration as a file; `address` is its page. */
export function entryFile(context: Needs, event: EventRow, registration: Taking, address: Bilingual<string>) {
  return (language: Language) => publishItem(itemOf(context, event, registration, address), language).content
}

/** Calendar part of a letter, which adds, changes or removes the event in the recipient's calendar. */
export function entryForMail(
  context: Needs,
  event: EventRow,
  registration: Taking,
  { address, language, isOut }: { address: string; language: Language; isOut: boolean },
) {
  if (!event.start) return undefined
  const organizer = senderOf(context.config.mailFrom, language)
  const { firstName, lastName, email } = registration
  const invitation = { organizer, attendee: { name: plainName({ firstName, lastName }), address: email } }
  const item = itemOf(
    context,
    event,
    registration,
    inBoth(() => address),
  )
  return isOut ? cancelItem(item, invitation, language) : inviteTo(item, invitation, language)
}

// A separate entry beside that of the public calendar, so that people who cancel can still follow the event
// there.
function itemOf(
  context: Needs,
  event: EventRow,
  { id, participation, calendarSequence }: Taking,
  address: Bilingual<string>,
): CalendarItem {
  const item = calendarItemOf(context, event)
  const teaser = (language: Language) => inLanguage(event.teaser, language).value
  return {
    ...item,
    uid: uidOf(context.config.baseUrl, 'registration', id),
    // Both numbers only increase.
    sequence: event.version + calendarSequence,
    description: inBoth(language => [teaser(language), address[language]].filter(Boolean).join('\n\n')),
    place: participation === 'online' ? registrationLetter.onlinePlace : item.place,
    address,
  }
}
