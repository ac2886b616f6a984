import type { Image } from '../files/file.ts'

/** Content of a page's card, its preview picture in messengers and social networks. */
export interface SocialCardContent {
  title: string
  /** Section of the site. */
  section?: string | undefined
  /** The page's own picture. */
  picture?: Pick<Image, 'src' | 'focal'> | null | undefined
}

export const socialCardSize = { width: 1200, height: 630 }

const drawing = 2 // increased when the design of cards changes, so that they are fetched again

/**
 * Returns the address of the card of the page at this path. It contains a hash of the content, so that a
 * changed card has another address.
 */
export function socialCardAddress(path: string, { title, section = '', picture }: SocialCardContent): string {
  const shown = [drawing, title, section, picture?.src, picture?.focal.x, picture?.focal.y].join('\n')
  return `/card${path}/${markOf(shown)}.jpg`
}

/**
 * Returns the page of a card's address, whatever its hash. An address spelled otherwise has none, because
 * there would be endless variants.
 */
export function pageOfSocialCard(address: string): string | null {
  return /^\/card((?:\/[a-z0-9-]+)+)\/[0-9a-z]{1,7}\.jpg$/.exec(address)?.[1] ?? null
}

// FNV-1a, 32 bits: distinguishes versions of a card, without protecting anything.
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (const sign of text) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (mark >>> 0).toString(36)
}
