import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { privacyForgets } from './forgets.ts'
import { myDataRequestForm } from './my-data.ts'
import { requestPersonal } from './personal-data.ts'
import { privacyRouter } from './router.ts'
import { countOverdue } from './staff-requests.ts'

export const privacyArea = {
  calls: privacyRouter,
  forms: [myDataRequestForm],
  forgets: privacyForgets,
  personal: requestPersonal,
  waiting: [{ may: opens.privacy, name: 'overdueDataRequests', count: countOverdue }],
} satisfies AreaOf<'privacy'>
