import type { Livestream } from './parts.ts'
import type { Participation, RegistrationSettings } from './settings.ts'

/** Times in the API's format; null: none is given. */
interface Times {
  start: string | null
  end: string | null
}

export const eventStates = ['upcoming', 'running', 'past'] as const
export type EventState = (typeof eventStates)[number]

/** An event without an end ends when it begins; one without a start is upcoming. */
export function eventState({ start, end }: Times, now: Date): EventState {
  if (start === null || now < new Date(start)) return 'upcoming'
  return now < new Date(end ?? start) ? 'running' : 'past'
}

export const registrationStates = ['notYet', 'open', 'closed', 'ended'] as const
export type RegistrationState = (typeof registrationStates)[number]

interface Registered extends Times {
  hasRegistration: boolean
  isCancelled: boolean
  registration: Pick<RegistrationSettings, 'isActive' | 'start' | 'end'>
}

/** Null if the event has no registration. An empty start means at once, an empty end the end of the event. */
export function registrationState(event: Registered, now: Date): RegistrationState | null {
  const { hasRegistration, isCancelled, registration } = event
  const { isActive, start, end } = registration
  if (!hasRegistration) return null
  if (!isActive || isCancelled) return 'closed'
  if ((end !== null && now >= new Date(end)) || eventState(event, now) === 'past') return 'ended'
  return start !== null && now < new Date(start) ? 'notYet' : 'open'
}

/** Status of an event that is shown before anything else, wherever the event appears. */
export const standings = [
  'cancelled',
  'past',
  'running',
  'full',
  'open',
  'notYet',
  'ended',
  'closed',
] as const
export type EventStanding = (typeof standings)[number]

/** Null for an upcoming event without registration. `isFull`: no way to take part has a free seat. */
export function standingOf(event: Registered, isFull: boolean, now: Date): EventStanding | null {
  const state = eventState(event, now)
  if (event.isCancelled) return 'cancelled'
  if (state !== 'upcoming') return state
  const registration = registrationState(event, now)
  return registration === 'open' && isFull ? 'full' : registration
}

export const livestreamStates = ['waiting', 'live', 'over'] as const
export type LivestreamState = (typeof livestreamStates)[number]

type Streamed = Times & { isCancelled: boolean; livestream: Pick<Livestream, 'isActive' | 'start' | 'end'> }

/** Returns the period of the stream: its own times, else the event's. */
export function streamWindow({ start, end, livestream }: Omit<Streamed, 'isCancelled'>): Times {
  return { start: livestream.start ?? start, end: livestream.end ?? end }
}

/** Null if the event has no stream, or is cancelled. */
export function livestreamState(event: Streamed, now: Date): LivestreamState | null {
  if (!event.livestream.isActive || event.isCancelled) return null
  const state = eventState(streamWindow(event), now)
  return state === 'upcoming' ? 'waiting' : state === 'running' ? 'live' : 'over'
}

interface Shown {
  isVisible: boolean
  hasDetailsPage: boolean
  isDetailsVisible: boolean
  publishAt: string | null
  unpublishAt: string | null
}

/** Whether visitors can read its page and register there, even if the overview does not list it. */
export function isPagePublic(event: Shown, now: Date): boolean {
  if (!event.hasDetailsPage || !event.isDetailsVisible) return false
  if (event.publishAt !== null && now < new Date(event.publishAt)) return false
  return event.unpublishAt === null || now < new Date(event.unpublishAt)
}

/** Returns the next time at which one of the states above changes, or null. */
export function nextStateChange(
  event: Streamed & Pick<Registered, 'hasRegistration' | 'registration'>,
  now: Date,
): Date | null {
  const stream = streamWindow(event)
  const { registration, hasRegistration, livestream } = event
  const moments = [
    ...[event.start, event.end],
    ...(hasRegistration ? [registration.start, registration.end] : []),
    ...(livestream.isActive ? [stream.start, stream.end] : []),
  ]
  const ahead = moments.flatMap(at => (at === null ? [] : [new Date(at)])).filter(at => at > now)
  return ahead.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Returns the event for a special page: the running one, else the next, else the latest. */
export function chooseShownEvent<Event extends Times>(events: readonly Event[], now: Date): Event | null {
  const timed = events
    .filter(({ start }) => start !== null)
    .sort((a, b) => Date.parse(a.start ?? '') - Date.parse(b.start ?? ''))
  const inState = (state: EventState) => timed.filter(event => eventState(event, now) === state)
  return inState('running')[0] ?? inState('upcoming')[0] ?? inState('past').at(-1) ?? null
}

export function participationsOf(
  registration: Pick<RegistrationSettings, 'inPresence' | 'online'>,
): Participation[] {
  return (['inPresence', 'online'] as const).filter(way => registration[way].isOffered)
}
