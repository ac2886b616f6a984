import type { z } from 'zod'
import type { Bilingual, Language } from './language.ts'
import { partsOf, pointerOf } from './references.ts'
import { isDocument } from './richtext.ts'

/** A picture that a record shows, and its alternative text there. */
export interface ShownPicture {
  fileId: number
  /** Path of the field, such as `items.2.imageId` or `content.de`. */
  field: string
  /** Null if both languages share it. */
  language: Language | null
  /** Replaces the alternative text of the file; null: that of the file. */
  alt: Partial<Bilingual<string>> | null
  /** Whether the picture is decorative: people who cannot see it miss nothing. */
  isDecorative: boolean
}

/** Alternative text of a file. */
export interface Described {
  alt: Partial<Bilingual<string>> | null
  isDecorative: boolean
}

type Values = Record<string, unknown>

/**
 * Returns the pictures of a value, found by its schema, except downloads, stills of films and hidden parts;
 * not every file returned is a picture.
 */
export function picturesIn(schema: z.ZodType, value: unknown, path: readonly string[] = []): ShownPicture[] {
  if (value === null || value === undefined || isHidden(value, path)) return []
  if (isDocument(value)) return inDocument(value as Node, path)
  return partsOf(schema, value).flatMap(([name, inner, part]) => {
    const at = [...path, name]
    const pointer = pointerOf(inner)
    if (!pointer || typeof part !== 'number') return picturesIn(inner, part, at)
    if (pointer.to !== 'files' || pointer.as === 'download') return []
    return name === 'imageId' && hasNoPicture(value) ? [] : [shared(part, at, value)]
  })
}

/** Whether the picture has no alternative text in this language and is not decorative. */
export function lacksDescription(
  { alt, isDecorative }: ShownPicture,
  file: Described,
  language: Language,
): boolean {
  if (isDecorative || alt?.[language]) return false
  return !file.isDecorative && !file.alt?.[language]
}

// A hidden part; visibility of the record itself is checked where it is shown.
function isHidden(value: unknown, path: readonly string[]): boolean {
  return path.length > 0 && (value as Values).isVisible === false
}

// A part keeps its picture while it shows a film, or nothing.
function hasNoPicture(part: unknown): boolean {
  const { mediaType = 'image' } = part as Values
  return mediaType !== 'image'
}

function shared(fileId: number, path: readonly string[], within: unknown): ShownPicture {
  const isMain = path.at(-1) === 'imageId'
  const alt = isMain ? (((within as Values).imageAlt ?? null) as Bilingual<string> | null) : null
  const isDecorative = alt !== null && !alt.de && !alt.en
  return { fileId, field: path.join('.'), language: null, alt, isDecorative }
}

interface Node {
  type: string
  content?: Node[]
  attrs?: Values
}

function inDocument(node: Node, path: readonly string[]): ShownPicture[] {
  const inner = (node.content ?? []).flatMap(one => inDocument(one, path))
  if (node.type !== 'image') return inner
  const { fileId, alt, isDecorative } = node.attrs ?? {}
  const language = (path.find(name => name === 'de' || name === 'en') ?? null) as Language | null
  const own = typeof alt === 'string' && alt !== '' ? { de: alt, en: alt } : null
  const picture = { fileId: Number(fileId), field: path.join('.'), language, alt: own }
  return [{ ...picture, isDecorative: isDecorative === true }, ...inner]
}
