import type { accountApi } from '#contract/account/api.ts'
import { fail } from '#contract/errors.ts'
import { userOf } from '#server/people/people.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { checkReset, login, logout, refresh, requestReset, resetPassword } from './account.ts'
import { checkEmail, confirmEmail, requestEmail } from './email-change.ts'
import { changeOwn, draft, endOne, endOthers, frameOwnImage, own, ownImage, sessions } from './self.ts'

export const accountRouter: Handlers<typeof accountApi> = {
  login: (input, context) => login(context, input),
  logout: ({ refreshToken }, context) => logout(context, refreshToken),
  refresh: ({ refreshToken }, context) => refresh(context, refreshToken),
  me: async (_, context) => userOf(context, context.caller?.id ?? notLoggedIn()),
  requestReset: ({ email }, context) => requestReset(context, email),
  checkReset: ({ token }, context) => checkReset(context, token),
  resetPassword: ({ token, password }, context) => resetPassword(context, token, password),
  checkEmail: ({ token }, context) => checkEmail(context, token),
  confirmEmail: ({ token }, context) => confirmEmail(context, token),
  self: {
    find: (_, context) => own(context),
    change: (given, context) => changeOwn(context, given),
    image: (wishes, context) => ownImage(context, wishes),
    frame: (frame, context) => frameOwnImage(context, frame),
    draft: ({ language, ...given }, context) => draft({ ...context, language }, given),
    changeEmail: (wish, context) => requestEmail(context, wish),
    sessions: (_, context) => sessions(context),
    endSession: ({ id }, context) => endOne(context, id),
    endOtherSessions: (_, context) => endOthers(context),
  },
}

function notLoggedIn(): never {
  throw fail('notLoggedIn')
}
