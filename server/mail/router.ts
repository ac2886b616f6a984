import type { mailApi } from '#contract/mail/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { answerList } from '#server/platform/lists/lists.ts'
import { mailboxStanding } from '#server/platform/returned-mail/returned-mail.ts'
import { find, resendLetter } from './mail.ts'
import { outbox } from './outbox.ts'

export const mailRouter: Handlers<typeof mailApi> = {
  list: (query, context) => answerList(outbox, context, query),
  find: ({ id }, context) => find(context, id),
  mailbox: async (_, context) => ({ mailbox: await mailboxStanding(context) }),
  sendAgain: ({ id }, context) => resendLetter(context, id),
}
