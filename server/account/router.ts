import type { accountApi } from '#contract/account/api.ts'
import { fail } from '#contract/errors.ts'
import { userOf } from '#server/people/people.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { checkReset, login, logout, refresh, requestReset, resetPassword } from './account.ts'
import { checkEmailLink, confirmEmailChange, requestEmailChange } from './email-change.ts'
import {
  checkKeepLink,
  findFactorState,
  requestFactorReset,
  stopResetByLink,
  withdrawReset,
} from './factor-reset.ts'
import {
  addPasskey,
  askNewPasskey,
  confirmApp,
  confirmCodes,
  makeCodes,
  ownFactor,
  removeApp,
  removePasskey,
  renamePasskey,
  startApp,
} from './factors.ts'
import { passkeysElsewhere } from './passkeys.ts'
import { askProof, prove } from './proof.ts'
import { askAnyPasskey, findSecondStep, takeSecondStep } from './second-step.ts'
import {
  changeOwnProfile,
  draft,
  endOne,
  endOthers,
  findSelf,
  frameOwnImage,
  ownImage,
  sessions,
} from './self.ts'

export const accountRouter: Handlers<typeof accountApi> = {
  login: (input, context) => login(context, input),
  logout: ({ refreshToken }, context) => logout(context, refreshToken),
  refresh: ({ refreshToken }, context) => refresh(context, refreshToken),
  findSecondStep: (_, context) => findSecondStep(context),
  takeSecondStep: (answer, context) => takeSecondStep(context, answer),
  askPasskey: (_, context) => askAnyPasskey(context),
  me: async (_, context) => userOf(context, context.caller?.id ?? notLoggedIn()),
  requestReset: ({ email }, context) => requestReset(context, email),
  checkReset: ({ token }, context) => checkReset(context, token),
  resetPassword: ({ token, password }, context) => resetPassword(context, token, password),
  checkEmail: ({ token }, context) => checkEmailLink(context, token),
  confirmEmail: ({ token }, context) => confirmEmailChange(context, token),
  self: {
    factor: {
      find: (_, context) => ownFactor(context),
      startApp: (_, context) => startApp(context),
      confirmApp: ({ code }, context) => confirmApp(context, code),
      removeApp: (_, context) => removeApp(context),
      askPasskey: (_, context) => askNewPasskey(context),
      addPasskey: (given, context) => addPasskey(context, given),
      removePasskey: ({ id }, context) => removePasskey(context, id),
      renamePasskey: (given, context) => renamePasskey(context, given),
      makeCodes: (_, context) => makeCodes(context),
      confirmCodes: ({ code }, context) => confirmCodes(context, code),
      askProof: (_, context) => askProof(context),
      prove: (answer, context) => prove(context, answer),
    },
    find: (_, context) => findSelf(context),
    change: (given, context) => changeOwnProfile(context, given),
    image: (wishes, context) => ownImage(context, wishes),
    frame: (frame, context) => frameOwnImage(context, frame),
    draft: ({ language, ...given }, context) => draft({ ...context, language }, given),
    changeEmail: (wish, context) => requestEmailChange(context, wish),
    sessions: (_, context) => sessions(context),
    endSession: ({ id }, context) => endOne(context, id),
    endOtherSessions: (_, context) => endOthers(context),
  },
  factorOf: {
    elsewhere: (_, context) => passkeysElsewhere(context),
    find: ({ id }, context) => findFactorState(context, id),
    ask: ({ id }, context) => requestFactorReset(context, id),
    withdraw: ({ id }, context) => withdrawReset(context, id),
    check: ({ token }, context) => checkKeepLink(context, token),
    stop: ({ token }, context) => stopResetByLink(context, token),
  },
}

function notLoggedIn(): never {
  throw fail('notLoggedIn')
}
