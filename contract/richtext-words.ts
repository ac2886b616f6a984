import type { Block, Inline, RichText } from './richtext.ts'

/** Returns all words of a document, for search, teasers and the check whether it is empty. */
export function plainText(document: RichText | null): string {
  return document ? document.content.map(wordsOf).join('\n').trim() : ''
}

function wordsOf(node: Block | Inline): string {
  if (node.type === 'text') return node.text
  if (node.type === 'hardBreak') return ' '
  if (!('content' in node) || !node.content) return ''
  const inner: (Block | Inline)[] = node.content
  return inner.map(wordsOf).join(node.type === 'paragraph' || node.type === 'heading' ? '' : '\n')
}

/** Returns a document of plain paragraphs. */
export function paragraphs(...texts: string[]): RichText {
  return {
    type: 'doc',
    content: texts.map(words => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
  }
}

/** Whether a value looks like a document; its content is not checked. */
export function isDocument(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

/** Whether a document shows nothing: no words, no picture, no poll. */
export function isEmptyDocument(document: RichText): boolean {
  return plainText(document) === '' && !hasThing(document.content)
}

function hasThing(nodes: readonly (Block | Inline)[]): boolean {
  return nodes.some(
    node =>
      node.type === 'image' ||
      node.type === 'poll' ||
      ('content' in node && node.content !== undefined && hasThing(node.content)),
  )
}
