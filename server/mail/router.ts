import type { mailApi } from '#contract/mail/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { find, list, sendOnceMore } from './mail.ts'

export const mailRouter: Handlers<typeof mailApi> = {
  list: (query, context) => list(context, query),
  find: ({ id }, context) => find(context, id),
  sendAgain: ({ id }, context) => sendOnceMore(context, id),
}
