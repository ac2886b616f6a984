import { embedFrom, embedHostOf } from '../embed.ts'

/** The address that embed markup, or whatever else people copy, shows. Null where its host is none of those we allow. */
export function addressOfEmbed(markup: string): string | null {
  const address = embedFrom(markup.trim())
  return embedHostOf(address) === null ? null : new URL(address).href
}
