import type { EventFields } from './event.ts'
import { participationsOf } from './states.ts'

/** Ways of attending. */
export const attendances = ['inPresence', 'online', 'hybrid'] as const
export type Attendance = (typeof attendances)[number]

type Attended = Pick<EventFields, 'hasRegistration' | 'registration' | 'livestream' | 'venue'>

/**
 * Returns the way of attending, from the registration and the stream; an event with neither is attended on
 * site.
 */
export function attendanceOf({ hasRegistration, registration, livestream, venue }: Attended): Attendance {
  const ways = hasRegistration ? participationsOf(registration) : []
  const isOnline = ways.includes('online') || livestream.isActive
  const hasPlace = venue.name.de !== '' || venue.name.en !== '' || venue.address !== ''
  const isInPresence = ways.length > 0 ? ways.includes('inPresence') : hasPlace || !isOnline
  if (isOnline && isInPresence) return 'hybrid'
  return isOnline ? 'online' : 'inPresence'
}
