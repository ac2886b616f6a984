import type { Bilingual } from '#contract/language.ts'
import type { ContentItem, ContentItemOf, ContentType } from '#contract/pages/items.ts'
import type { Category } from '#contract/pages/places.ts'
import { phoneAddress } from '#contract/phone.ts'
import type { Block, Inline, RichText } from '#contract/richtext.ts'
import type { films } from '../films/films.ts'
import type { pictures } from '../pictures/pictures.ts'

export interface SeedPage {
  category: Category
  page: string
  title: Bilingual<string>
  lead: Bilingual<string>
  slug?: Bilingual<string>
  picture?: keyof typeof pictures
  items: SeedItem[]
}

/** A part of a page. Its picture or film is referenced by name until it is stored. */
export type SeedItem = ContentItem & { picture?: keyof typeof pictures; film?: keyof typeof films }

const blank = {
  isVisible: true,
  mediaType: 'none',
  imageId: null,
  imageAlt: null,
  videoId: null,
  videoCaptions: { de: null, en: null },
  caption: { de: '', en: '' },
  isCaptionVisible: true,
} as const

interface Heading {
  id: string
  title?: Bilingual<string>
  picture?: keyof typeof pictures
  film?: keyof typeof films
}

const noTitle = { de: '', en: '' }

/**
 * Creates a text part. Strings are paragraphs, lists of strings are bullet points, `{ heading }` is a heading
 * within the text.
 */
export function text({ id, title = noTitle, picture, film }: Heading, de: Words[], en: Words[]): SeedItem {
  return {
    ...blank,
    ...(picture && { mediaType: 'image', picture }),
    ...(film && { mediaType: 'video', film }),
    ...{ id, title },
    type: 'text',
    contentType: 'richText',
    content: { de: document(de), en: document(en) },
  }
}

/** The content of a part whose pictures and files are known by name until they are stored. */
export type Named<T> = T extends readonly (infer Entry)[]
  ? Named<Entry>[]
  : T extends object
    ? {
        [Key in keyof T]: Key extends 'image'
          ? keyof typeof pictures | null
          : Key extends 'file'
            ? string | null
            : Named<T[Key]>
      }
    : T

/** Creates a part of any type other than text. */
export function block<T extends Exclude<ContentType, 'text'>>(
  type: T,
  { id, title = noTitle }: Heading,
  content: Named<ContentItemOf<T>['content']>,
): SeedItem {
  return { ...blank, id, title, type, contentType: 'json', content } as unknown as SeedItem
}

export type Words = string | string[] | { heading: string }

/**
 * Creates a document of paragraphs, bullet points and headings. `[words](address)`, e-mail addresses and
 * telephone numbers become links.
 */
export function document(words: readonly Words[]): RichText {
  return { type: 'doc', content: words.map(blockOf) }
}

function blockOf(words: Words): Block {
  if (typeof words === 'string') return paragraph(words)
  if (!Array.isArray(words))
    return { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: words.heading }] }
  return {
    type: 'bulletList',
    content: words.map(point => ({ type: 'listItem' as const, content: [paragraph(point)] })),
  }
}

function paragraph(words: string): Block {
  return { type: 'paragraph', content: inlines(words) }
}

function inlines(words: string): Inline[] {
  const parts = words.split(/(\[[^\]]+\]\([^)\s]+\)|[\w.-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]*\d)/)
  return parts.filter(part => part !== '').map(inline)
}

function inline(part: string): Inline {
  const [, text = part, href = addressOf(part)] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
  if (!href) return { type: 'text', text }
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
}

function addressOf(words: string): string | null {
  if (/^\+\d/.test(words)) return phoneAddress(words)
  return words.includes('@') && !words.includes(' ') ? `mailto:${words}` : null
}
