import { staysBecause } from '#messages/personal-data.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'

/** Declares what was detected about an account. Notes that staff wrote about it are not shown. */
export const securityPersonal: readonly PersonalData[] = [
  {
    kind: 'securityEvent',
    table: 'incidents',
    addresses: [],
    owner: { column: 'userId', of: 'users' },
    disclosed: ['id', 'type', 'ip', 'createdAt', 'lastSeenAt', 'occurrences', 'status'],
    erase: staysBecause.account,
  },
  {
    kind: 'recentLogin',
    table: 'recentLogins',
    addresses: [],
    owner: { column: 'userId', of: 'users' },
    disclosed: ['id', 'privateIp', 'createdAt'],
    erase: staysBecause.account,
  },
]
