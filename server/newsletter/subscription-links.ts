import { day } from '#contract/durations.ts'
import type { Language } from '#contract/language.ts'
import { activationLife } from '#contract/newsletter/subscription.ts'
import { addressOf } from '#contract/pathnames.ts'
import { retention } from '#contract/retention.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import {
  endLinks,
  forgetLinksOf,
  issueLink,
  type LinkPurpose,
  readLinkPair,
} from '#server/platform/links/links.ts'
import { linkToken, placeholderOf, returnAddressOf } from '#server/platform/mail/mail.ts'
import { nameOf } from './letter-names.ts'

// A letter may lie in a mailbox for years, and the link in it is to end the subscription all the same.
const leavingLife = retention.newsletterSubscription.days * day

/** Two tokens stand in each address: the first says which subscription it is about, the second what may be done to it. */
const subscription: LinkPurpose = {
  name: 'newsletterSubscription',
  life: leavingLife,
  uses: 'again',
  endsOlder: false,
}
const activation: LinkPurpose = {
  name: 'newsletterActivation',
  life: activationLife,
  uses: 'again',
  endsOlder: true,
}
const deactivation: LinkPurpose = {
  name: 'newsletterDeactivation',
  life: leavingLife,
  uses: 'again',
  endsOlder: false,
}

const activating = [subscription, activation] as const
type Needs = Pick<Context, 'db' | 'clock'>

/** The places of the two tokens in a letter. */
const places = { token: placeholderOf('subscription'), second: placeholderOf('purpose') }

/** The tokens of a letter that asks to confirm, by the names of their places. Runs in the transaction of the letter. */
export async function issueActivation(context: Needs, id: number): Promise<Record<string, string>> {
  const { token: about } = await issueLink(context, subscription, id)
  const { token: may } = await issueLink(context, activation, id)
  return { subscription: about, purpose: may }
}

/** The subscription that a pair of tokens activates. Throws `linkInvalid` and `linkExpired`. */
export async function subscriberBehind(context: Needs, tokens: readonly [string, string]): Promise<number> {
  return readLinkPair(context, activating, tokens)
}

/** The same for a letter to a reader from when these links were rows; those of today are `leavingPair`. */
export async function subscriberOfRow(context: Needs, tokens: readonly [string, string]): Promise<number> {
  return readLinkPair(context, [subscription, deactivation], tokens)
}

/** Links to activate a subscription that has ended open nothing any more. */
export async function endActivation(context: Needs, id: number): Promise<void> {
  await endLinks(context, activation, id)
}

/** Of subscriptions that are gone for good. */
export async function forgetSubscriptionLinks(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  for (const purpose of [subscription, activation, deactivation]) await forgetLinksOf(db, purpose, ids)
}

/** The page with the button that activates, in a letter. */
export function activationAddress(baseUrl: string, language: Language): string {
  const { token, second } = places
  return `${baseUrl}${addressOf('newsletterActivation', language, { token, activation: second })}`
}

/** The page of one's own subscription, in a letter: to leave, and to change the language. */
export function ownAddress(baseUrl: string, language: Language): string {
  const { token, second } = places
  return `${baseUrl}${addressOf('newsletterUnsubscribe', language, { token, deactivation: second })}`
}

/** The page on which somebody who has left comes back, in a letter. */
export function returnAddress(baseUrl: string, language: Language): string {
  return `${baseUrl}${addressOf('newsletterReturn', language, { token: linkToken })}`
}

/** Where a mail program ends the subscription by one POST. */
export function oneClickAddress(baseUrl: string): string {
  return `${baseUrl}/api/v1/info/newsletter/unsubscription/${places.token}/${places.second}`
}

/** Where a mail ends the subscription, while somebody reads the mailbox: its address says whose, or its subject does. */
export function byMail(
  { config, secret }: Pick<Context, 'config' | 'secret'>,
  id: number,
): { unsubscribeMail?: string } {
  if (!config.imapUrl) return {}
  const name = nameOf(secret, 'u', id)
  return {
    unsubscribeMail: `mailto:${returnAddressOf(config).replace('*', name)}?subject=unsubscribe%20${name}`,
  }
}
