import type { EventFields } from '#contract/events/event.ts'
import { dayInBerlin } from '#contract/language.ts'
import { berlinClock, momentInBerlin } from '#web/records/berlin-time.ts'

/** Parts of an event that have their own times besides its start. */
export const timesBeside = ['end', 'programme', 'livestream', 'registration'] as const
export type TimesBeside = (typeof timesBeside)[number]
export type EventTimes = Pick<EventFields, 'start' | TimesBeside>

/**
 * Returns the parts whose times have not changed since the start was moved; those set by hand since are left
 * out.
 */
export function unmovedTimes(now: EventTimes, before: EventTimes): TimesBeside[] {
  if (!now.start || !before.start || now.start === before.start) return []
  return timesBeside.filter(name => {
    const times = timesOf(now, name)
    return times.some(one => one !== null) && times.join() === timesOf(before, name).join()
  })
}

/** Moves all times of an event by the same difference as its start, in Berlin local time. */
export function movedTimes(now: EventTimes, before: string): EventTimes {
  const by = wallClockNumber(now.start) - wallClockNumber(before)
  const moved = (moment: string | null) => (moment === null ? null : shiftMoment(moment, by))
  return {
    start: now.start,
    end: moved(now.end),
    programme: now.programme.map(one => ({ ...one, start: shiftMoment(one.start, by), end: moved(one.end) })),
    livestream: { ...now.livestream, start: moved(now.livestream.start), end: moved(now.livestream.end) },
    registration: { ...now.registration, end: moved(now.registration.end) },
  }
}

/** Returns the parts with times on a day outside the event, as readers would see them. */
export function timesOnOtherDays({ start, end, programme, livestream }: EventTimes): TimesBeside[] {
  if (!start || !end) return []
  const [first, last] = [dayInBerlin(new Date(start)), dayInBerlin(new Date(end))]
  const isBeside = (moment: string | null) => {
    const day = moment === null ? first : dayInBerlin(new Date(moment))
    return day < first || day > last
  }
  const hasEntry = programme.some(one => isBeside(one.start))
  const hasStream = livestream.isActive && isBeside(livestream.start)
  return [...(hasEntry ? (['programme'] as const) : []), ...(hasStream ? (['livestream'] as const) : [])]
}

function timesOf(times: EventTimes, name: TimesBeside): (string | null)[] {
  if (name === 'end') return [times.end]
  if (name === 'programme') return times.programme.flatMap(({ start, end }) => [start, end])
  if (name === 'livestream') return [times.livestream.start, times.livestream.end]
  return [times.registration.end]
}

/** Returns the Berlin local time as a number; differences between two are hours of local time. */
function wallClockNumber(moment: string | null): number {
  return Date.parse(`${berlinClock(moment)}Z`)
}

function shiftMoment(moment: string, by: number): string {
  return momentInBerlin(new Date(wallClockNumber(moment) + by).toISOString()) ?? moment
}
