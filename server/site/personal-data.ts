import { staysBecause } from '#messages/personal-data.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'

/** How somebody of the staff has arranged the lists of backstage. */
export const sitePersonal: readonly PersonalData[] = [
  {
    kind: 'staffAccount',
    table: 'listSettings',
    addresses: [],
    owner: { column: 'userId', of: 'users' },
    told: ['list', 'settings'],
    erase: staysBecause.account,
  },
]
