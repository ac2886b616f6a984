import { embedFrom, embedHostOf } from '../embed.ts'

/** Returns the address shown by embed markup or by other pasted text. Null if its host is not allowed. */
export function addressOfEmbed(markup: string): string | null {
  const address = embedFrom(markup.trim())
  return embedHostOf(address) === null ? null : new URL(address).href
}
