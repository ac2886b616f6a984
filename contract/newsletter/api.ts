import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { consent, list } from '../fields.ts'
import { consentVersion, formCall } from '../form.ts'
import { linkCallMeta } from '../links.ts'
import { readerCalls } from '../shown-record-calls.ts'
import { newsletterCard, newsletterDetail } from './newsletter.ts'
import { locale, ownSubscription, pause, subscription, subscriptionForm } from './subscription.ts'

const word = z.string().max(200)
const activationLink = z.strictObject({ token: word, activation: word })
// These tokens contain an encrypted address.
const sealed = z.string().max(1000)
const returnLink = z.strictObject({ token: sealed })
const leavingLink = z.strictObject({ token: sealed, deactivation: word })

/**
 * Each address contains two tokens, which must belong to the same subscription. GET requests change nothing.
 */
export const newsletterApi = {
  /** Returns the archive: sent issues that staff have made public, the latest first. */
  list: call('GET /info/newsletter', { may: 'public', reads: ['newsletter'] })
    .input(z.strictObject({}))
    .output(list(newsletterCard)),
  ...readerCalls('/info/newsletter', newsletterDetail, ['newsletter', 'files']),
  subscribe: formCall('PUT /info/newsletter/subscription', { limitBy: { ip: 'newsletter' }, status: 202 })
    .input(subscriptionForm)
    .output(nothing),
  findActivation: call('GET /info/newsletter/activation/{token}/{activation}', linkCallMeta)
    .input(activationLink)
    .output(subscription),
  activate: call('PATCH /info/newsletter/activation/{token}/{activation}', linkCallMeta)
    .input(activationLink)
    .output(subscription),
  findSubscription: call('GET /info/newsletter/unsubscription/{token}/{deactivation}', linkCallMeta)
    .input(leavingLink)
    .output(ownSubscription),
  unsubscribe: call('PATCH /info/newsletter/unsubscription/{token}/{deactivation}', linkCallMeta)
    .input(leavingLink)
    .output(subscription),
  /** Request that a mail program sends for its reader, as a form (RFC 8058). */
  unsubscribeInOneClick: call('POST /info/newsletter/unsubscription/{token}/{deactivation}', {
    ...linkCallMeta,
    takesForm: true,
  })
    .input(leavingLink.extend({ 'List-Unsubscribe': z.literal('One-Click').optional() }))
    .output(subscription),
  changeLanguage: call('PATCH /info/newsletter/language/{token}/{deactivation}', linkCallMeta)
    .input(leavingLink.extend({ locale }))
    .output(subscription),
  /** Pauses the sending of issues for so many months from now; 0 ends the pause. */
  pause: call('PATCH /info/newsletter/pause/{token}/{deactivation}', linkCallMeta)
    .input(leavingLink.extend({ months: pause }))
    .output(ownSubscription),
  /** Returns what the link in the letter after unsubscribing would do. */
  findReturn: call('GET /info/newsletter/return/{token}', linkCallMeta)
    .input(returnLink)
    .output(ownSubscription),
  /** Subscribes again, with a new consent; a second request changes nothing. */
  subscribeAgain: call('PATCH /info/newsletter/return/{token}', linkCallMeta)
    .input(returnLink.extend({ consentVersion }))
    .output(subscription),
  /** Whether the page of a registration offers the newsletter: its link has proved the address. */
  findOffer: call('GET /info/newsletter/registration/{token}', linkCallMeta)
    .input(z.strictObject({ token: word }))
    .output(z.object({ isOffered: z.boolean() })),
  /**
   * Subscribes the address of a registration, in the language of the call; a second request changes nothing.
   */
  acceptOffer: call('PATCH /info/newsletter/registration/{token}', linkCallMeta)
    .input(z.strictObject({ token: word, consent, consentVersion }))
    .output(subscription),
}
