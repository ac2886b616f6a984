import { createElement, Fragment, type ReactNode } from 'react'
import { markTags } from '#contract/mark-tags.ts'
import type { Block, Inline, Mark, RichText } from '#contract/richtext.ts'
import { pollLink } from '#messages/poll-link.ts'
import { useSay } from '#web/language.ts'
import { keepTogether } from '#web/ui/content/keep-together.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Prose } from '#web/ui/content/prose.tsx'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'

/** Renders a document of the editor; only the node types listed here are rendered. */
export function RichTextView({ document }: { document: RichText | null }) {
  return document ? <Prose>{blocks(document.content)}</Prose> : null
}

function blocks(content: readonly Block[] | undefined): ReactNode {
  return inARow((content ?? []).map(blockOf))
}

// A rendered document is static, so that its nodes need no keys.
function inARow(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}

const simple = { bulletList: 'ul', blockquote: 'blockquote', listItem: 'li', tableRow: 'tr' } as const

function blockOf(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>
    case 'heading':
      return createElement(`h${block.attrs.level}`, null, inlines(block.content))
    case 'codeBlock':
      return <pre>{block.content?.map(({ text }) => text).join('')}</pre>
    case 'horizontalRule':
      return <hr />
    case 'orderedList':
      return <ol start={block.attrs?.start}>{blocks(block.content)}</ol>
    case 'image':
      return <Figure attrs={block.attrs} />
    case 'poll':
      return <PollLink attrs={block.attrs} />
    case 'button': {
      const { href, label } = block.attrs
      return href && <ButtonLink href={href}>{label}</ButtonLink>
    }
    case 'table':
      return (
        <TableFrame label="">
          <table>
            <tbody>{blocks(block.content)}</tbody>
          </table>
        </TableFrame>
      )
    case 'tableHeader':
    case 'tableCell':
      return createElement(
        block.type === 'tableHeader' ? 'th' : 'td',
        spans(block.attrs),
        blocks(block.content),
      )
    default:
      return createElement(simple[block.type], null, blocks(block.content))
  }
}

function spans(attrs: { colspan?: number | undefined; rowspan?: number | undefined } | undefined) {
  return { colSpan: attrs?.colspan, rowSpan: attrs?.rowspan }
}

function Figure({ attrs }: { attrs: Extract<Block, { type: 'image' }>['attrs'] }) {
  const { caption, credit } = attrs
  if (!attrs.src) return null
  return (
    <figure data-size={attrs.size}>
      <img
        src={attrs.src}
        alt={attrs.alt ?? ''}
        width={attrs.width ?? undefined}
        height={attrs.height ?? undefined}
        data-ground={attrs.ground}
        loading="lazy"
      />
      {(caption || credit) && (
        <figcaption>
          {keepTogether(caption)} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}

/** A poll in a text is a link to its page. */
function PollLink({ attrs: { href, title } }: { attrs: Extract<Block, { type: 'poll' }>['attrs'] }) {
  const say = useSay()
  if (!href) return null
  return (
    <Notice title={title ?? ''} actions={<ButtonLink href={href}>{say(pollLink.toPoll)}</ButtonLink>}>
      {say(pollLink.lead)}
    </Notice>
  )
}

function inlines(content: readonly Inline[] | undefined): ReactNode {
  const nodes = (content ?? []).map(node => {
    const marks = node.marks ?? []
    const isCode = marks.some(({ type }) => type === 'code')
    const words = node.type === 'hardBreak' ? <br /> : isCode ? node.text : keepTogether(node.text)
    return marks.reduce<ReactNode>((inner, mark) => marking(mark, inner), words)
  })
  return inARow(nodes)
}

function marking(mark: Mark, inner: ReactNode): ReactNode {
  if (mark.type !== 'link') return createElement(markTags[mark.type], null, inner)
  const { href, target } = mark.attrs
  if (!href) return inner
  const isOutside = /^https?:/.test(href)
  return (
    <Link href={href} {...(isOutside && target === '_blank' ? { target, rel: 'noopener noreferrer' } : {})}>
      {inner}
    </Link>
  )
}
