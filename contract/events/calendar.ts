import type { Language } from '../language.ts'

/** Returns the address of the calendar of all events, for subscription: `/de/calendar/events.ics`. */
export function calendarAddress(language: Language): string {
  return `/${language}/calendar/events.ics`
}

/**
 * Returns the address of one event as a calendar file: `/de/calendar/event-12.ics`. By id, because slugs
 * change.
 */
export function calendarEntryAddress(language: Language, id: number): string {
  return `/${language}/calendar/event-${id}.ics`
}
