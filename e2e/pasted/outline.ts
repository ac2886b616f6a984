import type { Block } from '#contract/richtext.ts'

/** Returns a document as an outline: the type of each block, with its words and their marks. */
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
