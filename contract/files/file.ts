import { z } from 'zod'
import { cleanWords } from '../clean-text.ts'
import { bilingual, id, line, lines, moment } from '../fields.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { audioTypes, streamTypes, textTypes } from './film.ts'

/**
 * Background of a drawing, still or moving: pages of the other theme invert its lightness. Null: shown
 * unchanged.
 */
export const ground = z.enum(['light', 'dark']).nullable()

/** A picture as shown on pages. `alt` null: decorative. */
export const image = z.object({
  id,
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  focal: z.object({ x: z.number(), y: z.number() }),
  ground,
  variants: z.array(z.object({ src: z.string(), width: z.int(), type: z.string() })),
})
export type Image = z.infer<typeof image>

const altLength = 300 // read aloud in one breath
/** Alternative text in both languages, or null: decorative. */
export const altText = bilingual(line(altLength, 'validAlt')).nullable()

const reasonLength = 300 // two sentences
const share = z.number().min(0).max(1)
const captionLength = 500
const noteLength = 1000

/** Fields that staff edit. Name and folder have separate calls. */
export const fileFields = z.strictObject({
  /** Null: not described yet. */
  alt: altText,
  /** Whether it is decorative: people who cannot see it miss nothing. */
  isDecorative: z.boolean().default(false),
  /** Why it is shown without a description; empty: no reason given. */
  undescribedReason: lines(reasonLength).default(''),
  caption: bilingual(line(captionLength)).nullable(),
  credit: bilingual(line(200)).nullable(),
  /** For instance `CC BY 4.0`. */
  licence: line(200),
  /** Who has agreed to be shown, when and for what; for staff only. */
  consentNote: lines(noteLength),
  /** Focal point, which stays visible when a picture is cropped, from its upper left corner. */
  focalX: share,
  focalY: share,
  ground: ground.default(null),
  /** Whether everybody may download it, even if no public page uses it. */
  isPublic: z.boolean(),
})
export type FileFields = z.infer<typeof fileFields>

/** Files as records, with history, trash and audit. */
export const fileRecord = record({
  path: '/backstage/file-manager',
  may: opens.files,
  clears: 'files',
  traits: [],
  fields: fileFields,
  listed: fileFields,
  sort: ['name'],
  filters: {},
})

/** A file as staff see it in lists. */
export const file = z.object({
  id,
  version: z.int(),
  folder: z.string(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  src: z.string(),
  preview: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  ...fileFields.shape,
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment.nullable(),
})
export type File = z.infer<typeof file>

/** Parts removed from a drawing; `styles`: rules that could not be followed, `pictures`: external ones. */
export const leftOutKinds = ['scripts', 'foreign', 'movement', 'links', 'styles', 'pictures'] as const
export type LeftOut = (typeof leftOutKinds)[number]

/** `isDuplicate`: the same file was already stored, and is returned. */
export const uploadedFile = file.extend({
  isDuplicate: z.boolean(),
  /** Parts of a drawing that were removed. */
  leftOut: z.array(z.enum(leftOutKinds)),
})
export type UploadedFile = z.infer<typeof uploadedFile>

/** Who may read a file: everybody if marked as public, readers if a public record uses it, or staff only. */
export const seenBy = ['everybody', 'readers', 'staff'] as const

/** A former content of a file, before it was replaced. */
export const fileVersion = z.object({
  id,
  type: z.string(),
  sizeBytes: z.int(),
  replacedAt: moment,
  replacedBy: z.string().nullable(),
})

/** A file with all details for staff. */
export const fileDetail = file.extend({
  seenBy: z.enum(seenBy),
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  versions: z.array(fileVersion),
})
export type FileDetail = z.infer<typeof fileDetail>

/** A folder with its number of files, without those in subfolders. */
export const folderRow = z.object({ path: z.string(), files: z.int() })
export type FolderRow = z.infer<typeof folderRow>

/** A file as its public page shows it. */
export const shownFile = z.object({
  name: z.string(),
  folder: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  src: z.string(),
  updatedAt: moment,
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  licence: z.string(),
  image: image.nullable(),
  /** Preview of a file that is no picture: the first page of a PDF, a frame of a film. */
  preview: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** Captions beside a film, named after it: `echo.de.vtt` beside `echo.mp4`. */
  captions: z.array(z.object({ language: z.enum(['de', 'en']), src: z.string() })),
})
export type ShownFile = z.infer<typeof shownFile>

/** A file played on the page: sound, or a film in one file. */
export const recording = z.object({ src: z.string(), type: z.string() })
export type Recording = z.infer<typeof recording>

export const maxUploadBytes = 50 * 1024 * 1024

/** Types are detected from the content, never from the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** Files that readers download and open in another program. */
export const documentTypes = [
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/vnd.oasis.opendocument.graphics',
  'application/epub+zip',
  'text/plain',
  'text/csv',
] as const
/** Rewritten on upload: only what draws is kept. */
export const drawingType = 'image/svg+xml'
export const uploadTypes = [
  ...[...imageTypes, ...documentTypes, ...audioTypes, drawingType],
  ...[...streamTypes, ...textTypes],
] as const

/** A name for a file or a folder. */
export const fileName = z
  .string({ error: 'invalidName' })
  .overwrite(cleanWords)
  .refine(isName, { error: 'invalidName' })

/** The path of a file or a folder: not empty. */
export const path = z
  .string({ error: 'invalidName' })
  .max(420)
  .normalize('NFC')
  .refine(text => text.split('/').every(isName), { error: 'invalidName' })

/** A folder's path: `` for the root, else words joined by `/`. */
export const folder = z
  .string()
  .max(300)
  .normalize('NFC')
  .refine(path => path === '' || path.split('/').every(isName), { error: 'invalidName' })

/** Folder of reports: created with its first file, even by staff who may create no other folder. */
export const reportsFolder = 'reports'

const longestName = 120 // characters
const forbidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069/\\:*?"<>|%]/u
const unwritten = /[\p{Cc}\p{Cs}]/gu // controls, lone surrogates
const deviceNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Whether a name is valid for files and folders and means the same on every system. */
export function isName(name: string): boolean {
  return (
    name.length >= 1 &&
    name.length <= longestName &&
    !forbidden.test(name) &&
    !/^[.\s-]|[.\s]$/.test(name) &&
    !deviceNames.test(name) &&
    !/^\.ht/i.test(name)
  )
}

/**
 * Returns a valid name for a file with this ending: forbidden characters are removed or replaced by a dash.
 */
export function mendedName(stem: string, ending: string): string {
  return `${mended(stem, longestName - roomForNumber - 1 - ending.length, 'Datei')}.${ending}`
}

/** Same as `mendedName`, for a folder. */
export function mendedFolderName(name: string): string {
  return mended(name, longestName, 'Ordner')
}

const roomForNumber = 5 // suffix for a duplicate name: `-1000`

function mended(name: string, room: number, otherwise: string): string {
  const plain = cleanWords(name)
    .replace(/\s+/g, ' ')
    .replace(unwritten, '')
    .replace(/[/\\:|]+/g, '-')
    .replace(/[*?"<>%]/g, '')
    .replace(/^[.\s-]+/, '')
  const short =
    plain
      .slice(0, room)
      .replace(unwritten, '')
      .replace(/[.\s]+$/, '') || otherwise
  return deviceNames.test(short) ? `${short.replace('.', '-')}-1` : short
}
