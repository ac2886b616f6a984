import { createUser } from '#server/people/people.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { privacyRouter } from './router.ts'

/** The privacy calls, with access to the queued letters. */
export async function openTestPrivacy() {
  const calls = await openTestCalls()
  const names = { username: 'hanna', email: 'hanna@example.org', firstName: 'Hanna', lastName: 'Hahn' }
  return withPrivacy(calls, await createUser(calls, { ...names, role: 'admin' }))
}

type Calls = Pick<Awaited<ReturnType<typeof openTestCalls>>, 'call' | 'db' | 'secret'>

export function withPrivacy<Given extends Calls>(calls: Given, adminId = 1) {
  const { db, secret } = calls
  const admin = staff(adminId, 'isAdmin')
  const call = (name: keyof typeof privacyRouter & string) =>
    calls.call(`privacy.${name}`, privacyRouter[name as 'find'] as never)
  const backstage = (name: keyof typeof privacyRouter.backstage & string) => {
    const handle = calls.call(`privacy.backstage.${name}`, privacyRouter.backstage[name] as never)
    return (input: unknown) => handle(input, { caller: admin }) as Promise<never>
  }
  const letters = (to: string) =>
    db.selectFrom('mails').selectAll().where('recipient', '=', to).orderBy('id').execute()
  const tokenOf = async (to: string) => {
    const mail = (await letters(to)).findLast(({ purpose }) => purpose === 'myData')
    return mail?.sealedTokens ? (unseal(mail.sealedTokens, mail.messageId, secret).link ?? '') : ''
  }
  return {
    ...calls,
    ...{ letters, tokenOf, backstage, privacyCall: call },
    /** Sends the request form and returns the token of the letter. */
    async linkFor(email: string) {
      await call('request')({ email })
      return tokenOf(email)
    },
    find: (token: string) =>
      call('find')({ token }) as Promise<Awaited<ReturnType<typeof privacyRouter.find>>>,
    erase: (token: string, group?: string) =>
      call('erase')({ token, ...(group && { group }) }) as Promise<
        Awaited<ReturnType<typeof privacyRouter.erase>>
      >,
  }
}
