import type { EventFields } from '#contract/events/event.ts'
import { dayInBerlin } from '#contract/language.ts'
import { berlinClock, momentInBerlin } from '#web/records/berlin-time.ts'

/** What has times of its own beside the start of an event. */
export const timesBeside = ['end', 'programme', 'livestream', 'registration'] as const
export type TimesBeside = (typeof timesBeside)[number]
export type EventTimes = Pick<EventFields, 'start' | TimesBeside>

/** What still stands where it stood before the start was moved. Whatever was set by hand since does not. */
export function leftBehind(now: EventTimes, before: EventTimes): TimesBeside[] {
  if (!now.start || !before.start || now.start === before.start) return []
  return timesBeside.filter(name => {
    const times = timesOf(now, name)
    return times.some(one => one !== null) && times.join() === timesOf(before, name).join()
  })
}

/** All times of an event, as far from their places as its start is from where it was, by the clock in Berlin. */
export function movedTimes(now: EventTimes, before: string): EventTimes {
  const by = wall(now.start) - wall(before)
  const moved = (moment: string | null) => (moment === null ? null : movedBy(moment, by))
  return {
    start: now.start,
    end: moved(now.end),
    programme: now.programme.map(one => ({ ...one, start: movedBy(one.start, by), end: moved(one.end) })),
    livestream: { ...now.livestream, start: moved(now.livestream.start), end: moved(now.livestream.end) },
    registration: { ...now.registration, end: moved(now.registration.end) },
  }
}

/** What readers are shown on a day on which the event does not take place. */
export function onOtherDays({ start, end, programme, livestream }: EventTimes): TimesBeside[] {
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

/** What the clock shows, as a number: differences of two are hours on the wall. */
function wall(moment: string | null): number {
  return Date.parse(`${berlinClock(moment)}Z`)
}

function movedBy(moment: string, by: number): string {
  return momentInBerlin(new Date(wall(moment) + by).toISOString()) ?? moment
}
