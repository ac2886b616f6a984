import { Parser } from 'htmlparser2'
import type { SocialCardContent } from '#contract/site/social-card.ts'

/** The social card that a rendered page refers to. */
export interface PrintedSocialCard extends Omit<SocialCardContent, 'picture'> {
  /** Current address of the card. */
  address: string
  /** Address of the page's own picture. */
  picture: string | undefined
}

/** Reads the card from the head of a rendered page; returns null if the page has none. */
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
