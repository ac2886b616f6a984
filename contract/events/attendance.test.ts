import { expect, test } from 'vitest'
import { attendanceOf } from './attendance.ts'
import { blankEvent } from './event.ts'

const place = { ...blankEvent.venue, name: { de: 'Hörsaal', en: '' } }
const stream = { ...blankEvent.livestream, isActive: true }
const offered = (inPresence: boolean, online: boolean) => ({
  hasRegistration: true,
  registration: {
    ...blankEvent.registration,
    inPresence: { isOffered: inPresence, capacity: null },
    online: { isOffered: online, capacity: null },
  },
})

test.each([
  ['without anything said is visited', {}, 'inPresence'],
  ['with a place is visited', { venue: place }, 'inPresence'],
  ['with a stream alone is online', { livestream: stream }, 'online'],
  ['with a place and a stream is both', { venue: place, livestream: stream }, 'hybrid'],
  ['whose registration offers both ways is both', offered(true, true), 'hybrid'],
  ['whose registration offers seats is visited', offered(true, false), 'inPresence'],
  [
    'whose registration offers seats, with a stream, is both',
    { ...offered(true, false), livestream: stream },
    'hybrid',
  ],
  [
    'whose registration is online alone is online, though a place is named',
    { ...offered(false, true), venue: place },
    'online',
  ],
  [
    'is not told by a registration that it does not have',
    { ...offered(false, true), hasRegistration: false },
    'inPresence',
  ],
])('an event %s', (_, given, attendance) =>
  expect(attendanceOf({ ...blankEvent, ...given })).toBe(attendance),
)
