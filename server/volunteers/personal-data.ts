import { correctedBy } from '#messages/personal-data.ts'
import type { Erasing, PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { forgetVolunteer } from './volunteers.ts'

export const volunteerPersonal: readonly PersonalData[] = [
  {
    kind: 'volunteer',
    table: 'volunteers',
    addresses: [],
    hashed: { column: 'addressHash', as: 'email' },
    disclosed: ['id', 'language', 'state', 'createdAt', 'confirmedAt', 'expiresAt', 'leftAt', 'lastToldAt'],
    consents: { table: 'volunteers', by: 'id' },
    correct: correctedBy.subscription,
    erase: eraseVolunteers,
    withdraw: eraseVolunteers,
  },
]

async function eraseVolunteers(given: Erasing, rows: readonly Row[]): Promise<void> {
  for (const { id } of rows) await forgetVolunteer(given, Number(id))
}
