import type { Block } from '#contract/richtext.ts'

/** A document as an outline: each block by its type, with its words and what they are marked as. */
export function outline(blocks: readonly Block[] = []): unknown[] {
  return blocks.map(block => {
    const name = block.type === 'heading' ? `heading ${block.attrs.level}` : block.type
    const content = 'content' in block ? (block.content ?? []) : []
    if (content.some(one => one.type === 'text'))
      return `${name}: ${(content as { text?: string; marks?: { type: string }[] }[])
        .map(({ text: words = '', marks = [] }) =>
          marks.reduce((inner, { type }) => `<${type} ${inner}>`, words),
        )
        .join('')}`
    return content.length > 0 ? [name, ...outline(content as Block[])] : name
  })
}
