import type { Language } from '#contract/language.ts'
import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { withAddresses } from '#server/platform/sealed-addresses/test-addresses.ts'
import { volunteersRouter } from './router.ts'

export const address = 'rosa@example.org'

/** The calls about volunteers, with access to the queued letters, and a movable clock. */
export async function openTestVolunteers() {
  const calls = await openTestCalls({ MAIL_FROM: 'Institut <studien@example.org>' })
  const { db, secret, time, dependencies } = calls
  const call = <Name extends keyof typeof volunteersRouter & string>(name: Name) =>
    calls.call(`volunteers.${name}`, volunteersRouter[name] as Parameters<typeof calls.call>[1])
  const [register, findRegistration, confirm] = [call('register'), call('findRegistration'), call('confirm')]
  const [findUnsubscription, leave] = [call('findUnsubscription'), call('leave')]
  let forms = 0
  const ownIp = () => {
    forms += 1
    return `192.0.2.${forms}`
  }
  /** Sends each form from another IP address unless one is given. */
  const signUp = (email = address, language: Language = 'de', ip = ownIp()) =>
    register({ email, consent: true }, { language, ip })
  const letters = (to = address) =>
    db
      .selectFrom('mails')
      .selectAll()
      .where('recipientHash', '=', hashOfAddress(secret, to))
      .orderBy('id')
      .execute()
  /** Tokens of the links in the latest letter. */
  const tokens = async (to = address) => {
    const mail = (await letters(to)).at(-1)
    const { link = '', leave: leaving = '' } = mail?.sealedTokens
      ? unseal(mail.sealedTokens, mail.messageId, secret)
      : {}
    return { link, leave: leaving }
  }
  /** Registers and confirms an address. */
  const join = async (email: string, language: Language = 'de') => {
    await signUp(email, language)
    await confirm({ token: (await tokens(email)).link, signup: true })
  }
  return {
    ...calls,
    ...{ register, signUp, join, letters, tokens },
    find: (token: string) => findRegistration({ token }),
    confirm: (token: string, given: object = {}) => confirm({ token, signup: true, ...given }),
    findLeaving: (token: string) => findUnsubscription({ token }),
    leave: (token: string) => leave({ token, signout: true }),
    rows: async () =>
      withAddresses(dependencies, await db.selectFrom('volunteers').selectAll().orderBy('id').execute()),
    move(milliseconds: number) {
      time.now = new Date(time.now.getTime() + milliseconds)
    },
  }
}
