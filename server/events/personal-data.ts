import { correctedBy } from '#messages/personal-data.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Erasing, OwnPage, PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { eraseRegistration } from './own-actions.ts'
import { findEvent } from './queries.ts'
import { issueRegistrationLink } from './registration-links.ts'
import { withSeatsLocked } from './seats-change.ts'

const details = [
  'firstName',
  'lastName',
  'institution',
  'city',
  'country',
  'participation',
  'option',
  'message',
] as const
const moments = ['createdAt', 'confirmedAt', 'waitingSince', 'heldUntil', 'checkedInAt', 'endedAt'] as const

export const registrationPersonal: readonly PersonalData[] = [
  {
    kind: 'eventRegistration',
    table: 'eventRegistrations',
    addresses: ['email'],
    disclosed: ['id', 'eventId', ...details, 'state', 'language', 'byStaff', ...moments],
    consents: { table: 'eventRegistrations', by: 'id' },
    about: async (db, { eventId }) => (await findEvent(db, Number(eventId)))?.title ?? null,
    correct: correctedBy.registration,
    ownPage: pageOfRegistration,
    erase: eraseRegistrations,
    withdraw: eraseRegistrations,
  },
]

/**
 * Same effect as deleting by the link in a letter: a freed seat goes to the person who has waited longest.
 */
async function eraseRegistrations(given: Erasing, rows: readonly Row[]): Promise<void> {
  for (const { id, eventId, email } of rows)
    await withSeatsLocked(given, Number(eventId), () =>
      eraseRegistration(given, { id: Number(id), email: String(email) }),
    )
  await clearCaches(given.db, ['events'])
}

async function pageOfRegistration(given: Erasing, { id, eventId }: Row): Promise<OwnPage | null> {
  const event = await findEvent(given.db, Number(eventId))
  if (!event) return null
  return { page: 'registration', token: await issueRegistrationLink(given, event, Number(id)) }
}
