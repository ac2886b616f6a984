import type { Language } from '#contract/language.ts'
import type { privacyApi, privacyBackstageApi } from '#contract/privacy/api.ts'
import type { Context, Handlers } from '#server/platform/calls/calls.ts'
import { checkRefusal, receiveForm, refuseLetters } from '#server/platform/forms/forms.ts'
import { findRetentionPromise, retentionBoard } from './board.ts'
import { copyStanding, releaseCopy } from './copy.ts'
import { sendJson, sendPage } from './file.tsx'
import { givenConsents } from './given-consents.ts'
import { findHoldable, holdRow, listHolds, releaseHold } from './holds.ts'
import { askForLink, eraseMine, myDataRequestForm, renewOwnPageLink, showMyData } from './my-data.ts'
import { sendRecord } from './record.tsx'
import { closeRequest, listRequests, sendLinkAgain, startRequest } from './staff-requests.ts'

const backstage: Handlers<typeof privacyBackstageApi> = {
  requests: (asked, context) => listRequests(context, asked),
  start: (given, context) => startRequest(context, given),
  record: (_, context) => sendRecord(context),
  board: (_, context) => retentionBoard(context),
  holds: (asked, context) => listHolds(context, asked),
  holdable: ({ email }, context) => findHoldable(context, email),
  hold: (given, context) => holdRow(context, given),
  releaseHold: ({ id }, context) => releaseHold(context, id),
  consents: (asked, context) => givenConsents(context, asked),
  copy: (_, context) => copyStanding(context),
  releaseCopy: ({ letters }, context) => releaseCopy(context, letters),
  sendAgain: ({ id }, context) => sendLinkAgain(context, id),
  close: ({ id }, context) => closeRequest(context, id),
}

export const privacyRouter: Handlers<typeof privacyApi & { backstage: typeof privacyBackstageApi }> = {
  promise: (_, context) => findRetentionPromise(context),
  request: receiveForm(myDataRequestForm, askForLink),
  find: ({ token }, context) => showMyData(context, token),
  asPage: ({ token, locale }, context) => sendPage(inLocale(context, locale), token),
  asJson: ({ token, locale }, context) => sendJson(inLocale(context, locale), token),
  erase: (asked, context) => eraseMine(context, asked),
  openOwn: (asked, context) => renewOwnPageLink(context, asked),
  findRefusal: async ({ token }, context) => checkRefusal(context, token),
  refuse: ({ token }, context) => refuseLetters(context, token),
  backstage,
}

function inLocale(context: Context, language: Language = context.language): Context {
  return { ...context, language }
}
