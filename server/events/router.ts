import type { eventsApi, eventsBackstageApi } from '#contract/events/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { addressedHandlers, publishedHandlers, recordHandlers } from '#server/platform/records/records.ts'
import { duplicate } from './duplicate.ts'
import { find, highlighted, list, preview, special } from './events.ts'
import { eventKind } from './kind.ts'

const backstage: Handlers<typeof eventsBackstageApi> = {
  ...recordHandlers(eventKind),
  ...addressedHandlers(eventKind),
  ...publishedHandlers(eventKind),
  duplicate: ({ id }, context) => duplicate(context, id),
}

export const eventsRouter: Handlers<typeof eventsApi & { backstage: typeof eventsBackstageApi }> = {
  list: (which, context) => list(context, which),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  highlighted: (_, context) => highlighted(context),
  anniversary: (_, context) => special(context, 'anniversary'),
  ismrmEvening: (_, context) => special(context, 'ismrmEvening'),
  backstage,
}
