import { renderToStaticMarkup } from 'react-dom/server'
import type { WholeNewsItem } from '#server/news/news.ts'
import { blocks, Figure } from './feed-blocks.tsx'
import { Part } from './feed-parts.tsx'

type FeedItem = Pick<WholeNewsItem, 'image' | 'content' | 'items'>

/**
 * Renders the whole text of an item as HTML for feed readers, its picture first. All addresses are absolute.
 */
export function htmlOf({ image, content, items }: FeedItem, address: string): string {
  return renderToStaticMarkup(
    <>
      {image && <Figure picture={image} base={address} />}
      {blocks(content?.content, address)}
      {items.map(item => (
        <Part key={item.id} item={item} base={address} />
      ))}
    </>,
  )
}
