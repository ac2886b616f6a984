import type { Block, RichText } from '#contract/richtext.ts'
import { shownPortraits } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'

interface Portrait {
  person: number
  fileId: number
}

type Stays = (portrait: Portrait) => boolean

/**
 * Returns the record parts of a sent issue without portraits that are no longer public: those without consent, those
 * that were replaced, and those whose page is hidden.
 */
export async function withShownPortraits(
  context: Pick<Context, 'db' | 'clock' | 'reads'>,
  document: RichText | null,
): Promise<RichText | null> {
  const people = document ? portraitsIn(document.content).map(({ person }) => person) : []
  if (people.length === 0) return document
  context.reads.tags.add('people')
  const shown = await shownPortraits(context, people)
  return withPortraits(document, ({ person, fileId }) => shown.get(person) === fileId)
}

/** Returns the record parts of a sent issue without any portrait. */
export function withoutPortraits(document: RichText | null): RichText | null {
  return withPortraits(document, () => false)
}

function withPortraits(document: RichText | null, stays: Stays): RichText | null {
  if (!document) return null
  const content = document.content.filter((block, place) => {
    const portrait = portraitAt(block, document.content[place + 1])
    return !portrait || stays(portrait)
  })
  return { ...document, content }
}

function portraitsIn(blocks: readonly Block[]): Portrait[] {
  return blocks.flatMap((block, place) => portraitAt(block, blocks[place + 1]) ?? [])
}

// An image before a heading that links to a person. Only people with a page are announced.
function portraitAt(block: Block, title: Block | undefined): Portrait | null {
  if (block.type !== 'image' || title?.type !== 'heading') return null
  const marks = (title.content ?? []).flatMap(node => node.marks ?? [])
  const person = marks.map(mark =>
    mark.type === 'link' && mark.attrs.kind === 'people' ? mark.attrs.id : null,
  )
  const [id] = person.filter(one => one !== null && one !== undefined)
  return id ? { person: id, fileId: block.attrs.fileId } : null
}
