import type { newsletterApi } from '#contract/newsletter/api.ts'
import type { newsletterBackstageApi } from '#contract/newsletter/backstage-api.ts'
import type { Context, Handlers } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { receiveForm } from '#server/platform/forms/forms.ts'
import { answerList } from '#server/platform/lists/lists.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { acceptOffer, findOffer } from './after-registration.ts'
import { changeIssue } from './change.ts'
import { checkIssue } from './check-issue.ts'
import { importRecipients } from './import.ts'
import { newsletterKind } from './kind.ts'
import { find, list, preview } from './newsletters.ts'
import { changeLanguage, findSubscription, pauseReading, unsubscribe } from './own-subscription.ts'
import { describeParts } from './parts.ts'
import { previewLetter, sendTest } from './preview-letter.ts'
import { recipientList, setDisabled } from './recipients.ts'
import { findReturn, subscribeAgain } from './returning.ts'
import { retry, sendingOf } from './sending.ts'
import { changeSending } from './steering.ts'
import { activate, findActivation, subscribe, subscriptionPlace } from './subscriptions.ts'

// Calls by GET run outside of a transaction.
const retryByGet = ({ id }: { id: number }, context: Context) =>
  transact(context.db, db => retry({ ...context, db }, id))
const retryByPost = ({ id }: { id: number }, context: Context) => retry(context, id)

const backstage: Handlers<typeof newsletterBackstageApi> = {
  ...shownRecordHandlers(newsletterKind, preview),
  change: (wish, context) => changeIssue(context, wish),
  changeByBody: (wish, context) => changeIssue(context, wish),
  previewLetter: (issue, context) => previewLetter(context, issue),
  seeParts: ({ parts }, context) => describeParts(context, parts),
  test: (wish, context) => sendTest(context, wish),
  check: ({ id }, context) => checkIssue(context, id),
  sending: ({ id }, context) => sendingOf(context, id),
  steer: (wish, context) => changeSending(context, wish),
  retryByGet,
  retryByGetAlso: retryByGet,
  retry: retryByPost,
  retryAlso: retryByPost,
  recipients: (query, context) => answerList(recipientList, context, query),
  importRecipients: (list, context) => importRecipients(context, list),
  disable: (wish, context) => setDisabled(context, wish),
}

export const newsletterRouter: Handlers<typeof newsletterApi & { backstage: typeof newsletterBackstageApi }> =
  {
    list: (_, context) => list(context),
    find: ({ slug }, context) => find(context, slug),
    preview: ({ token }, context) => preview(context, token),
    subscribe: receiveForm(subscriptionPlace, subscribe),
    findActivation: (link, context) => findActivation(context, link),
    activate: (link, context) => activate(context, link),
    findSubscription: (link, context) => findSubscription(context, link),
    unsubscribe: (link, context) => unsubscribe(context, link),
    unsubscribeInOneClick: (link, context) => unsubscribe(context, link),
    pause: (wish, context) => pauseReading(context, wish),
    findReturn: ({ token }, context) => findReturn(context, token),
    subscribeAgain: (wish, context) => subscribeAgain(context, wish),
    findOffer: ({ token }, context) => findOffer(context, token),
    acceptOffer: (wish, context) => acceptOffer(context, wish),
    changeLanguage: (wish, context) => changeLanguage(context, wish),
    backstage,
  }
