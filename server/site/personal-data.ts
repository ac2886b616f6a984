import { staysBecause } from '#messages/personal-data.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'

/** Declares the list settings of a member of staff. */
export const sitePersonal: readonly PersonalData[] = [
  {
    kind: 'staffAccount',
    table: 'listSettings',
    addresses: [],
    owner: { column: 'userId', of: 'users' },
    disclosed: ['list', 'settings'],
    erase: staysBecause.account,
  },
]
