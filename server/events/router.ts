import type { eventsApi, eventsBackstageApi } from '#contract/events/api.ts'
import type { registrationsApi, registrationsBackstageApi } from '#contract/events/registrations-api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { duplicate } from './duplicate.ts'
import { find, findHighlightedEvent, findSpecialEvent, list, preview } from './events.ts'
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
  highlighted: (_, context) => findHighlightedEvent(context),
  anniversary: (_, context) => findSpecialEvent(context, 'anniversary'),
  ismrmEvening: (_, context) => findSpecialEvent(context, 'ismrmEvening'),
  ...registrationHandlers,
  backstage,
}
