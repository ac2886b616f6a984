import { randomUUID } from 'node:crypto'

/**
 * Returns a new Message-ID with the site's domain without `www.`, because spam filters associate that with
 * hacked web servers.
 */
export function newMessageId({ baseUrl }: { baseUrl: string }): string {
  return `<${randomUUID()}@${new URL(baseUrl).hostname.replace(/^www\./, '')}>`
}
