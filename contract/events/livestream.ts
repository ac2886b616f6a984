import { embedHostOf } from '../embed.ts'

// One iframe and nothing else: attributes in quotes, so that nothing inside them can end the element.
const iframe = /^<iframe((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>\s*<\/iframe>$/i
const source = /\ssrc="([^"]*)"/i
const forbidden = /\s(?:srcdoc|on[a-z]+)(?:[\s=]|$)/i

/**
 * The address that embed markup shows: of one iframe, or of an address that stands alone. Null where it is neither, and
 * where its host is none of those we allow.
 */
export function addressOfEmbed(markup: string): string | null {
  const attributes = iframe.exec(markup.trim())?.[1]
  if (attributes === undefined) return allowed(markup.trim())
  if (forbidden.test(attributes) || attributes.split(source).length !== 3) return null
  return allowed((source.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'))
}

// YouTube hands out the address that sets cookies; its twin shows the same and sets none.
const withCookies = /^https:\/\/www\.youtube\.com(?=\/embed\/)/

function allowed(given: string): string | null {
  const address = given.replace(withCookies, 'https://www.youtube-nocookie.com')
  return embedHostOf(address) === null ? null : new URL(address).href
}
