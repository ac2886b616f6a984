import type { Language } from '../language.ts'

/** The calendar of all events, to subscribe to: `/de/calendar/events.ics`. */
export function calendarAddress(language: Language): string {
  return `/${language}/calendar/events.ics`
}

/** One event as a file for calendars: `/de/calendar/event-12.ics`. By its id, for slugs change. */
export function calendarEntryAddress(language: Language, id: number): string {
  return `/${language}/calendar/event-${id}.ics`
}
