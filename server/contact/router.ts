import type { contactApi } from '#contract/contact/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { reportBarrier, send } from './contact.ts'

export const contactRouter: Handlers<typeof contactApi> = {
  send: (message, context) => send(context, message),
  reportBarrier: (report, context) => reportBarrier(context, report),
}
