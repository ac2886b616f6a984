import type { Block, Inline, RichText } from '#contract/richtext.ts'
import { withoutPlaceholders } from './link-token.ts'
import { absoluteAddress } from './rich-text.tsx'

/** Characters of the longest line below a heading; phones show about 40. */
const longestUnderline = 40

/** Returns an editor text as plain text: lists with hyphens, URLs after the words of their links. */
export function plainDocument({ content }: RichText, base: string): string {
  return content
    .map(block => plainBlock(block, base))
    .filter(words => words !== '')
    .join('\n\n')
}

function plainBlock(block: Block, base: string): string {
  switch (block.type) {
    case 'paragraph':
      return wordsOf(block.content, base)
    case 'heading': {
      const words = wordsOf(block.content, base)
      const longest = Math.min(longestUnderline, Math.max(...words.split('\n').map(line => line.length)))
      return words === '' ? '' : `${words}\n${(block.attrs.level === 2 ? '=' : '-').repeat(longest)}`
    }
    case 'codeBlock':
      return wordsOf(block.content, base)
    case 'horizontalRule':
      return '-'.repeat(longestUnderline)
    case 'image':
      return block.attrs.src && block.attrs.alt ? withoutPlaceholders(`[${block.attrs.alt}]`) : ''
    case 'poll':
      return block.attrs.href ? `${block.attrs.title ?? ''}:\n${absoluteAddress(block.attrs.href, base)}` : ''
    case 'button':
      return block.attrs.href
        ? `${withoutPlaceholders(block.attrs.label ?? '')}:\n${absoluteAddress(block.attrs.href, base)}`
        : ''
    case 'bulletList':
      return listOf(block.content, base, () => '- ')
    case 'orderedList':
      return listOf(block.content, base, place => `${place + (block.attrs?.start ?? 1)}. `)
    case 'blockquote':
      return prefixLines('> ', insideOf(block.content, base))
    case 'tableRow':
      return block.content.map(cell => plainBlock(cell, base).replace(/(?<!\s)\s*\n\s*/g, ' ')).join(' | ')
    case 'table':
      return block.content.map(row => plainBlock(row, base)).join('\n')
    default:
      return insideOf(block.content, base)
  }
}

function insideOf(content: readonly Block[], base: string): string {
  return plainDocument({ type: 'doc', content: [...content] }, base)
}

function listOf(items: readonly Block[], base: string, sign: (place: number) => string): string {
  return items
    .map((item, place) => {
      const first = sign(place)
      const [line = '', ...rest] = plainBlock(item, base).split('\n')
      return [
        first + line,
        ...rest.map(words => (words === '' ? '' : ' '.repeat(first.length) + words)),
      ].join('\n')
    })
    .join('\n')
}

function prefixLines(sign: string, words: string): string {
  return words
    .split('\n')
    .map(line => `${sign}${line}`.trimEnd())
    .join('\n')
}

function wordsOf(content: readonly Inline[] | undefined, base: string): string {
  return (content ?? []).map(node => inlineWords(node, base)).join('')
}

function inlineWords(node: Inline, base: string): string {
  if (node.type === 'hardBreak') return '\n'
  const words = withoutPlaceholders(node.text)
  const link = (node.marks ?? []).find(mark => mark.type === 'link')
  const href = link?.type === 'link' ? link.attrs.href : null
  if (!href) return words
  const address = absoluteAddress(href, base)
  return words === href || words === address ? address : `${words} <${address}>`
}
