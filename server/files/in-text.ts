import type { Language } from '#contract/language.ts'
import type { Block, RichText } from '#contract/richtext.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { imageOf } from './picture.ts'
import { type Reading, readOwn } from './queries.ts'

type Picture = Extract<Block, { type: 'image' }>

/**
 * Returns a document whose pictures have their current addresses and sizes, and the description given in the
 * document or else that of the file; missing pictures are left out.
 */
export async function withPictures(
  context: Reading & Pick<Context, 'reads'>,
  document: RichText | null,
  language: Language,
): Promise<RichText | null> {
  const ids = document ? [...new Set(picturesIn(document.content).map(({ attrs }) => attrs.fileId))] : []
  if (!document || ids.length === 0) return document
  context.reads.tags.add('files')
  const rows = await readOwn(context, ids)
  const images = new Map(rows.map(row => [row.id, imageOf(row, language)]))
  const shown = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap(block => {
      if (block.type === 'image') return pictureOf(block, images.get(block.attrs.fileId) ?? null)
      return isContainer(block) ? ({ ...block, content: shown(block.content) } as Block) : block
    })
  return { ...document, content: shown(document.content) }
}

function pictureOf(block: Picture, image: ReturnType<typeof imageOf>): Picture[] {
  if (!image) return []
  const { src, width, height, credit, ground } = image
  const { alt, isDecorative, caption } = block.attrs
  const attrs = {
    src,
    width,
    height,
    credit,
    ground,
    alt: isDecorative ? '' : alt || image.alt || '',
    caption: caption ?? image.caption,
  }
  return [{ ...block, attrs: { ...block.attrs, ...attrs } }]
}

export function picturesIn(blocks: readonly Block[]): Picture[] {
  return blocks.flatMap(block => {
    if (block.type === 'image') return [block]
    return isContainer(block) ? picturesIn(block.content) : []
  })
}

function isContainer(block: Block): block is Block & { content: Block[] } {
  return !['paragraph', 'heading', 'codeBlock', 'horizontalRule', 'image', 'poll', 'button'].includes(
    block.type,
  )
}
