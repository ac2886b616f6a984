import { expect, test } from 'vitest'
import type { CurrentLecture } from '#contract/lecture/edition.ts'
import { rehearsedLecture } from './rehearsed.ts'

const markup = '<iframe src="https://player.vimeo.com/video/1"></iframe>'
const stream = {
  state: 'waiting',
  start: '',
  end: '',
  hasCountdown: true,
  isForRegistered: false,
  embed: null,
}
const lecture = {
  state: 'upcoming',
  event: { state: 'upcoming', livestream: stream, registration: { state: 'notYet' } },
  edition: { recording: { video: null, embed: null }, transcript: null, pictures: [] },
} as unknown as CurrentLecture

test('a rehearsal shows the player while it is live, the recording afterwards, and neither before', () => {
  const [before, live, past] = (['upcoming', 'live', 'past'] as const).map(state =>
    rehearsedLecture(lecture, state, markup),
  )
  expect(before).toMatchObject({
    event: { livestream: { state: 'waiting', embed: null } },
    edition: { recording: null },
  })
  expect(live).toMatchObject({
    event: { state: 'running', livestream: { embed: { host: 'player.vimeo.com' } } },
    edition: { recording: null },
  })
  expect(past).toMatchObject({
    event: { state: 'past', livestream: { state: 'over', embed: null }, registration: { state: 'ended' } },
    edition: { recording: { video: null } },
  })
})
