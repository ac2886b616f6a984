import type { CardFacts } from '#contract/site/card.ts'

/** What a finished page says of its card. */
export interface PrintedCard extends Omit<CardFacts, 'picture'> {
  /** Where the card is now. */
  address: string
  /** Where the page's own picture is. */
  picture: string | undefined
}

/** Reads it from the head of a page of ours; null for a page that has no card. */
export function printedCard(html: string): PrintedCard | null {
  const head = html.slice(0, html.indexOf('</head>'))
  const printed = new Map<string, string>()
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  ))
    printed.set(name, plain(content))
  const image = printed.get('og:image')
  if (!image) return null
  return {
    address: new URL(image).pathname,
    title: printed.get('og:image:alt') ?? '',
    section: printed.get('article:section'),
    picture: printed.get('thumbnail'),
  }
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function plain(content: string): string {
  return content.replace(/&([a-z]+|#x27);/g, (whole, name) => signs[name] ?? whole)
}
