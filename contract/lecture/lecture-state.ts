import type { EventState, LivestreamState } from '../events/states.ts'
import type { LectureState } from './edition.ts'

interface States {
  state: EventState
  isCancelled: boolean
  /** Null: no stream. */
  livestream: { state: LivestreamState } | null
}

const ofStream = { waiting: 'upcoming', live: 'live', over: 'past' } as const
const ofEvent = { upcoming: 'upcoming', running: 'live', past: 'past' } as const

/**
 * Follows the period of the stream, else the event's times. A cancelled lecture is never live; one without an
 * event was held long ago.
 */
export function lectureState(event: States | null): LectureState {
  if (event === null) return 'past'
  const state = event.livestream ? ofStream[event.livestream.state] : ofEvent[event.state]
  return state === 'live' && event.isCancelled ? 'upcoming' : state
}
