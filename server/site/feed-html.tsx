import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Image } from '#contract/files/file.ts'
import type { Block, Inline, Mark } from '#contract/richtext.ts'
import type { Article } from '#server/news/news.ts'

// Pictures load lazily, else React would write a link for each that asks for it in advance.

/** The whole text of an item as HTML for readers of feeds, its picture first; every address in it is absolute. */
export function htmlOf({ image, content }: Pick<Article, 'image' | 'content'>, address: string): string {
  return renderToStaticMarkup(
    <>
      {image && <Lead image={image} base={address} />}
      {blocks(content?.content, address)}
    </>,
  )
}

function Lead({ image: { src, alt, width, height, caption, credit }, base }: { image: Image; base: string }) {
  const below = [caption, credit].filter(Boolean).join(' · ')
  return (
    <figure>
      <img src={absolute(src, base)} alt={alt ?? ''} width={width} height={height} loading="lazy" />
      {below && <figcaption>{below}</figcaption>}
    </figure>
  )
}

// Nothing in a finished document moves, so its place is its key.
function blocks(content: readonly Block[] | undefined, base: string): ReactNode {
  return (content ?? []).map((block, place) => (
    <Fragment key={`${place}-${block.type}`}>{blockOf(block, base)}</Fragment>
  ))
}

const containers = {
  bulletList: 'ul',
  blockquote: 'blockquote',
  listItem: 'li',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
} as const

function blockOf(block: Block, base: string): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content, base)}</p>
    case 'heading':
      return createElement(`h${block.attrs.level}`, null, inlines(block.content, base))
    case 'codeBlock':
      return <pre>{inlines(block.content, base)}</pre>
    case 'horizontalRule':
      return <hr />
    case 'orderedList':
      return <ol start={block.attrs?.start}>{blocks(block.content, base)}</ol>
    case 'image':
      return <Figure attrs={block.attrs} base={base} />
    case 'poll':
      return <PollLink attrs={block.attrs} base={base} />
    case 'table':
      return (
        <table>
          <tbody>{blocks(block.content, base)}</tbody>
        </table>
      )
    default:
      return createElement(containers[block.type], spansOf(block), blocks(block.content, base))
  }
}

function spansOf(block: Block) {
  if (block.type !== 'tableHeader' && block.type !== 'tableCell') return null
  return { colSpan: block.attrs?.colspan, rowSpan: block.attrs?.rowspan }
}

type Picture = Extract<Block, { type: 'image' }>
type Poll = Extract<Block, { type: 'poll' }>

function Figure({ attrs, base }: { attrs: Picture['attrs']; base: string }) {
  if (!attrs.src) return null
  const size = { width: attrs.width ?? undefined, height: attrs.height ?? undefined }
  const below = [attrs.caption, attrs.credit].filter(Boolean).join(' · ')
  return (
    <figure>
      <img src={absolute(attrs.src, base)} alt={attrs.alt ?? ''} {...size} loading="lazy" />
      {below && <figcaption>{below}</figcaption>}
    </figure>
  )
}

function PollLink({ attrs: { href, title }, base }: { attrs: Poll['attrs']; base: string }) {
  if (!href) return null
  return (
    <p>
      <a href={absolute(href, base)}>{title}</a>
    </p>
  )
}

function inlines(content: readonly Inline[] | undefined, base: string): ReactNode {
  return (content ?? []).map((node, place) => {
    const words = node.type === 'hardBreak' ? <br /> : node.text
    const marked = (node.marks ?? []).reduce<ReactNode>((inner, mark) => marking(mark, inner, base), words)
    return <Fragment key={place}>{marked}</Fragment>
  })
}

const marks = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const

function marking(mark: Mark, inner: ReactNode, base: string): ReactNode {
  if (mark.type !== 'link') return createElement(marks[mark.type], null, inner)
  const { href } = mark.attrs
  return href ? <a href={absolute(href, base)}>{inner}</a> : inner
}

// Readers show a feed anywhere: a path alone would lead into their own site.
function absolute(address: string, base: string): string {
  return URL.parse(address, base)?.href ?? base
}
