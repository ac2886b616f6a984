import type { eventsApi, eventsBackstageApi } from '#contract/events/api.ts'
import type { registrationsApi, registrationsBackstageApi } from '#contract/events/registrations-api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { duplicate } from './duplicate.ts'
import { find, highlighted, list, preview, special } from './events.ts'
import { eventKind } from './kind.ts'
import { registrationHandlers, registrationStaffHandlers } from './registration-router.ts'

const backstage: Handlers<typeof eventsBackstageApi & typeof registrationsBackstageApi> = {
  ...shownRecordHandlers(eventKind, preview),
  duplicate: ({ id }, context) => duplicate(context, id),
  ...registrationStaffHandlers,
}

type Api = typeof eventsApi &
  typeof registrationsApi & { backstage: typeof eventsBackstageApi & typeof registrationsBackstageApi }

export const eventsRouter: Handlers<Api> = {
  list: (which, context) => list(context, which),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  highlighted: (_, context) => highlighted(context),
  anniversary: (_, context) => special(context, 'anniversary'),
  ismrmEvening: (_, context) => special(context, 'ismrmEvening'),
  ...registrationHandlers,
  backstage,
}
