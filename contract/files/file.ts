import { z } from 'zod'
import { bilingual, id, line } from '../fields.ts'
import { streamTypes, textTypes } from './film.ts'

/** A picture as pages show it. `alt` null: decorative. */
export const image = z.object({
  id,
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  focal: z.object({ x: z.number(), y: z.number() }),
  variants: z.array(z.object({ src: z.string(), width: z.int(), type: z.string() })),
})
export type Image = z.infer<typeof image>

const altLength = 300 // read aloud in one breath
/** What a picture shows, in both languages, or null: decorative. */
export const altText = bilingual(line(altLength, 'validAlt')).nullable()

/** A file as staff see it. */
export const file = z.object({
  id,
  folder: z.string(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  src: z.string(),
  preview: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: bilingual(z.string()).nullable(),
  createdAt: z.string(),
})
export type File = z.infer<typeof file>

export const maxUploadBytes = 50 * 1024 * 1024
export const maxPixels = 50_000_000

/** Types are told from the content, never from the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** What readers download and open in a program of their own. */
export const documentTypes = [
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
  'text/csv',
] as const
export const uploadTypes = [...imageTypes, ...documentTypes, ...streamTypes, ...textTypes] as const

/** A folder's path: `` for the root, else words joined by `/`. */
export const folder = z
  .string()
  .max(300)
  .refine(path => path === '' || path.split('/').every(isName), { error: 'invalidName' })

const forbidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069/\\:*?"<>|%]/u
const deviceNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A file or folder name that means the same on every system. */
export function isName(name: string): boolean {
  return (
    name.length >= 1 &&
    name.length <= 120 &&
    !forbidden.test(name) &&
    !/^[.\s-]|[.\s]$/.test(name) &&
    !deviceNames.test(name) &&
    !/^\.ht/i.test(name)
  )
}
