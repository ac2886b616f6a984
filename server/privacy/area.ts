import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { privacyForgets } from './forgets.ts'
import { myDataRequestForm } from './my-data.ts'
import { requestPersonal } from './personal-data.ts'
import { privacyRouter } from './router.ts'
import { countOverdue } from './staff-requests.ts'

const everybody = 'ooooooooo'
const admins = '--------o'

export const privacyArea = {
  calls: privacyRouter,
  access: {
    promise: everybody,
    request: everybody,
    find: everybody,
    asPage: everybody,
    asJson: everybody,
    erase: everybody,
    openOwn: everybody,
    'backstage.requests': admins,
    'backstage.start': admins,
    'backstage.record': admins,
    'backstage.board': admins,
    'backstage.holds': admins,
    'backstage.holdable': admins,
    'backstage.hold': admins,
    'backstage.releaseHold': admins,
    'backstage.copy': admins,
    'backstage.releaseCopy': admins,
    'backstage.sendAgain': admins,
    'backstage.close': admins,
  },
  forms: [myDataRequestForm],
  forgets: privacyForgets,
  personal: requestPersonal,
  waiting: [{ may: opens.privacy, name: 'overdueDataRequests', count: countOverdue }],
} satisfies AreaOf<'privacy'>
