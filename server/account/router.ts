import type { accountApi } from '#contract/account/api.ts'
import { fail } from '#contract/errors.ts'
import { userOf } from '#server/people/people.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { checkReset, login, logout, refresh, requestReset, resetPassword } from './account.ts'

export const accountRouter: Handlers<typeof accountApi> = {
  login: (input, context) => login(context, input),
  logout: ({ refreshToken }, context) => logout(context, refreshToken),
  refresh: ({ refreshToken }, context) => refresh(context, refreshToken),
  me: async (_, context) => userOf(context, context.caller?.id ?? notLoggedIn()),
  requestReset: ({ email }, context) => requestReset(context, email),
  checkReset: ({ token }, context) => checkReset(context, token),
  resetPassword: ({ token, password }, context) => resetPassword(context, token, password),
}

function notLoggedIn(): never {
  throw fail('notLoggedIn')
}
