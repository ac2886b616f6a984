import { correctedBy, staysBecause } from '#messages/personal-data.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { leaveAgain, withdrawPortraits } from './done-again.ts'
import type { NotedAct } from './noted.ts'

const account = { correct: correctedBy.account, erase: staysBecause.account }
const names = ['username', 'firstName', 'middleName', 'lastName', 'pronoun', 'phone', 'room'] as const
const moments = [
  'createdAt',
  'lastLoginAt',
  'lastFailedLoginAt',
  'startDate',
  'endDate',
  'deletedAt',
] as const
const texts = [
  'cv',
  'aboutMe',
  'interests',
  'publications',
  'contacts',
  'boardTerms',
  'locale',
  'authorNames',
] as const

export const peoplePersonal: readonly PersonalData[] = [
  {
    kind: 'staffAccount',
    table: 'users',
    addresses: ['email'],
    disclosed: ['id', ...names, ...texts, 'imageId', 'hasImageConsent', 'isVisible', 'isLocked', ...moments],
    consents: { table: 'users', by: 'id' },
    acts: { left: leaveAgain, portraitWithdrawn: withdrawPortraits } satisfies Record<NotedAct, unknown>,
    ...account,
  },
  {
    kind: 'unconfirmedEmail',
    table: 'emailChanges',
    addresses: ['email'],
    owner: { column: 'userId', of: 'users' },
    disclosed: ['userId', 'createdAt'],
    ...account,
  },
]
