import { embedHostOf } from '#contract/embed.ts'
import { addressOfEmbed } from '#contract/events/livestream.ts'
import type { EventDetail } from '#contract/events/shown.ts'
import type { CurrentLecture, LectureState } from '#contract/lecture/edition.ts'

const ofEvent = { upcoming: 'upcoming', live: 'running', past: 'past' } as const
const ofStream = { upcoming: 'waiting', live: 'live', past: 'over' } as const
const ofRegistration = { upcoming: 'open', live: 'open', past: 'ended' } as const

/**
 * Returns the lecture as visitors will see it in a state, independent of the current time. `markup` is the
 * embed code of its stream.
 */
export function rehearsedLecture(
  lecture: CurrentLecture,
  state: LectureState,
  markup: string,
): CurrentLecture {
  const { event, edition } = lecture
  // Recording, transcript and pictures exist only after the lecture.
  const before = edition && { ...edition, recording: null, transcript: null, pictures: [] }
  return {
    state,
    edition: state === 'past' ? edition : before,
    event: event && eventIn(event, state, markup),
    changesAt: null,
  }
}

function eventIn(event: EventDetail, state: LectureState, markup: string): EventDetail {
  const { livestream, registration } = event
  const address = state === 'live' ? addressOfEmbed(markup) : null
  const embed = address === null ? null : { address, host: embedHostOf(address) ?? '' }
  return {
    ...event,
    state: ofEvent[state],
    changesAt: null,
    livestream: livestream && { ...livestream, state: ofStream[state], embed },
    registration: registration && { ...registration, state: ofRegistration[state] },
  }
}
