import type { Image } from '../files/file.ts'

/** What is drawn on a page's card, the picture that stands for it in messengers and networks. */
export interface SocialCardContent {
  title: string
  /** The part of the site it belongs to. */
  section?: string | undefined
  /** The page's own picture. */
  picture?: Pick<Image, 'src' | 'focal'> | null | undefined
}

export const socialCardSize = { width: 1200, height: 630 }

const drawing = 2 // counted up when cards look different, so that they are fetched anew

/** Where the card of the page at this path is. Another card has another address: what it shows is in its mark. */
export function socialCardAddress(path: string, { title, section = '', picture }: SocialCardContent): string {
  const shown = [drawing, title, section, picture?.src, picture?.focal.x, picture?.focal.y].join('\n')
  return `/card${path}/${markOf(shown)}.jpg`
}

/** The page whose card is at this address, whatever its mark. An address spelled otherwise has none: there would be endlessly many. */
export function pageOfSocialCard(address: string): string | null {
  return /^\/card((?:\/[a-z0-9-]+)+)\/[0-9a-z]{1,7}\.jpg$/.exec(address)?.[1] ?? null
}

// FNV-1a, 32 bits: tells one card of a page from its next, and guards nothing.
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (const sign of text) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (mark >>> 0).toString(36)
}
