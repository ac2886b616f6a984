import { randomUUID } from 'node:crypto'

/**
 * The name of a new letter, by the domain of the site: spam filters know those of `www.` from web servers that were broken
 * into.
 */
export function newMessageId({ baseUrl }: { baseUrl: string }): string {
  return `<${randomUUID()}@${new URL(baseUrl).hostname.replace(/^www\./, '')}>`
}
