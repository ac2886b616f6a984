import type { Block, RichText } from '#contract/richtext.ts'
import { shownPortraits } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'

interface Portrait {
  person: number
  fileId: number
}

type Stays = (portrait: Portrait) => boolean

/**
 * What an issue said of its records when it was sent, with those portraits that the pages of their people show now:
 * without the consent, or replaced, or with the page hidden, a portrait is shown nowhere.
 */
export async function withShownPortraits(
  context: Pick<Context, 'db' | 'clock' | 'reads'>,
  told: RichText | null,
): Promise<RichText | null> {
  const people = told ? portraitsIn(told.content).map(({ person }) => person) : []
  if (people.length === 0) return told
  context.reads.tags.add('people')
  const shown = await shownPortraits(context, people)
  return withPortraits(told, ({ person, fileId }) => shown.get(person) === fileId)
}

/** The same without any portrait. */
export function withoutPortraits(told: RichText | null): RichText | null {
  return withPortraits(told, () => false)
}

function withPortraits(told: RichText | null, stays: Stays): RichText | null {
  if (!told) return null
  const content = told.content.filter((block, place) => {
    const portrait = portraitAt(block, told.content[place + 1])
    return !portrait || stays(portrait)
  })
  return { ...told, content }
}

function portraitsIn(blocks: readonly Block[]): Portrait[] {
  return blocks.flatMap((block, place) => portraitAt(block, blocks[place + 1]) ?? [])
}

// A picture before a title that leads to a person: people are announced only while they have a page.
function portraitAt(block: Block, title: Block | undefined): Portrait | null {
  if (block.type !== 'image' || title?.type !== 'heading') return null
  const marks = (title.content ?? []).flatMap(node => node.marks ?? [])
  const person = marks.map(mark =>
    mark.type === 'link' && mark.attrs.kind === 'people' ? mark.attrs.id : null,
  )
  const [id] = person.filter(one => one !== null && one !== undefined)
  return id ? { person: id, fileId: block.attrs.fileId } : null
}
