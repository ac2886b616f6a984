import type { AreaOf } from '#server/platform/areas/areas.ts'
import { accountForgets } from './forgets.ts'
import { accountJobs } from './jobs.ts'
import { accountRouter } from './router.ts'

export const accountArea = {
  calls: accountRouter,
  access: {
    login: 'ooooooooo',
    logout: 'ooooooooo',
    refresh: 'ooooooooo',
    me: '-oooooooo',
    requestReset: 'ooooooooo',
    checkReset: 'ooooooooo',
    resetPassword: 'ooooooooo',
    checkEmail: 'ooooooooo',
    confirmEmail: 'ooooooooo',
    'self.find': '-oooooooo',
    'self.change': '-oooooooo',
    'self.image': '-oooooooo',
    'self.frame': '-oooooooo',
    'self.draft': '-oooooooo',
    'self.changeEmail': '-oooooooo',
    'self.sessions': '-oooooooo',
    'self.endSession': '-oooooooo',
    'self.endOtherSessions': '-oooooooo',
  },
  jobs: accountJobs,
  forgets: accountForgets,
} satisfies AreaOf<'account'>
