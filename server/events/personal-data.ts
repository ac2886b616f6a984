import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Erasing, PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { eraseRegistration } from './own-actions.ts'
import { withSeats } from './seats-change.ts'

const details = [
  'firstName',
  'lastName',
  'institution',
  'city',
  'country',
  'participation',
  'option',
  'message',
]
const moments = ['createdAt', 'confirmedAt', 'waitingSince', 'heldUntil', 'checkedInAt', 'endedAt']

export const registrationPersonal: readonly PersonalData[] = [
  {
    kind: 'eventRegistration',
    table: 'eventRegistrations',
    addresses: ['email'],
    told: ['id', 'eventId', ...details, 'state', 'language', 'byStaff', ...moments],
    consents: { table: 'eventRegistrations', by: 'id' },
    erase: eraseRegistrations,
  },
]

/** As they could do it themselves by the link in their letters: a seat that becomes free goes to who waits longest. */
async function eraseRegistrations(given: Erasing, rows: readonly Row[]): Promise<void> {
  for (const { id, eventId, email } of rows)
    await withSeats(given, Number(eventId), () =>
      eraseRegistration(given, { id: Number(id), email: String(email) }),
    )
  await clearCaches(given.db, ['events'])
}
