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

// A letter may be kept for years, and its link must still end the subscription.
const leavingLife = retention.newsletterSubscription.days * day

/** Each address holds two tokens: the first identifies the subscription, the second the permitted action. */
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

/** Placeholders of the two tokens in a letter. */
const places = { token: placeholderOf('subscription'), second: placeholderOf('purpose') }

/**
 * Issues the tokens of an activation letter, by their placeholders. Runs in the transaction of the letter.
 */
export async function issueActivation(context: Needs, id: number): Promise<Record<string, string>> {
  const { token: about } = await issueLink(context, subscription, id)
  const { token: may } = await issueLink(context, activation, id)
  return { subscription: about, purpose: may }
}

/** Returns the subscription that a pair of tokens activates. Throws `linkInvalid` and `linkExpired`. */
export async function findSubscriberByLink(
  context: Needs,
  tokens: readonly [string, string],
): Promise<number> {
  return readLinkPair(context, activating, tokens)
}

/** The same for old letters to subscribers, whose links are rows; today's are made by `leavingPair`. */
export async function subscriberOfRow(context: Needs, tokens: readonly [string, string]): Promise<number> {
  return readLinkPair(context, [subscription, deactivation], tokens)
}

/** Voids the activation links of an ended subscription. */
export async function endActivation(context: Needs, id: number): Promise<void> {
  await endLinks(context, activation, id)
}

/** Deletes the links of deleted subscriptions. */
export async function forgetSubscriptionLinks(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  for (const purpose of [subscription, activation, deactivation]) await forgetLinksOf(db, purpose, ids)
}

/** Address of the activation page, for a letter. */
export function activationAddress(baseUrl: string, language: Language): string {
  const { token, second } = places
  return `${baseUrl}${addressOf('newsletterActivation', language, { token, activation: second })}`
}

/** Address of the own subscription page, for a letter. */
export function ownAddress(baseUrl: string, language: Language): string {
  const { token, second } = places
  return `${baseUrl}${addressOf('newsletterUnsubscribe', language, { token, deactivation: second })}`
}

/** Address of the page for returning after unsubscribing, for a letter. */
export function returnAddress(baseUrl: string, language: Language): string {
  return `${baseUrl}${addressOf('newsletterReturn', language, { token: linkToken })}`
}

/** Address to which a mail program posts to unsubscribe in one click. */
export function oneClickAddress(baseUrl: string): string {
  return `${baseUrl}/api/v1/info/newsletter/unsubscription/${places.token}/${places.second}`
}

/**
 * The `mailto:` address that unsubscribes, if the site reads a mailbox: the return address and the subject
 * name the subscriber.
 */
export function unsubscribeMailOf(
  { config, secret }: Pick<Context, 'config' | 'secret'>,
  id: number,
): { unsubscribeMail?: string } {
  if (!config.imapUrl) return {}
  const name = nameOf(secret, 'u', id)
  return {
    unsubscribeMail: `mailto:${returnAddressOf(config).replace('*', name)}?subject=unsubscribe%20${name}`,
  }
}
