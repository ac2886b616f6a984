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

/** Where a link leads: an address, or a thing of ours by kind and id, whose address is looked up when read. */
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
/** How wide a picture stands in a text: half of a line, a line, or beyond it as far as the page goes. */
export type PictureSize = (typeof pictureSizes)[number]

// Pictures come from our own files: no page asks another host for anything.
const ownMedia = z.string().max(500).startsWith('/api/v1/media/', { error: 'validUrl' })
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    fileId: id,
    src: ownMedia.nullish(),
    /** What it shows, in place of what its file says. */
    alt: z.string().max(longestAlt).nullish(),
    /** Those who do not see it miss nothing. */
    isDecorative: z.boolean().nullish(),
    /** In place of its file's; empty: none. */
    caption: z.string().max(longestCaption).nullish(),
    /** Without it a line. */
    size: z.enum(pictureSizes).nullish(),
    /** Whose picture it is; told when read. */
    credit: z.string().max(300).nullish(),
    /** Pixels; told when read, so that nothing jumps when the picture arrives. */
    width: z.int().positive().nullish(),
    height: z.int().positive().nullish(),
    /** What a drawing stands on; told when read. */
    ground: z.enum(['light', 'dark']).nullish(),
  }),
})
const codeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: z.strictObject({ language: z.string().max(longestCodeLanguage).nullish() }).optional(),
  content: z.array(text).optional(),
})
/** A poll of ours, by id. */
const poll = z.strictObject({
  type: z.literal('poll'),
  attrs: z.strictObject({
    id,
    /** Told when read; without an address it is not shown. */
    title: z.string().max(longestAlt).nullish(),
    href: href.nullish(),
  }),
})
const rule = z.strictObject({ type: z.literal('horizontalRule') })
/** A button of an issue of the newsletter. It stands between what is written: no text that staff edit holds one. */
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

/** A part of a document; lists, quotations and tables have others in them. */
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

/** What the editor writes, as the API describes it; what comes in is checked by `richText`. */
export const richTextDocument = z.strictObject({
  type: z.literal('doc'),
  content: z.array(block),
})

/** The editor's document. Size and depth are looked at before anything walks through it. */
export const richText: z.ZodType<RichText> = z
  .unknown()
  .refine(value => value !== undefined, { error: 'required', abort: true })
  .refine(value => isShallow(value, deepest * 10), { error: 'tooDeep', abort: true })
  .refine(value => bytesOf(JSON.stringify(value)) <= longestJson, { error: 'tooLong', abort: true })
  .transform(value => mendDocument(value).document)
  .refine(value => isShallow(value, deepest * 2), { error: 'tooDeep', abort: true })
  .pipe(richTextDocument)

/** A document in both languages, or nothing yet; what is wrong inside it is said by one sentence. */
export function documents(message: string) {
  return bilingual(z.union([richText, z.null()], { error: issue => problemOfWhole(issue) ?? message }))
}

// That it is missing, too deep or too long is known before anybody looks inside.
function problemOfWhole(issue: { errors?: z.core.$ZodIssue[][] }): string | undefined {
  const problems = (issue.errors ?? []).flat().map(({ message }) => message)
  return problems.find(message => ['required', 'tooDeep', 'tooLong'].includes(message))
}

function bytesOf(text: string): number {
  return text.length * 3 <= longestJson ? text.length : new TextEncoder().encode(text).length
}

// Each level of the document is an object and its list, so twice the depth in JSON.
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every(inner => isShallow(inner, levels - 1))
}
