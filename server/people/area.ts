import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { peopleJobs } from './jobs.ts'
import { personKind } from './kind.ts'
import { peoplePersonal } from './personal-data.ts'
import { peopleRouter } from './router.ts'

const staff = '-oooooooo'
const managers = '--o-----o'
const admins = '--------o'

export const peopleArea = {
  calls: peopleRouter,
  access: {
    team: 'ooooooooo',
    find: 'ooooooooo',
    board: 'ooooooooo',
    preview: 'ooooooooo',
    'backstage.offered.category': staff,
    'backstage.offered.institution': staff,
    'backstage.offered.position': staff,
    'backstage.offered.boardRole': staff,
    'backstage.offered.role': staff,
    'backstage.offered.status': staff,
    'backstage.offered.leader': staff,
    'backstage.alsoOffered.category': staff,
    'backstage.alsoOffered.institution': staff,
    'backstage.alsoOffered.position': staff,
    'backstage.alsoOffered.boardRole': staff,
    'backstage.alsoOffered.role': staff,
    'backstage.alsoOffered.status': staff,
    'backstage.alsoOffered.leader': staff,
    'backstage.choose': staff,
    'backstage.unlock': managers,
    'backstage.sendReset': managers,
    'backstage.order': managers,
    'backstage.leave': managers,
    'backstage.lookups.list': managers,
    'backstage.lookups.create': managers,
    'backstage.lookups.change': managers,
    'backstage.lookups.order': managers,
    'backstage.lookups.merge': managers,
    'backstage.lookups.remove': managers,
    'backstage.roles.create': admins,
    'backstage.roles.change': admins,
    'backstage.roles.order': admins,
    'backstage.roles.merge': admins,
    'backstage.roles.remove': admins,
    'backstage.statuses.create': admins,
    'backstage.statuses.change': admins,
    'backstage.statuses.order': admins,
    'backstage.statuses.merge': admins,
    'backstage.statuses.remove': admins,
    ...recordAccess(managers),
  },
  jobs: peopleJobs,
  kinds: [personKind],
  personal: peoplePersonal,
  stays: { lookups: 'words that people are described by' },
} satisfies AreaOf<'people'>
