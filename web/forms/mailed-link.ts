import { isFailure } from '#contract/errors.ts'
import type { Client } from '#web/client.ts'
import { type Address, withStatus } from '#web/page-data.ts'

/** What stands in the address behind a link: its token, and whatever else the path of the page names. */
export type MailedLink = { token: string } & Readonly<Record<string, string>>

export function linkIn({ parameters }: Pick<Address, 'parameters'>): MailedLink {
  return { token: '', ...parameters }
}

/**
 * The `load` of a page that a link in a mail leads to: whether the link is good, asked by a call that changes nothing.
 * After success it is used up, so that the page of thanks does not ask again.
 */
export function loadLink(check: (client: Client, link: MailedLink) => Promise<unknown>) {
  return async (client: Client, { parameters, query }: Address) => {
    if (query.has('done')) return { isValid: true }
    try {
      await check(client, linkIn({ parameters }))
      return { isValid: true }
    } catch (error) {
      if (isFailure(error, 'linkInvalid') || isFailure(error, 'linkExpired'))
        return withStatus({ isValid: false }, error.status)
      throw error
    }
  }
}

/**
 * The `load` of a page that shows what a link in a mail opens: null, and the status of the failure, where it opens nothing.
 */
export function loadFound<Found>(find: (client: Client, link: MailedLink) => Promise<Found>) {
  return async (client: Client, { parameters }: Address): Promise<{ found: Found | null }> => {
    try {
      return { found: await find(client, linkIn({ parameters })) }
    } catch (error) {
      if (!isFailure(error, 'linkInvalid') && !isFailure(error, 'linkExpired')) throw error
      return withStatus({ found: null }, error.status) as never
    }
  }
}
