import type { EventState, LivestreamState } from '../events/states.ts'
import type { LectureState } from './edition.ts'

interface States {
  state: EventState
  isCancelled: boolean
  /** Null: there is no stream. */
  livestream: { state: LivestreamState } | null
}

const ofStream = { waiting: 'upcoming', live: 'live', over: 'past' } as const
const ofEvent = { upcoming: 'upcoming', running: 'live', past: 'past' } as const

/**
 * The stream's window decides, else the event's times. One that is cancelled is never live; without an event the lecture
 * was held long ago.
 */
export function lectureState(event: States | null): LectureState {
  if (event === null) return 'past'
  const state = event.livestream ? ofStream[event.livestream.state] : ofEvent[event.state]
  return state === 'live' && event.isCancelled ? 'upcoming' : state
}
