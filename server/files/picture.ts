import type { File, FileFields, Image } from '#contract/files/file.ts'
import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'

/** A smaller version of a picture, kept like any content under its hash. */
export interface Variant {
  width: number
  height: number
  hash: string
  sizeBytes: number
  type: 'image/webp' | 'image/avif'
}

/** The bytes of a file and what is derived from them: everything that changes when it is replaced. */
export interface FileContent {
  type: string
  sizeBytes: number
  hash: string
  /** Hash of the uploaded bytes, if they were re-encoded. */
  sourceHash: string | null
  width: number | null
  height: number | null
  variants: Variant[]
}

export interface FileRow extends FileContent, FileFields {
  id: number
  version: number
  folder: string
  name: string
  /** Whether a visitor sent it with a form; it then belongs to what it was sent with. */
  isSent: boolean
  createdAt: Date
  createdBy: number | null
  updatedAt: Date
  updatedBy: number | null
  deletedAt: Date | null
}

const widths = [320, 512, 768, 1152, 1536, 1920] // a phone of 412 px asks for 721
const readersWidth = 1152 // what is shown where a browser cannot choose

const highest = 16_383 // pixels: the most that WebP can have

/**
 * Returns the widths of a picture's smaller versions; none is wider than the picture or higher than allowed.
 */
export function widthsFor({ width, height }: Pick<FileContent, 'width' | 'height'>): number[] {
  if (!width || !height) return []
  const asHighAsMay = Math.max(1, Math.floor((highest * width) / Math.max(height, highest)))
  const largest = Math.min(asHighAsMay, widths.at(-1) ?? width)
  return [...widths.filter(step => step < largest), largest]
}

type Place = Pick<FileRow, 'folder' | 'name'>

/** The address of a whole file, by its folder and name. */
export function addressOfFile(file: Place): string {
  return `/api/v1/media/${pathOf(file)}`
}

/** The page that shows a file to readers. */
export function pageOfFile(file: Place, language: Language): string {
  return addressOf('media', language, { '*': pathOf(file) })
}

function pathOf({ folder, name }: Place): string {
  const words = [...folder.split('/'), name].filter(word => word !== '')
  return words.map(encodeURIComponent).join('/')
}

/** The address of a version: its content never changes. */
export function addressOfVariant(id: number, { hash, width, type }: Variant): string {
  return `/api/v1/media/${id}/${hash.slice(0, 16)}-${width}.${type.slice('image/'.length)}`
}

/** Returns the version that the last part of such an address refers to. */
export function variantAt({ variants }: FileRow, word: string): Variant | undefined {
  const [, hash = '', width] = /^([0-9a-f]{16})-(\d{1,4})\.(?:webp|avif)$/.exec(word) ?? []
  return hash ? variants.find(each => each.width === Number(width) && each.hash.startsWith(hash)) : undefined
}

/** Returns the current version closest in width to a former one that such an address refers to. */
export function variantLike({ variants }: FileRow, word: string): Variant | undefined {
  const [, width] = /^[0-9a-f]{16}-(\d{1,4})\.(?:webp|avif)$/.exec(word) ?? []
  const webp = bySize(variants.filter(isWebp))
  return width ? (webp.find(each => each.width >= Number(width)) ?? webp.at(-1)) : undefined
}

/** Returns a picture as pages show it; null if the file is not a picture. */
export function imageOf(row: FileRow, language: Language): Image | null {
  if (row.width === null || row.height === null) return null
  const variants = bySize(row.variants)
  const shown = variants.filter(isWebp).findLast(variant => variant.width <= readersWidth)
  return {
    id: row.id,
    src: shown ? addressOfVariant(row.id, shown) : addressOfFile(row),
    width: row.width,
    height: row.height,
    alt: row.isDecorative ? null : textOf(row.alt, language),
    caption: textOf(row.caption, language),
    credit: textOf(row.credit, language),
    focal: { x: row.focalX, y: row.focalY },
    ground: row.ground,
    variants: variants.map(variant => ({
      src: addressOfVariant(row.id, variant),
      width: variant.width,
      type: variant.type,
    })),
  }
}

/** Returns a file as staff see it; the contract drops other columns of the row. */
export function fileOf(row: FileRow): File {
  const [smallest] = bySize(row.variants.filter(isWebp))
  return {
    ...row,
    src: addressOfFile(row),
    preview: smallest ? addressOfVariant(row.id, smallest) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}

/** Returns the largest preview image of a file that is not a picture. */
export function previewOf({ id, variants }: FileRow): { src: string; width: number; height: number } | null {
  const largest = bySize(variants.filter(isWebp)).at(-1)
  return largest ? { src: addressOfVariant(id, largest), width: largest.width, height: largest.height } : null
}

/** Every browser supports WebP. */
function isWebp({ type }: Variant): boolean {
  return type === 'image/webp'
}

function bySize(variants: Variant[]): Variant[] {
  return [...variants].sort((a, b) => a.width - b.width)
}

function textOf(text: Bilingual<string> | null, language: Language): string | null {
  return (text && inLanguage(text, language).value) || null
}

/** Returns a picture with the description of its use, or else that of its file. */
export function describedAs(
  image: Image | undefined,
  own: Bilingual<string> | null,
  language: Language,
): Image | null {
  if (!image) return null
  return own ? { ...image, alt: inLanguage(own, language).value || null } : image
}
