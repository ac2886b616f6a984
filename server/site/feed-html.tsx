import { renderToStaticMarkup } from 'react-dom/server'
import type { Article } from '#server/news/news.ts'
import { blocks, Figure } from './feed-blocks.tsx'
import { Part } from './feed-parts.tsx'

type Told = Pick<Article, 'image' | 'content' | 'items'>

/** The whole text of an item as HTML for readers of feeds, its picture first; every address in it is absolute. */
export function htmlOf({ image, content, items }: Told, address: string): string {
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
