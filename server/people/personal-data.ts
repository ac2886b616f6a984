import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'

const account =
  'An account of staff: in backstage, let the person leave, or delete an account that was made by mistake.'
const names = ['username', 'firstName', 'middleName', 'lastName', 'pronoun', 'phone', 'room']
const moments = ['createdAt', 'lastLoginAt', 'lastFailedLoginAt', 'startDate', 'endDate', 'deletedAt']
const texts = [
  'cv',
  'aboutMe',
  'interests',
  'publications',
  'contacts',
  'boardTerms',
  'locale',
  'authorNames',
]

export const peoplePersonal: readonly PersonalData[] = [
  {
    kind: null,
    table: 'users',
    addresses: ['email'],
    told: ['id', ...names, ...texts, 'imageId', 'hasImageConsent', 'isVisible', 'isLocked', ...moments],
    erase: account,
  },
  { kind: null, table: 'emailChanges', addresses: ['email'], told: ['userId', 'createdAt'], erase: account },
]
