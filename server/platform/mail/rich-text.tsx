import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { markTags } from '#contract/mark-tags.ts'
import type { Block, Inline, Mark, RichText } from '#contract/richtext.ts'
import { ButtonFace } from './blocks.tsx'
import { withoutPlaceholders } from './link-token.ts'
import { styles } from './palette.ts'

export interface DocumentProps {
  /** Document with its links and images resolved. */
  document: RichText
  /** The site's URL, for relative paths in the document. */
  baseUrl: string
  /** Plain text variant; derived from the document if missing. */
  plain?: string
}

/** An editor text in a letter. Node types not listed here are not rendered. */
export function Document({ document, baseUrl }: DocumentProps) {
  return <>{blocks(document.content, baseUrl)}</>
}

// The index serves as key, because a letter is rendered only once.
function blocks(content: readonly Block[], base: string): ReactNode {
  return content.map((block, place) => (
    <Fragment key={`${place}-${block.type}`}>{blockOf(block, base)}</Fragment>
  ))
}

// The last paragraph in a list item or quotation has no margin, as its container has one.
function innerBlocks(content: readonly Block[], base: string): ReactNode {
  return content.map((block, place) => (
    <Fragment key={`${place}-${block.type}`}>
      {block.type === 'paragraph' && place === content.length - 1 ? (
        <p className="ink" style={styles.lastParagraph}>
          {inlines(block.content, base)}
        </p>
      ) : (
        blockOf(block, base)
      )}
    </Fragment>
  ))
}

interface Look {
  tag: string
  style: CSSProperties
  className: string
}

const looks: Partial<Record<Block['type'], Look>> = {
  paragraph: { tag: 'p', style: styles.paragraph, className: 'ink' },
  codeBlock: { tag: 'pre', style: styles.code, className: 'ink sunken' },
  bulletList: { tag: 'ul', style: styles.list, className: 'ink' },
  orderedList: { tag: 'ol', style: styles.list, className: 'ink' },
  listItem: { tag: 'li', style: styles.listItem, className: 'ink' },
  blockquote: { tag: 'blockquote', style: styles.quote, className: 'ink sunken' },
  tableRow: { tag: 'tr', style: {}, className: 'ink' },
  tableHeader: { tag: 'th', style: styles.cell, className: 'ink cell' },
  tableCell: { tag: 'td', style: styles.cell, className: 'ink cell' },
}

function blockOf(block: Block, base: string): ReactNode {
  switch (block.type) {
    case 'heading': {
      const look = { className: 'ink', style: styles.heading }
      return createElement(`h${block.attrs.level}`, look, inlines(block.content, base))
    }
    case 'horizontalRule':
      return <hr className="cell" style={styles.rule} />
    case 'image':
      return <Picture attrs={block.attrs} base={base} />
    case 'poll':
      return <Poll attrs={block.attrs} base={base} />
    case 'button':
      return (
        block.attrs.href && (
          <ButtonFace
            label={withoutPlaceholders(block.attrs.label)}
            address={absoluteAddress(block.attrs.href, base)}
          />
        )
      )
    case 'table':
      return (
        <table style={styles.table}>
          <tbody>{blocks(block.content, base)}</tbody>
        </table>
      )
    case 'paragraph':
    case 'codeBlock':
      return inLook(block, inlines(block.content, base))
    default:
      return inLook(block, innerBlocks(block.content, base))
  }
}

function inLook(block: Block, inner: ReactNode): ReactNode {
  const look = looks[block.type]
  if (!look) return null
  const { className, style } = look
  return createElement(look.tag, { className, style, ...attributesOf(block) }, inner)
}

function attributesOf(block: Block): object {
  if (block.type === 'orderedList') return { start: block.attrs?.start }
  if (block.type !== 'tableHeader' && block.type !== 'tableCell') return {}
  return { colSpan: block.attrs?.colspan, rowSpan: block.attrs?.rowspan }
}

type Attrs<Type extends Block['type']> = Extract<Block, { type: Type; attrs: object }>['attrs']

function Picture({ attrs, base }: { attrs: Attrs<'image'>; base: string }) {
  const { src, alt, caption, credit } = attrs
  if (!src) return null
  const below = [caption, credit].filter(Boolean).join(' · ')
  return (
    <>
      <p className="ink" style={styles.paragraph}>
        <img
          src={absoluteAddress(src, base)}
          alt={withoutPlaceholders(alt ?? '')}
          style={styles.picture}
          loading="lazy"
        />
      </p>
      {below && (
        <p className="muted" style={styles.note}>
          {withoutPlaceholders(below)}
        </p>
      )}
    </>
  )
}

function Poll({ attrs: { href, title }, base }: { attrs: Attrs<'poll'>; base: string }) {
  if (!href) return null
  return (
    <p className="ink" style={styles.paragraph}>
      <a href={absoluteAddress(href, base)} className="brand" style={styles.link}>
        {withoutPlaceholders(title ?? '')}
      </a>
    </p>
  )
}

function inlines(content: readonly Inline[] | undefined, base: string): ReactNode {
  return (content ?? []).map((node, place) => {
    const words = node.type === 'hardBreak' ? <br /> : withoutPlaceholders(node.text)
    const marked = (node.marks ?? []).reduce<ReactNode>((inner, mark) => marking(mark, inner, base), words)
    return <Fragment key={place}>{marked}</Fragment>
  })
}

function marking(mark: Mark, inner: ReactNode, base: string): ReactNode {
  if (mark.type !== 'link') return createElement(markTags[mark.type], null, inner)
  const { href } = mark.attrs
  if (!href) return inner
  return (
    <a href={absoluteAddress(href, base)} className="brand" style={styles.link}>
      {inner}
    </a>
  )
}

/** Resolves a URL, because relative paths do not work in a mail program. */
export function absoluteAddress(address: string, base: string): string {
  return withoutPlaceholders(URL.parse(address, base)?.href ?? base)
}
