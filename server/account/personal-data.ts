import { staysBecause } from '#messages/personal-data.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'

const ofAccount = {
  addresses: [],
  owner: { column: 'userId', of: 'users' },
  erase: staysBecause.account,
} as const

/** Declares the personal data of an account's login. Tokens, keys and fingerprints are never shown. */
export const accountPersonal: readonly PersonalData[] = [
  {
    ...ofAccount,
    kind: 'session',
    table: 'sessions',
    disclosed: ['id', 'userAgent', 'place', 'createdAt', 'lastUsedAt', 'endsAt', 'endedAt'],
  },
  {
    ...ofAccount,
    kind: 'knownDevice',
    table: 'knownDevices',
    disclosed: ['lastUsedAt', 'failedLogins', 'lastFailedLoginAt', 'lockedUntil'],
  },
  {
    ...ofAccount,
    kind: 'failedLogin',
    table: 'loginCounters',
    disclosed: ['failedLogins', 'lastFailedLoginAt', 'lockedUntil'],
  },
  { ...ofAccount, kind: 'staffAccount', table: 'secondFactors', disclosed: ['createdAt', 'onSince'] },
  {
    ...ofAccount,
    kind: 'staffAccount',
    table: 'passkeys',
    disclosed: ['id', 'name', 'createdAt', 'lastUsedAt'],
  },
]
