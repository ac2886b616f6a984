import { isFailure } from '#contract/errors.ts'
import type { Client } from '#web/client.ts'
import { type Address, withStatus } from '#web/page-data.ts'

/** Path parameters of the page behind a mailed link: the token and any others. */
export type MailedLink = { token: string } & Readonly<Record<string, string>>

export function linkIn({ parameters }: Pick<Address, 'parameters'>): MailedLink {
  return { token: '', ...parameters }
}

/**
 * Returns the `load` of a page behind a mailed link, which checks the link without changing anything. After
 * success (`done`) the link is used up and is not checked again.
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
 * Returns the `load` of a page that shows what a mailed link opens; for an invalid or expired link null with
 * the status of the failure.
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
