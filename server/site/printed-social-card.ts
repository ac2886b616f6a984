import { Parser } from 'htmlparser2'
import type { SocialCardContent } from '#contract/site/social-card.ts'

/** What a finished page says of its card. */
export interface PrintedSocialCard extends Omit<SocialCardContent, 'picture'> {
  /** Where the card is now. */
  address: string
  /** Where the page's own picture is. */
  picture: string | undefined
}

/** Reads it from the head of a page of ours; null for a page that has no card. */
export function printedSocialCard(html: string): PrintedSocialCard | null {
  const printed = metaIn(html.slice(0, html.indexOf('</head>')))
  const image = printed.get('og:image')
  if (!image) return null
  return {
    address: new URL(image).pathname,
    title: printed.get('og:image:alt') ?? '',
    section: printed.get('article:section'),
    picture: printed.get('thumbnail'),
  }
}

function metaIn(html: string): Map<string, string> {
  const found = new Map<string, string>()
  const parser = new Parser({
    onopentag(tag, { name, property, content }) {
      const key = name ?? property
      if (tag === 'meta' && key !== undefined) found.set(key, content ?? '')
    },
  })
  parser.end(html)
  return found
}
