import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { newsletterRouter } from './router.ts'

type Answer = { state: string; locale: string }

/**
 * Opens the calls of the newsletter over one database, with an adjustable clock. Each visitor has a different
 * IP address.
 */
export async function openTestSubscriptions(env: Record<string, string> = {}) {
  const calls = await openTestCalls(env)
  const { db, call, secret } = calls
  const handlers = newsletterRouter as unknown as Record<string, never>
  const visit = (name: string) => call(`newsletter.${name}`, handlers[name] as never)
  let visitor = 0
  const nextAddress = () => {
    visitor += 1
    return `10.0.${visitor >> 8}.${visitor & 255}`
  }
  /** Returns the tokens in the newest letter to an address. */
  async function sealedTo(address: string) {
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', address)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return unseal(mail.sealedTokens as Buffer, mail.messageId, secret)
  }
  async function tokensTo(address: string) {
    const { subscription = '', purpose = '' } = await sealedTo(address)
    return { token: subscription, second: purpose }
  }
  const behind =
    (name: string, second: 'activation' | 'deactivation') =>
    (link: { token: string; second: string }, given: object = {}) =>
      visit(name)(
        { token: link.token, [second]: link.second, ...given },
        { ip: nextAddress() },
      ) as Promise<Answer>
  const subscribe = (email: string, given: object = {}, asking: object = {}) =>
    visit('subscribe')({ email, locale: 'de', consent: true, ...given }, { ip: nextAddress(), ...asking })
  const activate = behind('activate', 'activation')
  return {
    ...calls,
    visit,
    subscribe,
    activate,
    tokensTo,
    findActivation: behind('findActivation', 'activation'),
    findSubscription: behind('findSubscription', 'deactivation'),
    unsubscribe: behind('unsubscribe', 'deactivation'),
    changeLanguage: behind('changeLanguage', 'deactivation'),
    pause: behind('pause', 'deactivation'),
    /** The token of the letter after unsubscribing. */
    returnTo: async (address: string) => (await sealedTo(address)).link ?? '',
    findReturn: (token: string) => visit('findReturn')({ token }, { ip: nextAddress() }),
    subscribeAgain: (token: string, given: object = {}) =>
      visit('subscribeAgain')({ token, ...given }, { ip: nextAddress() }),
    /** Adds a confirmed subscriber; returns the tokens to unsubscribe. */
    async reader(email: string, given: object = {}) {
      await subscribe(email, given)
      await activate(await tokensTo(email))
      // Signing up again sends the link.
      await subscribe(email, given)
      return tokensTo(email)
    },
    rows: () => db.selectFrom('newsletterSubscribers').selectAll().orderBy('id').execute(),
    mails: () => db.selectFrom('mails').selectAll().orderBy('id').execute(),
    consents: () => db.selectFrom('consents').selectAll().where('form', '=', 'newsletter').execute(),
  }
}
