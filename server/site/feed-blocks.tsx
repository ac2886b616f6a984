import { createElement, Fragment, type ReactNode } from 'react'
import { markTags } from '#contract/mark-tags.ts'
import type { Block, Inline, Mark } from '#contract/richtext.ts'

/** Renders a document for feed readers. The blocks never move, so their index can be the key. */
export function blocks(content: readonly Block[] | undefined, base: string): ReactNode {
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
      return <Figure picture={block.attrs} base={base} />
    case 'poll':
      return <LinkLine href={block.attrs.href} words={block.attrs.title} base={base} />
    case 'button':
      return <LinkLine href={block.attrs.href} words={block.attrs.label} base={base} />
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

/** Attributes that pictures within a text and pictures beside it have in common. */
interface Pictured {
  src?: string | null | undefined
  alt?: string | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
  caption?: string | null | undefined
  credit?: string | null | undefined
}

// Lazy loading keeps React from adding a preload link for each picture.
export function Figure({ picture, base }: { picture: Pictured; base: string }) {
  const { src, alt, width, height, caption, credit } = picture
  if (!src) return null
  const below = [caption, credit].filter(Boolean).join(' · ')
  const size = { width: width ?? undefined, height: height ?? undefined }
  return (
    <figure>
      <img src={absoluteAddress(src, base)} alt={alt ?? ''} {...size} loading="lazy" />
      {below && <figcaption>{below}</figcaption>}
    </figure>
  )
}

interface LinkLineProps {
  href: string | null | undefined
  words: string | null | undefined
  base: string
}

function LinkLine({ href, words, base }: LinkLineProps) {
  if (!href) return null
  return (
    <p>
      <a href={absoluteAddress(href, base)}>{words}</a>
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

function marking(mark: Mark, inner: ReactNode, base: string): ReactNode {
  if (mark.type !== 'link') return createElement(markTags[mark.type], null, inner)
  const { href } = mark.attrs
  return href ? <a href={absoluteAddress(href, base)}>{inner}</a> : inner
}

// Feed readers show a feed on another origin, where relative addresses would not work.
export function absoluteAddress(address: string, base: string): string {
  return URL.parse(address, base)?.href ?? base
}
