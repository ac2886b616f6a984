import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { privacyForgets } from './forgets.ts'
import { myDataRequestForm } from './my-data.ts'
import { refusalPersonal, requestPersonal } from './personal-data.ts'
import { privacyRouter } from './router.ts'
import { countOverdue } from './staff-requests.ts'

export const privacyArea = {
  calls: privacyRouter,
  forms: [myDataRequestForm],
  forgets: privacyForgets,
  personal: [...refusalPersonal, ...requestPersonal],
  stays: { refusedAddresses: 'until whoever reads the mailbox takes it back on the page *My data*' },
  waiting: [{ may: opens.privacy, name: 'overdueDataRequests', count: countOverdue }],
} satisfies AreaOf<'privacy'>
