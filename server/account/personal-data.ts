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
    told: ['id', 'userAgent', 'place', 'createdAt', 'lastUsedAt', 'endsAt', 'endedAt'],
  },
  {
    ...ofAccount,
    kind: 'knownDevice',
    table: 'knownDevices',
    told: ['lastUsedAt', 'failedLogins', 'lastFailedLoginAt', 'lockedUntil'],
  },
  {
    ...ofAccount,
    kind: 'failedLogin',
    table: 'loginCounters',
    told: ['failedLogins', 'lastFailedLoginAt', 'lockedUntil'],
  },
  { ...ofAccount, kind: 'staffAccount', table: 'secondFactors', told: ['createdAt', 'onSince'] },
  { ...ofAccount, kind: 'staffAccount', table: 'passkeys', told: ['id', 'name', 'createdAt', 'lastUsedAt'] },
]
