import { z } from 'zod'
import { bilingual, id } from './fields.ts'
import {
  deepest,
  farthestStart,
  highestCell,
  longestAddress,
  longestAlt,
  longestCaption,
  longestCodeLanguage,
  mendDocument,
  pictureSizes,
  widestCell,
} from './mended-document.ts'
import { recordKindNames } from './record-kinds.ts'
import { isSafeAddress, mendedAddress } from './web-address.ts'

export { isDocument, isEmptyDocument, paragraphs, plainText } from './richtext-words.ts'

const longestJson = 200_000 // bytes: about eighty printed pages

const href = z
  .string()
  .overwrite(address => mendedAddress(address) ?? address)
  .max(longestAddress)
  .refine(isSafeAddress, { error: 'validUrl' })

/** Target of a link: an address, or a record by kind and id, whose address is looked up when it is read. */
export const target = {
  href: href.nullish(),
  kind: z.enum(recordKindNames).nullish(),
  id: id.nullish(),
}

const link = z.strictObject({
  type: z.literal('link'),
  attrs: z.strictObject({ ...target, target: z.literal('_blank').nullish() }),
})
// Told apart by their type: what is wrong is compared with one form and not with all, of which each says what it misses.
const mark = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript']),
  }),
  link,
])
export type Mark = z.infer<typeof mark>

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z.array(mark).max(8).optional(),
})
const hardBreak = z.strictObject({ type: z.literal('hardBreak'), marks: z.array(mark).max(8).optional() })
const inline = z.discriminatedUnion('type', [text, hardBreak])

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.array(inline).optional() })
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: z.array(inline).optional(),
})
/** Width of a picture in a text: half a line, a line, or beyond it as far as the page allows. */
export type PictureSize = (typeof pictureSizes)[number]

// Pictures are files of this site: no page sends requests to other hosts.
const ownMedia = z.string().max(500).startsWith('/api/v1/media/', { error: 'validUrl' })
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    fileId: id,
    src: ownMedia.nullish(),
    /** Replaces the alternative text of the file. */
    alt: z.string().max(longestAlt).nullish(),
    /** Whether it is decorative: people who cannot see it miss nothing. */
    isDecorative: z.boolean().nullish(),
    /** Replaces the caption of the file; empty: none. */
    caption: z.string().max(longestCaption).nullish(),
    /** Default: a line. */
    size: z.enum(pictureSizes).nullish(),
    /** Credit of the picture; added on reading. */
    credit: z.string().max(300).nullish(),
    /** Pixels; added on reading, so that the layout does not shift when the picture loads. */
    width: z.int().positive().nullish(),
    height: z.int().positive().nullish(),
    /** Background of a drawing; added on reading. */
    ground: z.enum(['light', 'dark']).nullish(),
  }),
})
const codeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: z.strictObject({ language: z.string().max(longestCodeLanguage).nullish() }).optional(),
  content: z.array(text).optional(),
})
/** A poll of this site, by id. */
const poll = z.strictObject({
  type: z.literal('poll'),
  attrs: z.strictObject({
    id,
    /** Added on reading; without an address the poll is not shown. */
    title: z.string().max(longestAlt).nullish(),
    href: href.nullish(),
  }),
})
const rule = z.strictObject({ type: z.literal('horizontalRule') })
/** A button in an issue of the newsletter, between its texts: documents that staff edit contain none. */
export const button = z.strictObject({
  type: z.literal('button'),
  attrs: z.strictObject({ ...target, label: z.string().max(longestAlt) }),
})

export type Inline = z.infer<typeof inline>
export type Block =
  | z.infer<typeof paragraph>
  | z.infer<typeof heading>
  | z.infer<typeof image>
  | z.infer<typeof codeBlock>
  | z.infer<typeof rule>
  | z.infer<typeof poll>
  | z.infer<typeof button>
  | { type: 'bulletList' | 'blockquote' | 'listItem'; content: Block[] }
  | {
      type: 'orderedList'
      attrs?: { start?: number | undefined; type?: null | undefined } | undefined
      content: Block[]
    }
  | { type: 'table' | 'tableRow'; content: Block[] }
  | { type: 'tableHeader' | 'tableCell'; attrs?: CellAttributes | undefined; content: Block[] }
type CellAttributes = {
  colspan?: number | undefined
  rowspan?: number | undefined
  colwidth?: number[] | null | undefined
}

/** A block of a document; lists, quotations and tables contain other blocks. */
export const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    paragraph,
    heading,
    image,
    codeBlock,
    rule,
    poll,
    z.strictObject({ type: z.enum(['bulletList', 'blockquote', 'listItem']), content: z.array(block) }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z
        .strictObject({
          start: z.int().min(-farthestStart).max(farthestStart).optional(),
          type: z.null().optional(),
        })
        .optional(),
      content: z.array(block),
    }),
    z.strictObject({ type: z.enum(['table', 'tableRow']), content: z.array(block) }),
    z.strictObject({
      type: z.enum(['tableHeader', 'tableCell']),
      attrs: z
        .strictObject({
          colspan: z.int().min(1).max(widestCell).optional(),
          rowspan: z.int().min(1).max(highestCell).optional(),
          colwidth: z.array(z.int()).nullable().optional(),
        })
        .optional(),
      content: z.array(block),
    }),
  ]),
)

export interface RichText {
  type: 'doc'
  content: Block[]
}

/** The editor's document, as the API describes it; input is validated by `richText`. */
export const richTextDocument = z.strictObject({
  type: z.literal('doc'),
  content: z.array(block),
})

/** The editor's document. Size and depth are checked before the document is traversed. */
export const richText: z.ZodType<RichText> = z
  .unknown()
  .refine(value => value !== undefined, { error: 'required', abort: true })
  .refine(value => isShallow(value, deepest * 10), { error: 'tooDeep', abort: true })
  .refine(value => bytesOf(JSON.stringify(value)) <= longestJson, { error: 'tooLong', abort: true })
  .transform(value => mendDocument(value).document)
  .refine(value => isShallow(value, deepest * 2), { error: 'tooDeep', abort: true })
  .pipe(richTextDocument)

/** A document in both languages, or null; all errors inside it have one message. */
export function documents(message: string) {
  return bilingual(z.union([richText, z.null()], { error: issue => problemOfWhole(issue) ?? message }))
}

// Missing, too deep or too long is detected before the content is validated.
function problemOfWhole(issue: { errors?: z.core.$ZodIssue[][] }): string | undefined {
  const problems = (issue.errors ?? []).flat().map(({ message }) => message)
  return problems.find(message => ['required', 'tooDeep', 'tooLong'].includes(message))
}

function bytesOf(text: string): number {
  return text.length * 3 <= longestJson ? text.length : new TextEncoder().encode(text).length
}

// Each level of a document is an object and an array, so the JSON is twice as deep.
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every(inner => isShallow(inner, levels - 1))
}
